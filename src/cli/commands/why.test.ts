import { expect, test } from 'vitest';
import gallery from '../../../assets/gallery/proofs.json';
import recipes from '../../../assets/recipes.json';
import type { Proof } from '../../teach/weighting/account.ts';
import { fitful, json } from '../../testing/runs/tryOut.ts';
import { isLong } from '../../testing/share.ts';
import { proofSentence, words, type Language } from '../../words/index.ts';

test('says why there is no solution, and marks cells that show it', async () => {
  const { code, output } = await fitful('why', 'tetromino-5x4');
  expect(code).toBe(0);
  expect(output).toBe(
    'Cells of one colour of a chessboard are marked. 10 cells are marked, an even number. ' +
      'But wherever it lies, “T4” covers an odd number of marked cells, all others an even number: ' +
      'together an odd number.\n\n●.●.●\n.●.●.\n●.●.●\n.●.●.\n',
  );
  const { output: triangles } = await fitful('why', 'tetriamond-star', '--lang', 'ja');
  expect(triangles).toMatch(/^同じ向きの三角形に印があります。.*\n\n##▲##\nv▲v▲v\n▲v▲v▲\n##v##\n$/);
});

test('prints weights in columns, and all of them as JSON', async () => {
  const { output } = await fitful('why', 'trihex-i-triangle-5');
  expect(output).toContain('divided by 3, that leaves 2.');
  const figures = output.split('\n\n')[1]!.match(/-?\d/g)!.map(Number);
  const [proof] = await json('why', 'trihex-i-triangle-5', '--json');
  const weights = (proof!['weights'] as { weight: number }[]).map(({ weight }) => weight);
  expect(figures).toEqual(weights);
  expect(proof).toMatchObject({ relation: 'equal', modulus: 3, sums: { board: 2, pieces: 0 } });
  expect(weights.reduce((sum, weight) => sum + weight, 0)).toBe(2);
});

test('searches all where no marks show it, and says that there is a solution where one is', async () => {
  const searched = await fitful('why', 'tetrahex-triangle');
  expect(searched.code).toBe(0);
  const [counted] = await json('why', 'tetrahex-triangle', '--json');
  const placements = counted!['searched'] as number;
  expect(placements).toBeGreaterThan(1000);
  expect(searched.output).toBe(
    `There is no solution: ${placements.toLocaleString('en')} placements searched through. No marks on the cells show it.\n`,
  );
  expect(await fitful('why', 'pentomino-5x3')).toMatchObject({
    code: 1,
    output: '',
    refused: 'there is a solution: “fitful solve pentomino-5x3” shows it.',
  });
  expect(await fitful('why', 'pentomino-5x3', '--json')).toMatchObject({
    code: 1,
    output: '{"solvable":true}\n',
  });
});

/** The most placements that are searched through every day. */
const SEARCHED = 100_000;

const proofs: Readonly<Record<string, unknown>> = gallery;
const impossible = Object.entries(recipes).flatMap(([id, recipe]) =>
  'impossible' in recipe ? [{ id, searched: recipe.impossible }] : [],
);

test.each(impossible.filter(({ id }) => id in proofs))(
  'of $id it says and marks what the gallery does',
  async ({ id }) => {
    const proof = proofs[id] as Proof;
    for (const language of ['en', 'ja'] satisfies Language[]) {
      const { output } = await fitful('why', id, '--lang', language);
      expect(output.split('\n\n')[0]).toBe(proofSentence(proof, words(language)));
    }
    const [told] = await json('why', id, '--json');
    const weights = told!['weights'] as { weight: number }[];
    expect(weights.map(({ weight }) => weight)).toEqual(proof.weighting.weights);
  },
);

test.each(
  impossible.filter(({ id, searched }) => !(id in proofs) && (isLong || searched <= SEARCHED)),
)(
  'of $id, which no marks show to be impossible, it says what the gallery does, and a count finds no solution',
  async ({ id, searched }) => {
    for (const language of ['en', 'ja'] satisfies Language[]) {
      const { output } = await fitful('why', id, '--lang', language);
      expect(output).toBe(`${words(language).proof.searched(searched)}\n`);
    }
    expect((await fitful('count', id)).output).toBe('0\n');
  },
);
