import type { Overrides } from './dictionary.ts';

/** Whether a value has parts of its own, and is no sentence and no list of them. */
const hasParts = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A dictionary, or a part of one, in which some is said otherwise; what is made on use stays so. */
export function withOverrides<Said extends object>(said: Said, overrides: Overrides<Said>): Said {
  const before: Partial<Record<string, unknown>> = said;
  const after: PropertyDescriptorMap = Object.getOwnPropertyDescriptors(overrides);
  for (const [key, { value }] of Object.entries(after)) {
    if (!hasParts(value)) continue;
    const own = before[key];
    if (hasParts(own)) after[key] = { enumerable: true, value: withOverrides(own, value) };
  }
  const all: PropertyDescriptorMap = { ...Object.getOwnPropertyDescriptors(said), ...after };
  return Object.create(Object.prototype, all) as Said;
}
