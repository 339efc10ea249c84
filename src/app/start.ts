import { PlayOrder, type OrderState } from './playlist/playlist.ts';
import { keepCheckpoints, openCheckpoint } from './recovery/checkpoint.ts';
import { CodeLoader } from './modes/loader.ts';
import { themeOf } from '../settings/settings.ts';
import { mountOverlay, readSavedUi } from '../ui/index.tsx';
import { isPlacedJewel } from '../view/jewels/isPlacedJewel.ts';
import { Jewels } from '../view/jewels/jewels.ts';
import { Stage } from '../view/stage.ts';
import { loadWords, type Language } from '../words/index.ts';
import { readUserControl } from './address/addressBar.ts';
import { App } from './app.ts';
import { languageOf, onPreference } from './appearance.ts';
import { Catalogue, isPuzzle } from './library/catalogue.ts';
import { Checkpoints, isReloaded } from './recovery/checkpoints.ts';
import { followLink } from './opening/links.ts';
import { FrameLoop } from './frames/frameLoop.ts';
import { listenToPageAround } from './embedding/index.ts';
import { offerToHost } from './host.ts';
import { Recovery } from './recovery/recovery.ts';
import type { CourseReport } from './course/courseReport.ts';
import type { Mode } from './modes/mode.ts';
import type { PageResources } from './page.ts';
import { createCode } from './modes/saver/code.ts';
import { openFirstAddress } from './opening/openAddress.ts';
import { loadTypeface } from './typeface.ts';
import { prefetch } from './recovery/prefetch.ts';
import { Reloads } from './recovery/reloads.ts';
import { AddressGrammar, LONGEST_QUERY } from './address/grammar.ts';
import { Updates } from './recovery/updates.ts';
import { Workers } from './workers/workers.ts';
import { WorkerScripts } from './workers/workerScripts.ts';

/** Starts the page in an element, in place of its child `.start`, or has that child say why it cannot. */
export async function startPage(host: HTMLElement, modes: readonly Mode[]): Promise<void> {
  const start = host.querySelector('.start')!;
  const picture = host.appendChild(document.createElement('main'));
  const overlay = host.appendChild(document.createElement('div'));

  /** The style sheet is a separate file, which may have failed to load. */
  const isStyled = getComputedStyle(host).position === 'fixed';
  const course = await courseOnPage();
  const query = course?.query ?? location.search;
  const grammar = new AddressGrammar(isPuzzle);
  const { settings } = grammar.read(query);
  // UI state from before a reload.
  const saved: unknown = history.state;

  try {
    if (!isStyled) throw new Error('The style sheet could not be loaded.');
    const checkpoints = new Checkpoints(query.slice(0, LONGEST_QUERY));
    // Where it was reloaded with a state of its own, the address has the moment.
    const kept = saved === null && !course ? await checkpoints.take(isReloaded()) : undefined;
    const resources = resourcesOf(modes, grammar, kept?.order, course?.report);
    // Puzzle and code are fetched while the stage is set up.
    const [stage, opened] = await Promise.all([
      Stage.open(picture, themeOf(settings), { jewels: (theme) => new Jewels(theme) }),
      kept
        ? openCheckpoint(kept, resources).catch(() => openFirstAddress(query, resources))
        : openFirstAddress(query, resources),
    ]);
    // A lesson may have one of its own.
    stage.setTheme(themeOf(opened.settings));
    if (stage.jewels) stage.jewels.record = (kept?.jewels ?? []).filter(isPlacedJewel);
    const app = new App(stage, resources, opened, readUserControl(saved));
    mountOverlay(overlay, app, {
      entrances: modes.flatMap(({ entrance }) => entrance ?? []),
      insets: (viewports) => stage.setViewports(viewports),
      saved: readSavedUi(saved),
    });
    stage.layOut(performance.now());
    // What stands on the picture drifts with it.
    stage.onDrift = (x, y) => (overlay.style.translate = `${x}px ${y}px`);
    const keepCheckpoint = keepCheckpoints(app, checkpoints);
    const recovery = new Recovery(app, new Reloads());
    watchGraphics(stage, app, recovery);
    let tell = (_now: number): void => {};
    const loop = new FrameLoop(app.watching, resources.workers, picture, (now) => {
      recovery.frame(() => app.frame(now), now);
      keepCheckpoint(now);
      tell(now);
    });
    offerToHost(() => app.report(loop.isRunning), hostActions(app, loop));
    if (settings.embed) tell = listenToPageAround(app, window.fitful!);
    course?.sayOn(app);
    // Nothing is chosen, but everything takes on its look again.
    onPreference(() => app.commands.choose({}));
    start.remove();
    loadTypeface(() => stage.letterAnew());
    // A frame in another page loads as little as can be, and keeps nothing in the browser.
    if (!settings.embed) prefetch(resources, recovery);
  } catch (error) {
    start.textContent = await whyNot(languageOf(settings), isStyled, error);
    host.replaceChildren(start);
    throw error;
  }
}

function resourcesOf(
  modes: readonly Mode[],
  grammar: AddressGrammar,
  kept: OrderState | undefined,
  course: CourseReport | undefined,
): PageResources {
  const code = new CodeLoader(modes, createCode());
  const catalogue = new Catalogue(undefined, undefined, course?.lesson);
  const order = new PlayOrder(catalogue, kept ?? { chance: Math.random() });
  const updates = new Updates();
  const scripts = new WorkerScripts();
  const workers = new Workers((kind) => scripts.open(kind));
  return { modes, grammar, code, catalogue, order, workers, scripts, updates, course };
}

function watchGraphics(stage: Stage, app: App, recovery: Recovery): void {
  let isLost = false;
  stage.onContext = (lost) => {
    // It is said once, although each try to get the graphics back may fail.
    if (lost !== isLost) app.notices.set('graphicsLost', lost);
    isLost = lost;
    if (lost) recovery.graphicsLost();
  };
}

/** What a host page may do with the page, which leads the other windows from then on. */
function hostActions(app: App, loop: FrameLoop): Parameters<typeof offerToHost>[1] {
  const steered = (): App => {
    app.screens.steer();
    return app;
  };
  return {
    play: () => steered().playback.play(true),
    pause: () => steered().playback.play(false),
    step: (by) => steered().playback.step(by),
    seek: (step) => steered().playback.seek(step),
    open: (url) => followLink(steered(), new URL(url, location.href).search),
    limitFrames: (perSecond) => (app.watching.budget.limit = perSecond),
    stop: (isStopped) => loop.stop(isStopped),
    films: () => app.commands.films(),
    onLeave: (call) => (app.watching.onLeave = call),
  };
}

/**
 * The sentence that says why the page could not start.
 *
 * @throws the error itself if there are no words, while what stands there is in all languages
 */
async function whyNot(language: Language, isStyled: boolean, error: unknown): Promise<string> {
  const words = await loadWords(language).catch(() => undefined);
  if (!words) throw error;
  const { noGraphics, noStyles, notStarted } = words.page;
  const hasGraphics = document.createElement('canvas').getContext('webgl2') !== null;
  document.documentElement.lang = language;
  if (!isStyled) return noStyles;
  return hasGraphics ? notStarted(String(error)) : noGraphics;
}

/** Opens the lesson of a course, if the page holds one. */
async function courseOnPage() {
  const held = document.querySelector('script.course')?.textContent;
  if (!held) return undefined;
  return (await import('./course/index.ts')).openCourse(held, location.search);
}
