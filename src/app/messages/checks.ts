import { isRecord } from '../../solve/saved/validate.ts';

/** Whether a value is what a message has to have, which may come from anywhere. */
export type Check = (value: unknown) => boolean;

export const isText: Check = (value) => typeof value === 'string';
export const isFlag: Check = (value) => typeof value === 'boolean';
export const isNumber: Check = (value) => Number.isFinite(value);
export const oneOf =
  (...values: readonly string[]): Check =>
  (value) =>
    values.includes(value as string);
export const optional =
  (check: Check): Check =>
  (value) =>
    value === undefined || check(value);
export const listOf =
  (check: Check): Check =>
  (value) =>
    Array.isArray(value) && value.every(check);
export const tuple =
  (...checks: readonly Check[]): Check =>
  (value) =>
    Array.isArray(value) &&
    value.length === checks.length &&
    checks.every((check, i) => check(value[i]));
export const fields =
  (checks: Readonly<Record<string, Check>>): Check =>
  (value) =>
    isRecord(value) && Object.entries(checks).every(([name, check]) => check(value[name]));
