import { createMemo, Show, type JSX } from 'solid-js';
import { parsePuzzle } from '../puzzle/text.ts';
import { holdIssue, orientationsOf, readHold } from '../solve/hold.ts';
import { compile } from '../solve/problem.ts';
import type { Search } from '../solve/search.ts';
import type { Words } from '../words/index.ts';
import { Select } from './select.tsx';

interface HeldPieceProps {
  readonly words: Words;
  readonly search: Search;
  /** The puzzle, as text. */
  readonly text: string;
  choose(hold: string): void;
}

/** Where a piece to hold is chosen, and one of its orientations. What is passed over is not shown. */
export function HeldPiece(props: HeldPieceProps): JSX.Element {
  const say = () => props.words.held;
  const text = createMemo(() => props.text);
  const unique = createMemo(() => props.search.unique);
  const hold = createMemo(() => props.search.hold);
  const problem = () => compile(parsePuzzle(text()));
  const held = createMemo(() => {
    if (hold() === '') return undefined;
    const its = problem();
    if (holdIssue(its, unique(), hold())) return undefined;
    const { piece, orientation } = readHold(its, hold())!;
    const { name } = its.pieces[piece]!;
    return {
      name,
      number: orientation === undefined ? undefined : orientation + 1,
      all: orientationsOf(its.puzzle, its.pieces[piece]!),
      canStand: unique() && !holdIssue(its, true, name),
    };
  });
  const pieces = createMemo(() => {
    const puzzle = parsePuzzle(text());
    const isToChoose = (all: number, name: string): boolean => all > 1 || name === held()?.name;
    return puzzle.pieces
      .filter((piece) => isToChoose(orientationsOf(puzzle, piece), piece.name))
      .map(({ name }) => name);
  });
  const about = (): string => {
    const { automatic, none, standing, fixed } = say();
    const its = held();
    if (!its) return unique() ? automatic.about : none.about;
    return its.number === undefined ? standing.about : fixed.about;
  };
  return (
    <>
      <Select
        label={say().label}
        value={held()?.name ?? ''}
        options={[
          { value: '', text: (unique() ? say().automatic : say().none).name },
          ...pieces().map((name) => ({ value: name, text: name })),
        ]}
        hint={about()}
        choose={(name) => {
          const isEnough = name === '' || (unique() && !holdIssue(problem(), true, name));
          props.choose(isEnough ? name : `${name}:1`);
        }}
      />
      <Show when={held()}>
        {(its) => (
          <Select
            label={say().orientation}
            value={`${its().number ?? ''}`}
            options={[
              ...(its().canStand ? [{ value: '', text: say().standing.name }] : []),
              ...Array.from({ length: its().all }, (_, i) => ({
                value: `${i + 1}`,
                text: say().fixed.name(i + 1, its().all),
              })),
            ]}
            hint={say().orientationHint}
            choose={(number) =>
              props.choose(number === '' ? its().name : `${its().name}:${number}`)
            }
          />
        )}
      </Show>
    </>
  );
}
