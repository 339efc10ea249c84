import { hasPiecesInPlace } from '../../solve/problem.ts';
import { programLanguages, type ProgramLanguage } from '../../teach/program/index.ts';
import { programOf } from '../../teach/program/program.ts';
import { lateWords, wordsFor } from '../../words/index.ts';
import { titleOf } from '../../words/titles.ts';
import { CliError, DONE } from '../cliError.ts';
import { searchFor, searchOptions, type PuzzleCall, type PuzzleCommand } from '../command.ts';
import { formatOf, write } from '../outFile.ts';

/** The language that is named, else that of the file. */
function languageOf(call: PuzzleCall): ProgramLanguage {
  if (call.options.as) return call.options.as;
  return formatOf(call, ['py', 'js']) === 'js' ? 'js' : 'python';
}

/** `program`: a search as a program in another language. */
export const program: PuzzleCommand = {
  options: [...searchOptions, 'as', 'out'],
  *run(call, puzzle, name) {
    const language = languageOf(call);
    const { problem, search } = searchFor(call, puzzle);
    const made = programOf(problem, search);
    const dictionary = wordsFor({ areOptions: hasPiecesInPlace(puzzle) }, call.language);
    const { orders } = dictionary;
    const { program: say } = lateWords(dictionary);
    if (!made) throw new CliError(say.none(orders[search.order].name));
    const title = titleOf(name, puzzle, call.language);
    yield* write(call, programLanguages[language].write(made, title, say.comments));
    return DONE;
  },
};
