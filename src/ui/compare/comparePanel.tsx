import { lateWords } from '../../words/index.ts';
import { createEffect, createMemo, createSignal, For, Show, type JSX } from 'solid-js';
import type { Cell, Comparison } from '../../experiment/comparison/comparison.ts';
import {
  completeAmong,
  lacksSolution,
  medianSearchOf,
  shareOf,
  summariesOf,
  tablesOf,
  type TableRow,
} from '../../experiment/comparison/table.ts';
import { writeRuleSet, type Terms } from '../../experiment/comparison/terms.ts';
import { searches } from '../../experiment/searches.ts';
import { MOST_PANES } from '../../settings/searches.ts';
import { themes } from '../../theme/index.ts';
import type { DialogProps } from '../modeOverlay.ts';
import { raceLink } from '../experiments/watchLink.ts';
import { titleAt } from '../status/titleAt.ts';
import './compare.css';
import { CompareTable, sortedRows, type SortedBy } from './compareTable.tsx';
import type { CompareRuns } from './model.ts';
import type { Runs } from './runs.ts';
import { saveTable, tableFormats, type TableFormat } from './savedTable.tsx';
import { ruleSetName, TermsForm } from './termsForm.tsx';

interface ComparePanelProps extends DialogProps {
  readonly run: CompareRuns;
  readonly runs: Runs;
  readonly terms: Terms;
  choose(change: Partial<Terms>): void;
}

const cellName = ({ order, rules }: Pick<Cell, 'order' | 'rules'>): string =>
  `${order}:${writeRuleSet(rules)}`;

/** What is compared, the table of what is known, and what can be done with it. */
export function ComparePanel(props: ComparePanelProps): JSX.Element {
  const say = () => lateWords(props.words).comparing;
  const [sortedBy, sort] = createSignal<SortedBy>();
  const [selected, setSelected] = createSignal<ReadonlySet<string>>(new Set());
  const [cannotSave, setCannotSave] = createSignal(false);
  const title = () => titleAt(props.model);
  const comparison = createMemo((): Comparison => {
    const name = props.model.choices.puzzle ?? title();
    return { puzzles: [{ name, text: props.model.text }], ...props.terms };
  });
  // What runs has its button to stop it here alone.
  createEffect(() => props.runs.stopOthers(comparison()));
  const now = createMemo(() => props.runs.of(comparison()));
  const summaries = createMemo(() => summariesOf(comparison(), now().figures, now().progress));
  const table = createMemo(() => tablesOf(comparison(), summaries())[0]!);
  const columns = createMemo(() =>
    props.terms.ruleSets.map((rules) => ruleSetName(rules, props.words)),
  );
  /** A column that is there no more sorts nothing. */
  const by = (): SortedBy => {
    const column = sortedBy();
    return column !== undefined && column < columns().length ? column : undefined;
  };
  const share = () => shareOf(now().progress);
  const done = () => completeAmong(now().progress);
  const isRunning = () => now().phase === 'running';
  const nameAt = ({ order }: TableRow, column: number): string =>
    cellName({ order, rules: props.terms.ruleSets[column]! });
  const toggle = (name: string): void => {
    const next = new Set(selected());
    if (!next.delete(name)) next.add(name);
    setSelected(next);
  };
  const race = createMemo(() => {
    const chosen = summaries().filter(({ cell }) => selected().has(cellName(cell)));
    if (chosen.length === 0 || chosen.length > MOST_PANES) return undefined;
    const { puzzle, settings, lang, theme } = props.model.choices;
    const { puzzle: named, strategies } = settings;
    // A board that is divided in a race is not the one that the address names.
    if (puzzle === undefined && (strategies.length > 0 || 'id' in named)) return undefined;
    const subject = 'id' in named ? { puzzle: puzzle! } : { text: named.packed };
    const watched = searches.watched(chosen.map(medianSearchOf), props.terms.until);
    return raceLink({ ...subject, ...watched }, lang, theme);
  });
  const save = async (format: TableFormat): Promise<void> => {
    const saved = {
      comparison: comparison(),
      summaries: summaries(),
      table: table(),
      rows: sortedRows(table(), by()),
      columns: columns(),
      title: title(),
      theme: themes[props.model.choices.theme],
      words: props.words,
    };
    setCannotSave(!(await saveTable(saved, format)));
  };
  const status = (): string => {
    if (cannotSave()) return say().cannotSave;
    if (now().phase === 'failed') return say().failed;
    if (now().phase === 'done') return lacksSolution(summaries()) ? say().noSolution : say().over;
    return !isRunning() && now().figures.some(Boolean) ? say().stoppedNow : '';
  };
  return (
    <>
      <p class="hint">{say().about}</p>
      <details>
        <summary>{say().terms}</summary>
        <TermsForm
          words={props.words}
          terms={props.terms}
          choose={(change) => props.choose(change)}
        />
      </details>
      <CompareTable
        model={props.model}
        words={props.words}
        caption={`${title()} · ${say().goals[props.terms.until]}`}
        table={table()}
        columns={columns()}
        sortedBy={by()}
        sort={sort}
        isSelected={(row, column) => selected().has(nameAt(row, column))}
        select={(row, column) => toggle(nameAt(row, column))}
      />
      <div class="compare-progress">
        <progress
          max="1"
          value={share()}
          aria-label={say().progress(done(), now().progress.length, share())}
        />
        <p class="hint">{say().progress(done(), now().progress.length, share())}</p>
      </div>
      <p role="status">{status()}</p>
      <p class="hint">{say().boundMark(props.terms.steps)}</p>
      <div class="actions">
        <For each={tableFormats}>
          {(format) => (
            <button
              type="button"
              disabled={done() === 0}
              aria-label={`${say().saveAs} ${format.toUpperCase()}`}
              onClick={() => void save(format)}
            >
              {format.toUpperCase()}
            </button>
          )}
        </For>
        <Show
          when={race()}
          fallback={
            <button type="button" disabled title={say().raceHint}>
              {say().race}
            </button>
          }
        >
          {(link) => (
            <a class="wide" href={link()}>
              {say().race}
            </a>
          )}
        </Show>
        <Show when={now().phase !== 'done'}>
          <button
            type="button"
            class="chief"
            onClick={() =>
              isRunning() ? props.runs.stop() : props.runs.start(comparison(), props.run)
            }
          >
            {isRunning() ? say().stop : done() > 0 ? say().goOn : say().run}
          </button>
        </Show>
      </div>
      <p class="hint">{say().raceHint}</p>
    </>
  );
}
