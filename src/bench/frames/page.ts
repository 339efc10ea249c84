import { plainSearch } from '../../solve/search.ts';
import text from '../../../assets/puzzles/pentomino-6x10.txt?raw';
import { Showing } from '../../app/showing.ts';
import { parsePuzzle } from '../../puzzle/text.ts';
import { Stage } from '../../view/stage.ts';
import { themes } from '../../view/themes/index.ts';

declare global {
  interface Window {
    /** Frames drawn so far. */
    drawn: number;
  }
}

// ?speed=60 plays a board; without a speed the stage stays empty. Either way every frame is drawn.
const speed = new URLSearchParams(location.search).get('speed');
const puzzle = parsePuzzle(text);
const theme = themes.midnight;
const stage = await Stage.open(document.querySelector('main')!, theme);
const subject = { puzzle, search: { ...plainSearch, order: 'rows' } } as const;
const look = { letters: false, calm: false, language: 'en' } as const;
const showing = speed === null ? undefined : new Showing(stage, subject, theme, look);
if (showing) showing.player.speed = speed === 'max' ? 'max' : Number(speed);

window.drawn = 0;
let last = performance.now();
const frame = (now: number): void => {
  requestAnimationFrame(frame);
  showing?.frame(now, now - last);
  last = now;
  stage.frame(now);
  window.drawn++;
};
requestAnimationFrame(frame);
