import { createSignal, Show, type JSX } from 'solid-js';
import type { ModeOverlay, ControlProps } from '../modeOverlay.ts';
import { Announcement, How, StatusFooter } from '../status/statusFooter.tsx';

/** What the overlay shows of an Aztec diamond. */
interface AztecModel {
  readonly order: number;
  readonly seed: number;
  readonly dominoes: number;
  /** Begins anew with the next seed. */
  again(): void;
}

/** The overlay of all Aztec diamonds, which shows one of them at a time. */
export interface AztecOverlay {
  readonly overlay: ModeOverlay;
  show(diamond: AztecModel): void;
}

export function createAztecOverlay(): AztecOverlay {
  const [diamond, show] = createSignal<AztecModel>();
  return {
    show,
    overlay: {
      keys: [
        {
          key: 'A',
          group: 'playing',
          does: ({ aztec }) => aztec.againHint,
          press: () => diamond()!.again(),
        },
      ],
      without: ['next', 'search'],
      about: (_, { headline }) => headline.tiles,
      news: ({ status }, { headline }) => (status.finished ? headline.tiled : undefined),
      StatusLine: (props) => <AztecLine {...props} diamond={diamond()!} />,
    },
  };
}

/** Which diamond it is, and how far it is tiled. */
function AztecLine(props: ControlProps & { readonly diamond: AztecModel }): JSX.Element {
  const say = () => props.words.aztec;
  const isDone = () => props.model.status.finished;
  return (
    <>
      <StatusFooter
        words={props.words}
        isEnded={isDone()}
        figures={[say().dominoes(props.diamond.dominoes)]}
      >
        <b>{say().title(props.diamond.order)}</b>
        <How> · {say().seed(props.diamond.seed)}</How>
        <Show when={isDone()}> · {say().done}</Show>
      </StatusFooter>
      <Announcement text={isDone() ? say().done : ''} />
    </>
  );
}
