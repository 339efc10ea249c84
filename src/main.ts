import { steeredIn } from './app/addressBar.ts';
import { App } from './app/app.ts';
import { languageOf } from './app/appearance.ts';
import { Catalogue } from './app/catalogue.ts';
import { openFirstAddress, settingsIn } from './app/openAddress.ts';
import { offerToHost } from './app/host.ts';
import { prefetch } from './app/prefetch.ts';
import { Workers } from './app/workers/workers.ts';
import { keptIn, mountOverlay } from './ui/index.tsx';
import { Stage } from './view/stage.ts';
import { themes } from './theme/index.ts';
import { words } from './words/index.ts';

const host = document.querySelector<HTMLElement>('#app')!;
/** What the page says by itself until it starts. */
const start = host.querySelector('.start')!;
const picture = host.appendChild(document.createElement('main'));
const overlay = host.appendChild(document.createElement('div'));

/** The styles are a file of their own, which may not have come. */
const isStyled = getComputedStyle(host).position === 'fixed';
const query = location.search;
const settings = settingsIn(query);
// What somebody was at when the page was loaded anew.
const beside: unknown = history.state;

try {
  if (!isStyled) throw new Error('The style sheet could not be loaded.');
  const means = { catalogue: new Catalogue(), workers: new Workers() };
  // The puzzle is on its way while the stage is set up.
  const [stage, chosen] = await Promise.all([
    Stage.open(picture, themes[settings.theme]),
    openFirstAddress(query, means.catalogue),
  ]);
  const app = new App(stage, means, { ...chosen, isSteered: steeredIn(beside) });
  mountOverlay(
    overlay,
    app.model,
    app.commands,
    (viewports) => stage.setViewports(viewports),
    keptIn(beside),
  );
  offerToHost(() => app.report(), {
    play: () => app.play(true),
    pause: () => app.play(false),
    step: (by) => app.step(by),
    seek: (step) => app.seek(step),
    open: (url) => app.visit(new URL(url, location.href).search),
  });
  const frame = (now: number): void => {
    requestAnimationFrame(frame);
    app.frame(now);
  };
  requestAnimationFrame(frame);
  start.remove();
  prefetch(means);
} catch (error) {
  const language = languageOf(settings);
  const { noGraphics, noStyles, notStarted } = words(language).page;
  const hasGraphics = document.createElement('canvas').getContext('webgl2') !== null;
  document.documentElement.lang = language;
  if (!isStyled) start.textContent = noStyles;
  else start.textContent = hasGraphics ? notStarted(String(error)) : noGraphics;
  host.replaceChildren(start);
  throw error;
}
