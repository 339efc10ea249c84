import { Player } from '../play/player.ts';
import { sourceInPlace } from '../play/source.ts';
import { Tape } from '../play/tape.ts';
import { plainSearch } from '../solve/search.ts';
import { searchProcess } from '../solve/played/searchProcess.ts';
import { SearchReplay } from '../solve/played/searchReplay.ts';
import { problemOf } from './puzzles.ts';
import { median, say } from './report.ts';

const STEPS = 50_000_000;
const SEEKS = 100;
const FRAME_MS = 16;

/** Seeks in a run of fifty million steps: the time until the moment is on the board. */
export function benchWayBack(): void {
  const problem = problemOf('pentomino-6x10');
  const start = searchProcess(problem, { ...plainSearch, order: 'rows' });
  const tape = new Tape((deliver) => sourceInPlace(start, deliver));
  const player = new Player(new SearchReplay(problem), tape);
  player.seek(STEPS);
  while (player.playhead < STEPS) player.advance(FRAME_MS);
  const times: number[] = [];
  for (let i = 0; i < SEEKS; i++) {
    // Back and forth over the whole run, never near the same moment twice.
    const step = Math.floor(((i * 0.618_034) % 1) * STEPS);
    const before = performance.now();
    player.seek(step);
    while (player.playhead !== step) player.advance(FRAME_MS);
    times.push(performance.now() - before);
  }
  say('median', `${median(times).toFixed(1)} ms`);
  say('longest', `${Math.max(...times).toFixed(1)} ms`);
}
