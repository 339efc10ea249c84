import { createSignal, Show, type JSX } from 'solid-js';
import { Dynamic } from 'solid-js/web';
import { LazyDialog } from '../dialogs/lazyDialog.tsx';
import type { DialogProps } from '../modeOverlay.ts';
import { loadParts, type Parts } from '../shell/loadParts.ts';
import { createChoices } from './choices.ts';
import type { ToldStory } from './model.ts';

/** The dialog of pictures, of pieces to cut, and of storyboards, whose pages cover all while they are shown. */
export function PictureDialog(props: DialogProps): JSX.Element {
  const chosen = createChoices();
  const [pages, show] = createSignal<{ readonly parts: Parts; readonly story: ToldStory }>();
  const load = async () => {
    const parts = await props.commands.loadCode().then(loadParts);
    // The moment at which it was opened stays; behind it, the run may go on.
    const { at, unit } = props.model.timeline;
    return { parts, subject: props.commands.pictured(), at, unit };
  };
  return (
    <>
      <LazyDialog {...props} class="picture-dialog" say={props.words.picture} load={load}>
        {(loaded) => (
          <Dynamic
            component={loaded().parts.PicturePanel}
            {...props}
            {...chosen}
            subject={loaded().subject}
            at={loaded().at}
            unit={loaded().unit}
            show={(story: ToldStory) => {
              // What was loaded goes with the dialog.
              const { parts } = loaded();
              props.close();
              show({ parts, story });
            }}
          />
        )}
      </LazyDialog>
      <Show when={pages()}>
        {(shown) => (
          <Dynamic
            component={shown().parts.StoryPages}
            {...props}
            {...shown().story}
            choices={chosen.choices}
            close={() => {
              show(undefined);
              props.openDialog('picture');
            }}
          />
        )}
      </Show>
    </>
  );
}
