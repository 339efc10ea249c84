declare global {
  interface Window {
    /** Lets frames pass until a number of boards have followed each other, for two seconds at most; returns how many have. */
    passBoards(boards: number): Promise<number>;
    /** How many objects the page has on the graphics card. */
    graphics(): number;
  }
}

/**
 * Run in a page before its own scripts: its frames come as fast as it can draw them, each a quarter of a second after the
 * one before for the page, and nothing is drawn in them, as that takes most of the time without a graphics card.
 */
export function prelude(): void {
  let waiting: FrameRequestCallback[] = [];
  let now = performance.now();
  window.requestAnimationFrame = (frame) => waiting.push(frame);
  window.cancelAnimationFrame = (handle) => {
    if (handle === waiting.length) waiting = [];
  };
  const { prototype } = WebGL2RenderingContext;
  const nothing = { value: () => {} };
  Object.defineProperties(prototype, {
    drawArrays: nothing,
    drawElements: nothing,
    drawArraysInstanced: nothing,
    drawElementsInstanced: nothing,
  });

  let objects = 0;
  const count = (kind: string): void => {
    const api = prototype as unknown as Record<string, (...args: unknown[]) => unknown>;
    const [create, remove] = [api[`create${kind}`]!, api[`delete${kind}`]!];
    const alive = new WeakSet<object>();
    api[`create${kind}`] = function (...args) {
      const made = create.apply(this, args) as object;
      alive.add(made);
      objects++;
      return made;
    };
    api[`delete${kind}`] = function (...args) {
      const [gone] = args as [object | null];
      if (gone && alive.delete(gone)) objects--;
      return remove.apply(this, args);
    };
  };
  for (const kind of ['Buffer', 'Framebuffer', 'Program', 'Renderbuffer', 'Texture', 'VertexArray'])
    count(kind);
  window.graphics = () => objects;

  const turn = new MessageChannel();
  turn.port1.start();
  /** Lets messages of workers come in, without the least time that browsers set for timers. */
  const rest = (): Promise<unknown> =>
    new Promise((resolve) => {
      turn.port1.addEventListener('message', resolve, { once: true });
      turn.port2.postMessage(undefined);
    });
  const shown = (): string => {
    const { mode, panes } = window.fitful!.status();
    return `${mode} ${panes[0]?.puzzle}`;
  };
  window.passBoards = async (boards) => {
    let changes = 0;
    let last = shown();
    // For a while only, so that whoever waits can see how far it is.
    for (const end = performance.now() + 2000; changes < boards && performance.now() < end;) {
      now += 250;
      for (const frame of waiting.splice(0)) frame(now);
      const next = shown();
      if (next !== last) changes++;
      last = next;
      await rest();
    }
    return changes;
  };
}
