import type { Replay, Process } from '../../../run/process.ts';
import { Player } from '../../../play/player.ts';
import { sourceInPlace } from '../../../play/source.ts';
import { Tape } from '../../../play/tape.ts';
import { parsePuzzle } from '../../../puzzle/text.ts';
import { compile } from '../../../solve/problem.ts';
import { plainSearch } from '../../../solve/search.ts';
import { boardOf, type Board } from '../../../view/board/board.ts';
import { BoardView } from '../../../view/board/boardView.ts';
import { Stage } from '../../../view/stage.ts';
import { themes } from '../../../theme/index.ts';
import { Swapping, SwapReplay } from '../../runs/swapping.ts';
import { Telling, TellingReplay } from '../../runs/telling.ts';

/** A run on the page's own player and board view, controlled by a test. */
export interface Shown {
  /** Seeks to a step, and draws until nothing moves; returns the colour of each cell, −1 for open ones. */
  show(step: number): { readonly step: number; readonly colours: readonly number[] };
  /** Plays a number of frames at a speed in steps a second. */
  play(speed: number, frames: number): { readonly step: number };
}

declare global {
  interface Window {
    shown: Shown;
  }
}

const problem = compile(parsePuzzle(`pieces: pentomino\n\n${'......\n'.repeat(10)}`));
const side = 8;
const square: Board = {
  lattice: 'square',
  cells: Array.from({ length: side * side }, (_, i) => [i % side, Math.floor(i / side)] as const),
  others: [],
  labelled: [],
  palettes: [{ names: [...'ABCDEFGH'], kinds: side, scheme: 0 }],
  largest: side,
};

interface Case {
  readonly board: Board;
  readonly process: Process;
  readonly replay: Replay;
}

const cases: Readonly<Record<string, () => Case>> = {
  swaps: () => ({
    board: square,
    process: new Swapping(side, 1),
    replay: new SwapReplay(side, 1),
  }),
  everything: () => ({
    board: boardOf(problem.puzzle),
    process: new Telling(problem, plainSearch),
    replay: new TellingReplay(problem),
  }),
};

const { board, process, replay } = cases[new URLSearchParams(location.search).get('run')!]!();
const stage = await Stage.open(document.querySelector('main')!, themes.midnight);
const view = new BoardView(board, themes.midnight, {
  letters: 'none',
  calm: false,
  turns: false,
  labels: [],
});
stage.add(view, 0);
const player = new Player(replay, new Tape((deliver) => sourceInPlace(() => process, deliver)));
player.playing = false;

const FRAME = 1000 / 60;
let now = 0;
function frame(): void {
  now += FRAME;
  player.advance(FRAME);
  view.update(player.replay.tiling, now, player.playing ? player.pace : 0);
}

window.shown = {
  show(step) {
    player.seek(step);
    do frame();
    while (player.destination !== undefined || !view.settled);
    stage.frame(now);
    const { tiling } = player.replay;
    const colours = Array.from(tiling.owner, (tile) => (tile < 0 ? -1 : tiling.colourOf(tile)));
    return { step: player.at, colours };
  },
  play(speed, frames) {
    player.speed = speed;
    player.playing = true;
    for (let i = 0; i < frames; i++) frame();
    stage.frame(now);
    player.playing = false;
    return { step: player.at };
  },
};
