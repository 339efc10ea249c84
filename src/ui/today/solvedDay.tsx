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

/** What came of a day: the days in a row, or why it does not count; and a button to share it. */
export function SolvedDay(props: SolvedDayProps): JSX.Element {
  const say = () => props.words.today;
  const comesTo = (): string => {
    const { help, days } = props.game;
    if (help.isGiven) return say().notByHand;
    if (!isInTime(days.solved, days.date!)) return say().notInTime;
    return say().row(streakOf(days.solved, days.today));
  };
  return (
    <div class="solved-day leaves">
      <p>
        <span>{solvedWith(props.game, props.words)}</span>
        <Show when={comesTo()}>{(text) => <span class="row-of-days">{text()}</span>}</Show>
      </p>
      <button type="button" class="share-button" onClick={() => props.share()}>
        <ShareIcon />
        {say().share}
      </button>
    </div>
  );
}
