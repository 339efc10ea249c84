import { cutDxf, cutPresets, cutSvg } from '../../drawing/cutFile.ts';
import { cutSheet, mostKerf } from '../../drawing/cutting.ts';
import { CliError, DONE } from '../cliError.ts';
import { rejectTogether, type PuzzleCommand } from '../command.ts';
import { formatOf, write } from '../outFile.ts';

/** A cell's edge, the kerf and the gap if none is named, in mm. */
const EDGE = 20;
const KERF = 0;
const GAP = 3;
/** The line if none is named. */
const PLAIN = { colour: '#000000', width: 0.1 };

/** `cut`: the pieces of a puzzle, and its tray, as paths to cut. */
export const cut: PuzzleCommand = {
  options: ['mm', 'kerf', 'gap', 'tray', 'stroke', 'preset', 'out'],
  *run(call, puzzle) {
    rejectTogether(call, 'stroke', 'preset');
    const { options, say } = call;
    const { mm = EDGE, kerf = KERF, gap = GAP, tray = false, preset, stroke } = options;
    const format = formatOf(call, ['svg', 'dxf']);
    if (format === 'dxf' && (stroke || preset))
      throw new CliError(say.needs(stroke ? '--stroke' : '--preset', '--out x.svg'));
    const most = mostKerf(puzzle, mm);
    if (kerf >= most)
      throw new CliError(say.wideKerf('--kerf', Math.floor(most * 1000) / 1000, mm));
    const sheet = cutSheet(puzzle, { edge: mm, kerf, gap, hasTray: tray });
    const line = stroke ?? (preset ? cutPresets[preset] : PLAIN);
    yield* write(call, format === 'dxf' ? cutDxf(sheet) : cutSvg(sheet, line));
    return DONE;
  },
};
