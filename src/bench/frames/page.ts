import { createCode } from '../../app/modes/saver/oneBoard.ts';
import { defaults } from '../../settings/settings.ts';
import text from '../../../assets/puzzles/pentomino-6x10.txt?raw';
import { Workers } from '../../app/workers/workers.ts';
import { parsePuzzle } from '../../puzzle/text.ts';
import { Stage } from '../../view/stage.ts';
import { themes } from '../../theme/index.ts';

// ?speed=60 plays a board; without a speed the stage stays empty. Either way every frame is drawn.
const speed = new URLSearchParams(location.search).get('speed');
const stage = await Stage.open(document.querySelector('main')!, themes.midnight);
const settings = {
  ...defaults,
  search: { order: 'rows' },
  speed: speed === 'max' ? 'max' : Number(speed),
} as const;
const puzzle = parsePuzzle(text);
const showing =
  speed === null
    ? undefined
    : createCode().open(
        { puzzle, settings, isInterlude: false },
        {
          stage,
          workers: new Workers(),
          onSolution: () => {},
          onFailure: () => {},
          onChange: () => {},
          lessons: () => {},
          lessonsAtHand: [],
          solved: () => {},
          removeLesson: () => {},
          visit: () => {},
          takeControl: () => {},
          leaveMode: () => {},
          openIn: () => {},
          keepMoment: () => {},
          linkTo: () => Promise.resolve(''),
          link: () => '',
        },
      );

let last = performance.now();
const frame = (now: number): void => {
  requestAnimationFrame(frame);
  showing?.frame(now, now - last);
  last = now;
  stage.frame(now);
};
requestAnimationFrame(frame);
