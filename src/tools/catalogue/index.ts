import { recipeIn, writeRecipe, type RecipeFile } from '../../solve/saved/recipe.ts';
import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { argsOf } from '../args.ts';
import { countSolutions } from '../../count/count.ts';
import { calendar } from '../../puzzle/calendar.ts';
import { compile } from '../../solve/problem.ts';
import { doInChildren } from '../inChildren.ts';
import type { Proof } from '../../teach/weighting/account.ts';
import type { Outcome, Task } from './child.ts';

/**
 * Checks the catalogue: runs each recipe to its first solution or to the end, counts all solutions
 * where that takes less than a minute, and compares the numbers with those of the recipe and those
 * published. Prints a table; exits with 1 if anything differs.
 *
 *   npm run catalogue                    all of it
 *   npm run catalogue -- pentomino-6x10  only these
 *   npm run catalogue -- --find          finds recipes where there are none, and saves them
 *   npm run catalogue -- --count         counts where the recipe has no count, and saves it
 *   npm run catalogue -- --others        finds other searches where the recipe has none, and saves them
 *   npm run catalogue -- --orders        looks for orders with a tenth of a recipe's placements, too
 *   npm run catalogue -- --boards        finds boards for the gallery where there are none, and saves them
 *   npm run catalogue -- --proofs        finds proofs of puzzles without a solution, and saves them
 */
const { values, positionals } = argsOf('catalogue', {
  allowPositionals: true,
  options: {
    find: { type: 'boolean', default: false },
    count: { type: 'boolean', default: false },
    others: { type: 'boolean', default: false },
    boards: { type: 'boolean', default: false },
    proofs: { type: 'boolean', default: false },
    orders: { type: 'boolean', default: false },
  },
});
const assets = join(import.meta.dirname, '../../../assets');
const recipeFile = join(assets, 'recipes.json');
const recipes = JSON.parse(readFileSync(recipeFile, 'utf8')) as RecipeFile;
const boardFile = join(assets, 'gallery/boards.json');
const boards = JSON.parse(readFileSync(boardFile, 'utf8')) as Record<string, string>;
const proofFile = join(assets, 'gallery/proofs.json');
const proofs = JSON.parse(readFileSync(proofFile, 'utf8')) as Record<string, Proof>;
const ids = readdirSync(join(assets, 'puzzles')).map((file) => file.replace(/\.txt$/, ''));
for (const id of positionals) if (!ids.includes(id)) throw new Error(`There is no puzzle ${id}.`);

const tasks = ids
  .filter((id) => positionals.length === 0 || positionals.includes(id))
  .filter((id) => !values.find || !(id in recipes))
  .filter((id) => !values.count || recipes[id]?.unique === undefined)
  .filter((id) => !values.others || recipes[id]?.others === undefined)
  .filter((id) => !values.boards || boards[id] === undefined)
  .filter((id) => !values.proofs || (recipes[id]?.impossible !== undefined && !proofs[id]))
  .map((id): Task => {
    const text = readFileSync(join(assets, 'puzzles', `${id}.txt`), 'utf8');
    const recipe = values.find ? undefined : recipeIn(recipes, id);
    return {
      id,
      text,
      recipe,
      tryToCount: values.count,
      isOtherWanted: values.others,
      isCompared: values.orders,
      board: boards[id],
      proof: proofs[id],
    };
  });

/** Widths of columns; those of texts are negative. */
const widths = [-44, 6, 7, -42, 12, 9, 10, 10];
const print = (fields: Outcome['fields'], ...more: readonly string[]): void => {
  const padded = fields.map((field, i) => {
    const [text, width] = [String(field ?? ''), widths[i]!];
    return width < 0 ? text.padEnd(-width) : text.padStart(width);
  });
  console.log([...padded, ...more].join(' '));
};

print(['puzzle', 'cells', 'pieces', 'search', 'placements', 'seconds', 'unique', 'published']);
const found: Record<string, RecipeFile[string]> = { ...recipes };
let right = 0;
let wrong = 0;

/** Writes a record, a line for each entry, sorted by id. */
function writeRecord(file: string, record: Readonly<Record<string, unknown>>): void {
  const lines = Object.keys(record)
    .sort()
    .map((name) => `  ${JSON.stringify(name)}: ${JSON.stringify(record[name])}`);
  writeFileSync(file, `{\n${lines.join(',\n')}\n}\n`);
}

/** Writes the recipe, the board or the proof that was found. */
function keep({ id, recipe, board, proof }: Outcome): void {
  if ((values.find || values.count || values.others) && recipe) {
    found[id] = writeRecipe(recipe);
    writeRecord(recipeFile, found);
  }
  if (values.boards && board !== undefined) {
    boards[id] = board;
    writeRecord(boardFile, boards);
  }
  if (values.proofs && proof) {
    proofs[id] = proof;
    writeRecord(proofFile, proofs);
  }
}

/** Checks that every day of the calendar has a solution, and as many as published. */
function checkDays(): { days: number; fewest: bigint; most: bigint; wrong: string[] } {
  const counts: bigint[] = [];
  const wrong: string[] = [];
  for (const [id, puzzleOf] of calendar) {
    const puzzle = puzzleOf();
    const solutions = countSolutions(compile(puzzle), true);
    counts.push(solutions);
    if (solutions === 0n) wrong.push(`${id} has no solution`);
    if (puzzle.published !== undefined && puzzle.published !== solutions)
      wrong.push(`${id}: counted ${solutions}, published ${puzzle.published}`);
  }
  counts.sort((a, b) => (a < b ? -1 : Number(a > b)));
  return { days: counts.length, fewest: counts[0]!, most: counts.at(-1)!, wrong };
}

await doInChildren<Task, Outcome>({
  script: join(import.meta.dirname, 'child.ts'),
  workers: availableParallelism(),
  next: () => tasks.shift(),
  nameOf: ({ id }) => id,
  receive: (outcome) => {
    const isWrong = outcome.wrong.length > 0;
    const notes = [...outcome.notes, ...(isWrong ? [`WRONG: ${outcome.wrong.join('; ')}`] : [])];
    print(outcome.fields, notes.join('; '));
    keep(outcome);
    if (isWrong) wrong++;
    else right++;
  },
});
if (values.find || values.count) execFileSync('npm', ['exec', '--', 'oxfmt', recipeFile]);
if (positionals.length === 0 && !values.find && !values.count && !values.boards && !values.proofs) {
  const days = checkDays();
  console.log(`today: ${days.days} days with ${days.fewest} to ${days.most} solutions each`);
  for (const sentence of days.wrong) console.log(`WRONG: ${sentence}`);
  wrong += days.wrong.length;
}
console.log(`\n${right} right, ${wrong} wrong`);
process.exitCode = wrong > 0 ? 1 : 0;
