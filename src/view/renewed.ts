import { Container } from 'pixi.js';

/**
 * A container with the children of another, which it destroys: for another renderer, as a container keeps state of
 * the one that drew it.
 */
export function renewed(container: Container): Container {
  const fresh = new Container();
  // PixiJS fails to add none.
  if (container.children.length > 0) fresh.addChild(...container.children);
  container.destroy();
  return fresh;
}
