import {
  createEffect,
  createMemo,
  createSignal,
  mergeProps,
  onCleanup,
  Show,
  untrack,
  type JSX,
} from 'solid-js';
import { limits } from '../puzzle/errors.ts';
import { Announcer } from './announcer.tsx';
import { Controls } from './controls.tsx';
import { Count } from './count/count.tsx';
import { Experiments } from './experiments/experiments.tsx';
import { Help } from './help.tsx';
import { HowToSearch } from './howToSearch.tsx';
import { readSavedUi, type Draft, type SavedUi } from './savedUi.ts';
import { Gallery } from './gallery/gallery.tsx';
import { acceptTexts } from './acceptTexts.ts';
import { OpenText } from './openText.tsx';
import { attendPage } from './page.ts';
import type { NoticeProps, PartProps, Shown } from './part.ts';
import type { Insets } from '../theme/insets.ts';
import { EditPane } from './race/editPane.tsx';
import { Race } from './race/race.tsx';
import { reportInsets } from './insets.ts';
import { Settings } from './settings.tsx';
import { StatusLine } from './statusLine.tsx';

interface ControlLayerProps extends NoticeProps {
  readonly insets: (list: readonly Insets[]) => void;
  /** What somebody was at before the page was loaded anew. */
  readonly kept: SavedUi;
}

type Panel = 'count' | 'edit' | 'experiments' | 'help' | 'gallery' | 'search' | 'settings' | 'text';

/** What somebody is at, of all that would leave: it must not. */
const inUse = ':focus-visible, .menu.open, .terms :focus';

/** All that people steer with and read figures from: the dock at the foot of the page, and the dialogs. */
export function ControlLayer(props: ControlLayerProps): JSX.Element {
  const [panel, show] = createSignal<Panel | undefined>(untrack(() => props.kept.panel));
  const [draft, setDraft] = createSignal(untrack(() => props.kept.draft));
  const [hovered, setHovered] = createSignal(false);
  const [edited, setEdited] = createSignal<number>();
  const isRace = createMemo(() => props.model.race !== undefined);
  let dock!: HTMLDivElement;

  const edit = (pane: number): void => {
    setEdited(pane);
    show('edit');
  };
  /** A race has no search of its own: its first pane stands for it. */
  const search = (): void => {
    const first = props.model.race?.panes[0];
    if (first) edit(first.id);
    else show('search');
  };
  const present = attendPage({
    model: props.model,
    commands: props.commands,
    held: () => panel() !== undefined || dock.parentElement!.querySelector(inUse) !== null,
    help: () => show('help'),
    search,
    gallery: () => show('gallery'),
    count: () => show('count'),
    experiments: () => show('experiments'),
  });
  createEffect(() => props.commands.occupy(panel() !== undefined));
  onCleanup(() => props.commands.occupy(false));
  const shown = createMemo<Shown>((before) => {
    if (before && !present()) return before;
    const { status, timeline, race } = props.model;
    const panes = race?.panes.map((pane) => ({ ...pane, status: { ...pane.status } }));
    return {
      status: { ...status },
      timeline: { ...timeline },
      race: race && { ...race, panes: panes! },
    };
  });
  const part: PartProps = mergeProps(props, {
    get shown() {
      return shown();
    },
    restart: () => props.commands.restart(readSavedUi({ panel: panel(), draft: draft() })),
  });
  /** A dialog says that it has closed a moment later, when another may be open. */
  const closed = (which: Panel): void => void show((now) => (now === which ? undefined : now));
  const written = (): Draft => draft() ?? { text: props.model.text, wrong: undefined };
  /** Opens a text, or shows it with what is wrong. */
  const take = (text: string): void => {
    const wrong = props.commands.openText(text);
    setDraft(wrong === undefined ? undefined : { text, wrong });
    show(wrong === undefined ? undefined : 'text');
  };
  /** Says why something is not taken, beside whatever is written already. */
  const refuse = (why: 'tooLong' | 'unreadable'): void => {
    setDraft({ text: written().text, wrong: part.words.ui.notTaken[why](limits.text) });
    show('text');
  };
  const passOver = (opened: string): void =>
    props.commands.say(part.words.page.oneFileOnly(opened));
  onCleanup(acceptTexts({ take, refuse, passOver, hover: setHovered }));

  const aside = reportInsets({ dock: () => dock, present, placed: isRace }, (room) =>
    props.insets([room]),
  );

  return (
    <>
      <Show when={props.model.race}>
        {(race) => (
          <Race
            {...part}
            race={race()}
            present={present()}
            aside={aside()}
            insets={props.insets}
            edit={edit}
            experiments={() => show('experiments')}
          />
        )}
      </Show>
      <div ref={dock} class="dock">
        <Controls
          {...part}
          gallery={() => show('gallery')}
          count={() => show('count')}
          help={() => show('help')}
          settings={() => show('settings')}
        />
        <StatusLine {...part} />
      </div>
      <Show when={hovered()}>
        <p class="drop">{part.words.ui.dropHere}</p>
      </Show>
      <Show when={!isRace()}>
        <Announcer {...part} />
      </Show>
      <Settings
        {...part}
        open={panel() === 'settings'}
        gallery={() => show('gallery')}
        openText={() => show('text')}
        experiments={() => show('experiments')}
        search={search}
        close={() => closed('settings')}
      />
      <OpenText
        {...part}
        open={panel() === 'text'}
        draft={written()}
        write={(text) => setDraft({ text, wrong: written().wrong })}
        submit={() => take(written().text)}
        close={() => {
          // A draft with nothing in it, or nothing new, is no loss.
          if (['', props.model.text].includes(written().text)) setDraft(undefined);
          closed('text');
        }}
      />
      <HowToSearch {...part} open={panel() === 'search'} close={() => closed('search')} />
      <EditPane
        {...part}
        id={panel() === 'edit' ? edited() : undefined}
        close={() => closed('edit')}
      />
      <Gallery {...part} open={panel() === 'gallery'} close={() => closed('gallery')} />
      <Count {...part} open={panel() === 'count'} close={() => closed('count')} />
      <Experiments {...part} open={panel() === 'experiments'} close={() => closed('experiments')} />
      <Help {...part} open={panel() === 'help'} close={() => closed('help')} />
    </>
  );
}
