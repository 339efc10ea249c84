import { Show, type JSX } from 'solid-js';
import { Announcer } from './announcer.tsx';
import { How, StatusFooter } from './statusFooter.tsx';
import { pace, percent } from './figures.ts';
import { titleAt } from './titleAt.ts';
import { plainSearch } from '../../solve/search.ts';
import { searchInShort } from '../../words/names.ts';
import type { ControlProps } from '../modeOverlay.ts';

interface SearchReadoutProps extends ControlProps {
  /** The step from which the search goes on, if it was left there another time. */
  readonly resumed?: number | undefined;
  /** How far it came, while that is shown. */
  readonly reached?: string | undefined;
}

/** The puzzle and its search, the figures, and the progress, also announced to screen readers. */
export function SearchReadout(props: SearchReadoutProps): JSX.Element {
  const status = () => props.shown.status;
  const unique = () => props.model.choices.search.unique;
  const search = () => {
    const { choices, status: last } = props.model;
    // How solutions count is then said beside their number.
    const isSaid = last.finished && last.solutions > 0;
    const named = isSaid ? { ...choices.search, unique: plainSearch.unique } : choices.search;
    return searchInShort(named, props.words);
  };
  /** The pace, or a non-breaking space if there is nothing to say: an empty box would lower the line. */
  const paceOrImage = (): string => {
    if (props.model.passing)
      return props.words.ui.pace(pace(status().pace, props.model.choices.lang));
    return status().image ? props.words.ui.image : '\u00a0';
  };
  const figures = () => [
    props.words.ui.steps(status().steps),
    props.words.ui.placements(status().placements),
    props.words.ui.depth(status().depth, status().deepest),
    props.words.ui.deadEnds(status().deadEnds),
    props.words.ui.solutions(status().solutions),
    percent(status().progress, props.model.choices.lang),
    paceOrImage(),
  ];
  return (
    <>
      <StatusFooter
        words={props.words}
        isEnded={props.model.status.finished}
        hint={`${titleAt(props.model)} · ${search()}`}
        figures={figures()}
        progress={props.model.status.progress}
      >
        <b>{titleAt(props.model)}</b>
        <Show when={props.model.counting?.phase === 'running' && props.model.counting}>
          {(counting) => (
            <>
              {' '}
              ·{' '}
              {props.words.counts.beside(counting().progress, counting().text !== props.model.text)}
            </>
          )}
        </Show>
        <Show when={props.model.status.finished}>
          {' '}
          · {props.words.ui.finished(props.model.status.solutions, unique())}
          <Show when={props.model.isLastSolution}> · {props.words.ui.lastSolution}</Show>
        </Show>
        <Show when={props.reached}>{(reached) => <> · {reached()}</>}</Show>
        <Show when={!props.model.status.finished && props.resumed}>
          {(step) => <> · {props.words.ui.resumed(step())}</>}
        </Show>
        <How> · {search()}</How>
      </StatusFooter>
      <Announcer {...props} />
    </>
  );
}
