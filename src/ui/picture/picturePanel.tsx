import { lateWords } from '../../words/index.ts';
import { For, Match, Show, Switch, type JSX } from 'solid-js';
import { hasPiecesInPlace } from '../../solve/problem.ts';
import { Select } from '../widgets/fields.tsx';
import type { Made } from './choices.ts';
import { CutPart } from './cutPart.tsx';
import './picture.css';
import { PicturePart } from './picturePart.tsx';
import type { PictureProps } from './props.ts';
import { StoryPart } from './storyPart.tsx';

/** What can be made of the moment on show, one at a time. */
export function PicturePanel(props: PictureProps): JSX.Element {
  const say = () => lateWords(props.words).picturing;
  const { boards, puzzle } = props.subject;
  const place = (): number => Math.min(props.choices.board, boards.length - 1);
  const board = () => boards[place()]!;
  const offered = (): readonly Made[] => [
    'picture',
    ...(puzzle && !hasPiecesInPlace(puzzle) ? (['cut'] as const) : []),
    ...(puzzle && board().search ? (['story'] as const) : []),
  ];
  const made = (): Made =>
    offered().includes(props.choices.made) ? props.choices.made : 'picture';
  return (
    <>
      <div class="picture-kinds" role="group" aria-label={say().what}>
        <For each={offered()}>
          {(one) => (
            <button
              type="button"
              class="wide"
              aria-pressed={made() === one}
              onClick={() => props.change({ made: one })}
            >
              {say().tabs[one]}
            </button>
          )}
        </For>
      </div>
      <Show when={boards.length > 1}>
        <Select
          label={say().board}
          value={`${place()}`}
          options={boards.map((_, i) => ({ value: `${i}`, text: say().boardAt(i + 1) }))}
          choose={(value) => props.change({ board: Number(value) })}
        />
      </Show>
      <Switch>
        <Match when={made() === 'picture'}>
          <PicturePart {...props} board={board()} place={place()} />
        </Match>
        <Match when={made() === 'cut'}>
          <CutPart {...props} board={board()} place={place()} />
        </Match>
        <Match when={made() === 'story'}>
          <StoryPart {...props} board={board()} place={place()} />
        </Match>
      </Switch>
    </>
  );
}
