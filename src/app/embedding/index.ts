import { isOfMode } from '../../settings/settings.ts';
import { table } from '../../settings/table.ts';
import type { App } from '../app.ts';
import type { FitfulWindow } from '../host.ts';
import { Embedding, type Seen } from './embedding.ts';
import { heightFor } from './height.ts';

/** The shape of a picture of several boards. */
const WIDE = 16 / 9;

/**
 * Has the page around this one steer it by messages, if it is in a frame.
 *
 * @returns a function to be called in each frame, with its time in ms
 */
export function listenToPageAround(app: App, api: FitfulWindow): (now: number) => void {
  const { parent } = window;
  if (parent === window) return () => {};
  const { origin } = app.settings;
  const seen = (): Seen => {
    const { player } = app.scene;
    const solutions = app.scene.panes().reduce((sum, { status }) => sum + status.solutions, 0);
    const isOver = player.finished || player.isAtEnd;
    return { step: Math.ceil(player.at), solutions, isOver };
  };
  const height = (): number => {
    const aspect = isOfMode(table.search, app.settings.mode) ? app.model.aspect : WIDE;
    return heightFor(innerWidth, aspect, app.settings.ui);
  };
  // Nothing that is told is a secret.
  const post = (message: object): void => parent.postMessage(message, origin || '*');
  const embedding = new Embedding(api, { seen, height }, post);
  addEventListener('message', ({ source, origin: from, data }) => {
    const isFrom = source === parent && (origin === '' || origin === from.toLowerCase());
    if (isFrom) embedding.receive(data, performance.now());
  });
  return (now) => embedding.tell(now);
}
