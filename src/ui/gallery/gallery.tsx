import { createSignal, type JSX } from 'solid-js';
import { Dynamic } from 'solid-js/web';
import { loadParts } from '../later.tsx';
import { LaterDialog, type PanelProps } from '../laterDialog.tsx';
import { everything } from './sift.ts';

/** Every puzzle there is, to be looked through and chosen from. */
export function Gallery(props: PanelProps): JSX.Element {
  /** What was looked for is still there at the next opening. */
  const [wanted, want] = createSignal(everything);
  const load = async () => {
    const [{ Cabinet }, cards] = await Promise.all([loadParts(), props.commands.cards()]);
    return { Cabinet, cards };
  };
  return (
    <LaterDialog {...props} class="gallery" say={props.words.gallery} load={load}>
      {(its) => (
        <Dynamic
          component={its().Cabinet}
          cards={its().cards}
          words={props.words}
          theme={props.model.choices.theme}
          shown={props.model.choices.puzzle}
          wanted={wanted()}
          want={(wishes) => want((before) => ({ ...before, ...wishes }))}
          choose={(puzzle) => {
            props.close();
            props.commands.choose({ puzzle });
          }}
        />
      )}
    </LaterDialog>
  );
}
