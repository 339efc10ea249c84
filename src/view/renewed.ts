import { Container } from 'pixi.js';

/**
 * A container with the children of another, which it destroys: for another renderer, as a container keeps state of
 * the one that drew it.
 */
export function renewed(container: Container): Container {
  const fresh = new Container();
  // One by one, as PixiJS fails to add none.
  for (const child of container.removeChildren()) fresh.addChild(child);
  container.destroy();
  return fresh;
}
