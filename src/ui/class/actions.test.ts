import { expect, test } from 'vitest';
import { modelOf, openClass } from '../../testing/pages/openClass.ts';
import { focusOf, leave, toggleCover, toggleWords, turnFocus } from './actions.ts';

const inTurn = (...keys: readonly ('code' | 'sheets' | 'leave')[]) => {
  const { state } = openClass(modelOf('square-bar-corner', 0));
  return keys.map((key) => {
    if (key === 'leave') leave(state);
    else toggleCover(state, key);
    return state.cover;
  });
};

test('each takes itself away again, and gives way to another', () => {
  for (const cover of ['code', 'sheets'] as const) {
    expect(inTurn(cover, cover)).toEqual([cover, undefined]);
  }
  expect(inTurn('code', 'sheets', 'sheets')).toEqual(['code', 'sheets', undefined]);
});

test('a code is left, worksheets are not', () => {
  expect(inTurn('code', 'leave')).toEqual(['code', undefined]);
  expect(inTurn('sheets', 'leave')).toEqual(['sheets', 'sheets']);
});

test('the focus goes from the board to what is beside it, if anything is, and back to the whole page', () => {
  const bare = modelOf('square-bar-corner', 0);
  const { state, show } = openClass({ ...bare, panels: ['tree'] });
  const turned = () => {
    turnFocus(state);
    return focusOf(state);
  };
  expect(focusOf(state)).toBeUndefined();
  expect([turned(), turned(), turned(), turned()]).toEqual(['board', 'side', undefined, 'board']);
  turned();
  show(bare);
  expect(focusOf(state)).toBeUndefined();
  expect([turned(), turned()]).toEqual(['board', undefined]);
});

test('words are taken away and brought back, whatever has the focus', () => {
  const { state } = openClass(modelOf('square-bar-corner', 0));
  turnFocus(state);
  expect(state.hasWords).toBe(true);
  toggleWords(state);
  expect([state.hasWords, focusOf(state)]).toEqual([false, 'board']);
  toggleWords(state);
  expect([state.hasWords, focusOf(state)]).toEqual([true, 'board']);
});
