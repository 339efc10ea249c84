// Counts the covers of a matrix with one of the peers, in a process of its own and in plain
// JavaScript, as people use it: `node peer.mjs NAME FILE LAPS`. The file has the number of columns, and of each row
// the columns in it. Prints the count, and the milliseconds of the last lap.
import { readFileSync } from 'node:fs';

const peers = {
  async 'dancing-links'() {
    const { DancingLinks } = await import('dancing-links');
    return ({ columns, rows }) => {
      const solver = new DancingLinks().createSolver({ columns });
      for (const [i, row] of rows.entries()) solver.addSparseConstraint(i, row);
      return solver.findAll().length;
    };
  },
  async dlxlib() {
    const { default: dlxlib } = await import('dlxlib');
    return (matrix) => dlxlib.solve(full(matrix)).length;
  },
  async dance() {
    const { default: dance } = await import('dance');
    return (matrix) => dance.solve(full(matrix)).length;
  },
};

/** The matrix with its zeros. */
const full = ({ columns, rows }) =>
  rows.map((row) => Array.from({ length: columns }, (_, column) => (row.includes(column) ? 1 : 0)));

const [name, file, laps] = process.argv.slice(2);
const count = await peers[name]();
const matrix = JSON.parse(readFileSync(file, 'utf8'));
let result;
for (let lap = 0; lap < Number(laps); lap++) {
  const before = performance.now();
  const solutions = count(matrix);
  result = { solutions, milliseconds: performance.now() - before };
}
console.log(JSON.stringify(result));
