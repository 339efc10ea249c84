import { arrivalOf, framesOf, stateAt, type Film } from '../../play/film/film.ts';
import { MOST_COLOURS, smallerGif, type GifPlan } from '../../play/film/limits.ts';
import type { FilmProgress, MadeFilm } from '../../ui/film/model.ts';
import type { PageServices } from '../modes/services.ts';
import type { FilmEncoder } from './encoder.ts';
import { FilmScene, type FilmSubject } from './filmScene.ts';
import { encodeGif, TooLarge } from './gif.ts';
import { encodeStills } from './stills.ts';
import { encodeVideo } from './video.ts';

interface Making {
  readonly subject: FilmSubject;
  readonly workers: PageServices['workers'];
  readonly signal: AbortSignal;
  readonly told: (progress: FilmProgress) => void;
}

/** Makes a film frame by frame, whatever time that takes. Rejects if the signal aborts it. */
export async function makeFilm(film: Film, making: Making): Promise<MadeFilm> {
  let plan: GifPlan = { film, colours: MOST_COLOURS };
  for (;;) {
    try {
      return await makeOnce(plan, making);
    } catch (error) {
      const smaller = error instanceof TooLarge ? smallerGif(plan, error.share) : undefined;
      if (!smaller) throw error;
      plan = smaller;
    }
  }
}

async function makeOnce(
  plan: GifPlan,
  { subject, workers, signal, told }: Making,
): Promise<MadeFilm> {
  const { film } = plan;
  const canvas = document.createElement('canvas');
  canvas.width = film.width;
  canvas.height = film.height;
  const isRead = film.format === 'gif';
  const context = canvas.getContext('2d', { alpha: false, willReadFrequently: isRead })!;
  const encoder = await encoderOf(plan, canvas);
  let scene: FilmScene | undefined;
  try {
    scene = await FilmScene.open(subject, workers, film);
    await scene.begin(stateAt(film, 0), signal);
    const frames = framesOf(film);
    const rest = frames - arrivalOf(film);
    let last = frames;
    let frame = 0;
    for (; frame < last; frame++) {
      const state = stateAt(film, frame);
      const isThere = await scene.bring(state, signal);
      // The end of the run stays as long as the last moment would.
      if (!isThere) last = Math.min(last, frame + rest);
      if (!state.playing) scene.comeToRest();
      // Each shows its moment as it is when the next one comes.
      scene.draw(state.playing ? 1000 / film.fps : 0);
      context.drawImage(scene.surface, 0, 0);
      await encoder.add(canvas);
      told({ done: frame + 1, frames: last, film });
      await turn();
    }
    signal.throwIfAborted();
    return { file: await encoder.finish(), film, frames: frame };
  } catch (error) {
    await encoder.cancel();
    throw error;
  } finally {
    scene?.close();
    // Browsers free a canvas without pixels at once.
    canvas.width = canvas.height = 0;
  }
}

function encoderOf(plan: GifPlan, canvas: HTMLCanvasElement): Promise<FilmEncoder> {
  const { film } = plan;
  if (film.format === 'gif') return Promise.resolve(encodeGif(plan));
  if (film.format === 'png') return Promise.resolve(encodeStills(film));
  return encodeVideo(film, canvas);
}

/** Lets the page go on; not by a timer, as those of a page that is not seen are slow. */
const turn = (): Promise<void> =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener('message', () => {
      port1.close();
      resolve();
    });
    port1.start();
    port2.postMessage(undefined);
  });
