import { For, Match, Switch, type JSX } from 'solid-js';
import type { Made } from './choices.ts';
import { CutPart } from './cutPart.tsx';
import './picture.css';
import { PicturePart } from './picturePart.tsx';
import type { PictureProps } from './props.ts';
import { StoryPart } from './storyPart.tsx';

/** What can be made of the moment on show, one at a time. */
export function PicturePanel(props: PictureProps): JSX.Element {
  const say = () => props.words.picture;
  const offered: readonly Made[] = [
    'picture',
    ...(props.subject.puzzle ? (['cut'] as const) : []),
    ...(props.subject.puzzle && props.subject.search ? (['story'] as const) : []),
  ];
  const made = (): Made => (offered.includes(props.choices.made) ? props.choices.made : 'picture');
  return (
    <>
      <div class="picture-kinds" role="group" aria-label={say().what}>
        <For each={offered}>
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
      <Switch>
        <Match when={made() === 'picture'}>
          <PicturePart {...props} />
        </Match>
        <Match when={made() === 'cut'}>
          <CutPart {...props} />
        </Match>
        <Match when={made() === 'story'}>
          <StoryPart {...props} />
        </Match>
      </Switch>
    </>
  );
}
