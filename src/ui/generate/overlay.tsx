import { batch, createSignal } from 'solid-js';
import { createStore } from 'solid-js/store';
import type { ModeOverlay } from '../modeOverlay.ts';
import { HowToMake } from './howToMake.tsx';
import { GenerateLine } from './generateLine.tsx';
import type { GenerateCommands, GenerateModel } from './model.ts';
import { headlineOf, newsOf } from './told.ts';
import './generate.css';

/** The overlay of all boards that are divided, which shows one of them at a time. */
export interface GenerateOverlay {
  readonly overlay: ModeOverlay;
  /** Shows a board; to be called whenever it has changed, and before the overlay is first on the page. */
  show(making: GenerateModel, commands: GenerateCommands): void;
}

export function createGenerateOverlay(): GenerateOverlay {
  const [shown, setShown] = createStore<{ making?: GenerateModel }>({});
  const [commands, setCommands] = createSignal<GenerateCommands>();
  return {
    show: (next, makerCommands) =>
      batch(() => {
        setCommands(() => makerCommands);
        setShown('making', next);
      }),
    overlay: {
      headline: (_, words) => headlineOf(shown.making!, words),
      news: (model, words) => newsOf(shown.making!, model, words),
      keys: [
        {
          key: 'A',
          group: 'puzzle',
          does: ({ generate }) => generate.againHint,
          press: () => commands()!.again(),
        },
        {
          key: 'X',
          group: 'puzzle',
          does: ({ generate }) => generate.stopHint,
          press: () => commands()!.stop(),
        },
        {
          key: 'V',
          group: 'puzzle',
          does: ({ generate }) => generate.solveHint,
          press: () => commands()!.solve(),
        },
      ],
      StatusLine: (props) => <GenerateLine {...props} making={shown.making!} make={commands()!} />,
      SearchDialog: (props) => <HowToMake {...props} making={shown.making!} make={commands()!} />,
    },
  };
}
