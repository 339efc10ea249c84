/** An amount of memory in MB or GB, as `--memory` takes it: of 2²⁰ and 2³⁰ bytes. The same in every language. */
export function memorySize(bytes: number): string {
  const isLarge = bytes >= 2 ** 30;
  const amount = bytes / (isLarge ? 2 ** 30 : 2 ** 20);
  return `${amount < 10 ? Math.floor(10 * amount) / 10 : Math.floor(amount)} ${isLarge ? 'GB' : 'MB'}`;
}

/** The least amount of memory that is as much, as it is typed after `--memory`. */
export const typedMemory = (bytes: number): string => `${Math.ceil(bytes / 2 ** 20)}M`;
