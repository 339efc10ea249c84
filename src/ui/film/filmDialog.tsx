import { onCleanup, type JSX } from 'solid-js';
import { Dynamic } from 'solid-js/web';
import { LazyDialog } from '../dialogs/lazyDialog.tsx';
import type { DialogProps } from '../modeOverlay.ts';
import { loadParts } from '../shell/loadParts.ts';
import { createFilmJob } from './filmJob.ts';

/** The dialog that makes films of what is on show. One that is being made goes on while it is closed. */
export function FilmDialog(props: DialogProps): JSX.Element {
  const job = createFilmJob();
  onCleanup(() => job.cancel());
  const load = async () => {
    const [{ FilmPanel }, studio] = await Promise.all([
      props.commands.loadCode().then(loadParts),
      props.commands.films(),
    ]);
    return { FilmPanel, studio };
  };
  return (
    <LazyDialog {...props} class="film" say={props.words.film} load={load}>
      {(loaded) => (
        <Dynamic component={loaded().FilmPanel} {...props} studio={loaded().studio} job={job} />
      )}
    </LazyDialog>
  );
}
