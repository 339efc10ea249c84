import { Show, type JSX } from 'solid-js';
import { isInTime, streakOf } from '../../game/streak.ts';
import type { Words } from '../../words/index.ts';
import type { PlayModel } from '../play/model.ts';
import { solvedWith } from '../play/toldOf.ts';
import { ShareIcon } from './icons.tsx';
import './today.css';

interface SolvedDayProps {
  readonly words: Words;
  readonly game: PlayModel;
  share(): void;
}

/** What a solved day comes to, in words: the days in a row, or why it does not count; empty if it is no day. */
export function comesTo({ isSolved, help, days }: PlayModel, { today }: Words): string {
  if (!isSolved || days.date === undefined) return '';
  if (help.isGiven) return today.notByHand;
  if (!isInTime(days.solved, days.date)) return today.notInTime;
  return today.row(streakOf(days.solved, days.today));
}

/** What came of a day, over its board, and a button to share it. */
export function SolvedDay(props: SolvedDayProps): JSX.Element {
  return (
    <div class="solved-day leaves">
      <p>
        <span>{solvedWith(props.game, props.words)}</span>
        <Show when={comesTo(props.game, props.words)}>
          {(text) => <span class="row-of-days">{text()}</span>}
        </Show>
      </p>
      <button type="button" class="share-button" onClick={() => props.share()}>
        <ShareIcon />
        {props.words.today.share}
      </button>
    </div>
  );
}
