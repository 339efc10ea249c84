import { App } from './app/app.ts';
import { languageOf } from './app/appearance.ts';
import { chosenIn, settingsIn } from './app/chosen.ts';
import { offerToHost } from './app/host.ts';
import { mountOverlay } from './ui/index.tsx';
import { Stage } from './view/stage.ts';
import { themes } from './view/themes/index.ts';
import { words } from './words/index.ts';
import './app/page.css';

const host = document.querySelector<HTMLElement>('#app')!;
const picture = host.appendChild(document.createElement('main'));
const overlay = host.appendChild(document.createElement('div'));

const query = location.search;
const settings = settingsIn(query);
try {
  // The puzzle is on its way while the stage is set up.
  const [stage, chosen] = await Promise.all([
    Stage.open(picture, themes[settings.theme]),
    chosenIn(query),
  ]);
  const app = new App(stage, chosen);
  mountOverlay(overlay, app.model, app.commands, (places) => stage.setPlaces(places));
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
} catch (error) {
  picture.textContent = words(languageOf(settings)).page.noGraphics;
  throw error;
}
