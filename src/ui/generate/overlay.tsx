import { batch, createSignal } from 'solid-js';
import { createStore } from 'solid-js/store';
import { noRequirements } from '../../generate/asked.ts';
import type { ModeOverlay } from '../modeOverlay.ts';
import { HowToMake } from './howToMake.tsx';
import { GenerateLine } from './generateLine.tsx';
import type { GenerateCommands, GenerateModel } from './model.ts';
import './generate.css';

/** The overlay of all boards that are divided, which shows one of them at a time. */
export interface GenerateOverlay {
  readonly overlay: ModeOverlay;
  /** Shows a board; to be called whenever it has changed, and before the overlay is first on the page. */
  show(making: GenerateModel, commands: GenerateCommands): void;
}

export function createGenerateOverlay(): GenerateOverlay {
  const [making, setMaking] = createStore<GenerateModel>({
    strategy: 'restart',
    usual: { strategy: 'restart', isAsked: true },
    seed: 0,
    asked: 'auto',
    require: noRequirements,
    size: undefined,
    sets: [],
    blocks: 1,
    issue: undefined,
    work: undefined,
    isWorking: false,
    divisions: undefined,
    score: 0,
    steps: 0,
    tries: 0,
    whole: 0,
    restarts: 0,
    temperature: 0,
    charted: 0,
  });
  const [commands, setCommands] = createSignal<GenerateCommands>();
  return {
    show: (next, its) =>
      batch(() => {
        setCommands(() => its);
        setMaking(next);
      }),
    overlay: {
      about: (_, { headline }) => headline.divides,
      keys: [
        { key: 'A', does: ({ generate }) => generate.againHint, press: () => commands()!.again() },
        { key: 'X', does: ({ generate }) => generate.stopHint, press: () => commands()!.stop() },
        { key: 'V', does: ({ generate }) => generate.solveHint, press: () => commands()!.solve() },
      ],
      StatusLine: (props) => <GenerateLine {...props} making={making} make={commands()!} />,
      SearchDialog: (props) => <HowToMake {...props} making={making} make={commands()!} />,
    },
  };
}
