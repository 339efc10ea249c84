import type { PieceRefused } from '../../teach/moment/explanation.ts';
import type { Names } from '../../teach/moment/names.ts';

/** The reason why an option cannot cover an item: the form before a comma, and the form that ends a sentence. */
export function optionObstacle(
  { piece, ways, leaving, overlapped }: PieceRefused,
  names: Names,
): readonly [continued: string, ended: string] {
  const option = `候補${names.piece(piece)}`;
  if (ways === 0) return [`${option}はこれを含まず`, `${option}はこれを含みません`];
  if (leaving > 0) return [`${option}は盤面からはみ出し`, `${option}は盤面からはみ出します`];
  const shares = `${option}は候補${overlapped.map(names.piece).join('、')}と同じ項目を含み`;
  return [shares, `${shares}ます`];
}

export const optionStuck = (item: number, names: Names): string =>
  names.isCell(item)
    ? `行き止まり：項目${names.item(item)}を覆う候補はもうありません。`
    : `行き止まり：候補${names.item(item)}はもう選べません。`;
