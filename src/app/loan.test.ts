import { defaults } from '../settings/settings.ts';
import { expect, test } from 'vitest';
import { Loan } from './loan.ts';

const changes = { mode: 'race', unique: true, panes: [1, 2] };

test('what is lent is returned as it was', () => {
  const before = { ...defaults, search: { order: 'peel' } as const };
  const loan = new Loan(before, changes);
  expect(loan.settings).toEqual({ ...before, ...changes });
  expect(loan.returned(loan.settings)).toEqual(before);
});

test('what users have changed since stays, lent or not', () => {
  const loan = new Loan(defaults, changes);
  const chosen = { ...loan.settings, mode: 'class', theme: 'paper', speed: 30 } as const;
  expect(loan.returned(chosen)).toMatchObject({
    mode: 'class',
    theme: 'paper',
    speed: 30,
    unique: false,
  });
  expect(loan.holds('mode', chosen)).toBe(false);
  expect(loan.holds('unique', chosen)).toBe(true);
  expect(loan.holds('theme', chosen)).toBe(false);
  expect(loan.without('mode').returned(loan.settings)).toMatchObject({
    mode: 'race',
    unique: false,
  });
});
