import { cutDxf, cutPresets, cutSvg, PLAIN_STROKE } from '../../drawing/cutFile.ts';
import { cutSheet, mostKerf, USUAL_CUT } from '../../drawing/cutting.ts';
import type { LaidPiece, Puzzle } from '../../puzzle/types.ts';
import { hasPiecesInPlace } from '../../solve/problem.ts';
import { CliError, DONE } from '../cliError.ts';
import { rejectTogether, searchOptions, type PuzzleCall, type PuzzleCommand } from '../command.ts';
import { laidAt } from '../momentOf.ts';
import { formatOf, write } from '../outFile.ts';

/** The options that say where pieces lie. */
const laidOptions = [...searchOptions, 'solution'] as const;

/**
 * The pieces that are cut as they lie in a solution; undefined if all are to lie apart.
 *
 * @throws CliError for options of the other layout, for no kerf, or if there is no such solution
 */
function laidIn(call: PuzzleCall, puzzle: Puzzle, kerf: number): readonly LaidPiece[] | undefined {
  const { options, say } = call;
  if (options.layout === 'solved') {
    if (kerf === 0) throw new CliError(say.together('--layout solved', '--kerf 0'));
    return laidAt(call, puzzle);
  }
  const needless = laidOptions.find((name) => options[name] !== undefined);
  if (needless) throw new CliError(say.needs(`--${needless}`, '--layout solved'));
  return undefined;
}

/** `cut`: the pieces of a puzzle, and its tray, as paths to cut. */
export const cut: PuzzleCommand = {
  options: [...laidOptions, 'layout', 'mm', 'kerf', 'gap', 'tray', 'stroke', 'preset', 'out'],
  *run(call, puzzle) {
    rejectTogether(call, 'stroke', 'preset');
    const { options, say } = call;
    if (hasPiecesInPlace(puzzle)) throw new CliError(say.notCut());
    const { mm = USUAL_CUT.edge, kerf = USUAL_CUT.kerf, gap = USUAL_CUT.gap } = options;
    const { tray = USUAL_CUT.hasTray, preset, stroke } = options;
    const format = formatOf(call, ['svg', 'dxf']);
    if (format === 'dxf' && (stroke || preset))
      throw new CliError(say.needs(stroke ? '--stroke' : '--preset', '--out x.svg'));
    const most = mostKerf(puzzle, mm);
    if (kerf >= most)
      throw new CliError(say.wideKerf('--kerf', Math.floor(most * 1000) / 1000, mm));
    const terms = { edge: mm, kerf, gap, hasTray: tray };
    const sheet = cutSheet(puzzle, terms, laidIn(call, puzzle, kerf));
    const line = stroke ?? (preset ? cutPresets[preset] : PLAIN_STROKE);
    yield* write(call, format === 'dxf' ? cutDxf(sheet) : cutSvg(sheet, line));
    return DONE;
  },
};
