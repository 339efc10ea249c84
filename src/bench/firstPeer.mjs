// Finds a first cover with dancing-links for each matrix it is sent, and sends the milliseconds. It is sent
// the number of columns, and of each row the columns in it.
import { DancingLinks } from 'dancing-links';

process.on('message', ({ columns, rows }) => {
  const before = performance.now();
  const solver = new DancingLinks().createSolver({ columns });
  for (const [i, row] of rows.entries()) solver.addSparseConstraint(i, row);
  const found = solver.findOne();
  const milliseconds = performance.now() - before;
  process.send(found.length > 0 ? milliseconds : Infinity);
});
