import { createEffect, createSignal, type JSX } from 'solid-js';
import { unknownNames } from '../../solve/orders/pieceOrder.ts';
import type { Words } from '../../words/index.ts';
import { TextField } from '../widgets/fields.tsx';

interface PieceNamesProps {
  readonly words: Words;
  /** The names in use; empty while none have been chosen. */
  readonly names: readonly string[];
  /** The names of the puzzle's pieces. */
  readonly known: readonly string[];
  choose(names: readonly string[]): void;
}

/** A field for the names of the pieces to try first, separated by commas; reports unknown names. */
export function PieceNames(props: PieceNamesProps): JSX.Element {
  const [written, write] = createSignal('');
  createEffect(() => write(props.names.join(', ')));
  const names = () =>
    written()
      .split(',')
      .map((name) => name.trim())
      .filter((name) => name !== '');
  const unknown = () => unknownNames(names(), props.known);
  const wrong = () => props.words.search.unknownNames(unknown(), props.known.join(', '));
  return (
    <TextField
      label={props.words.search.names}
      placeholder={props.known.slice(0, 3).join(', ')}
      value={written()}
      wrong={unknown().length > 0 ? wrong() : ''}
      onChange={(event) => {
        write(event.currentTarget.value);
        if (names().length > 0 && unknown().length === 0) props.choose(names());
      }}
    />
  );
}
