import { panelIds, type PanelId } from '../../../settings/panelIds.ts';
import { StackPanel, CodePanel } from './codePanel.tsx';
import { For, Show, type Component, type JSX } from 'solid-js';
import { Dynamic } from 'solid-js/web';
import type { Words } from '../../../words/index.ts';
import { PathIcon } from '../../widgets/icons.tsx';
import { Menu } from '../../widgets/menu.tsx';
import { MatrixPanel } from '../matrix/matrixPanel.tsx';
import { toggleLost, togglePanel } from '../actions.ts';
import type { ClassProps } from '../state.ts';
import { ShelfPanel } from '../row/classShelf.tsx';
import { ColoursPanel } from './coloursPanel.tsx';
import { ProofPanel } from './proofPanel.tsx';
import { TreePanel } from '../tree/treePanel.tsx';
import './panels.css';

/** A panel beside the board, which follows from the moment alone. */
interface Panel {
  readonly key?: string;
  /** The name of the panel. */
  readonly words: (words: Words) => { readonly title: string };
  readonly Panel: Component<ClassProps>;
}

export const panels: Readonly<Record<PanelId, Panel>> = {
  code: { key: 'P', words: (words) => words.code, Panel: CodePanel },
  stack: { key: 'O', words: (words) => words.stack, Panel: StackPanel },
  tree: { key: 'T', words: (words) => words.tree, Panel: TreePanel },
  shelf: { words: (words) => words.shelf, Panel: ShelfPanel },
  matrix: { key: 'Y', words: (words) => words.matrix, Panel: MatrixPanel },
  colours: { key: 'Shift L', words: (words) => words.colours, Panel: ColoursPanel },
  proof: { words: (words) => words.proof, Panel: ProofPanel },
};

/** The panels that are switched on, from top to bottom; they are made anew for another search. */
export const Panels = (props: ClassProps): JSX.Element => (
  <Show when={props.moment.problem} keyed>
    <For each={panelIds.filter((id) => props.moment.panels.includes(id))}>
      {(id) => <Dynamic component={panels[id].Panel} {...props} />}
    </For>
  </Show>
);

/** Switches panels on and off. */
export function PanelMenu(props: ClassProps): JSX.Element {
  const say = () => props.words.classroom;
  return (
    <Menu
      label={say().panelsHint}
      class="panel-menu"
      items={[
        ...panelIds.map((id) => {
          const { key, words } = panels[id];
          const { title } = words(props.words);
          return {
            text: key === undefined ? title : `${title} (${key})`,
            checked: props.moment.panels.includes(id),
            run: () => togglePanel(props.state, id),
          };
        }),
        {
          text: `${say().lostSince} (Shift V)`,
          checked: props.moment.tellsLost,
          run: () => toggleLost(props.state),
        },
      ]}
    >
      <PathIcon strokes="M3.5 5h17v14h-17zM13.5 5v14M13.5 12h7" />
    </Menu>
  );
}
