// A solver of others, in a process of its own and in plain JavaScript, as people use it.
// `node peer.mjs NAME FILE LAPS` counts the covers of a matrix, and prints the count and the milliseconds of
// the last lap. The file has the number of columns, and of each row the columns in it. `node peer.mjs firsts`
// finds a first cover with dancing-links for each such matrix that it is sent, and answers with the
// milliseconds.
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

const timed = (run) => {
  const before = performance.now();
  const result = run();
  return { result, milliseconds: performance.now() - before };
};

const [name, file, laps] = process.argv.slice(2);
if (name === 'firsts') {
  const { DancingLinks } = await import('dancing-links');
  process.on('message', ({ columns, rows }) => {
    const { result, milliseconds } = timed(() => {
      const solver = new DancingLinks().createSolver({ columns });
      for (const [i, row] of rows.entries()) solver.addSparseConstraint(i, row);
      return solver.findOne();
    });
    process.send(result.length > 0 ? milliseconds : Infinity);
  });
} else {
  const count = await peers[name]();
  const matrix = JSON.parse(readFileSync(file, 'utf8'));
  let found;
  for (let lap = 0; lap < Number(laps); lap++) found = timed(() => count(matrix));
  console.log(JSON.stringify({ solutions: found.result, milliseconds: found.milliseconds }));
}
