import type { SettingName } from './settings.ts';

/** A box to check or a list to choose from, which a host shows for a setting or a part of one. */
export type Control = {
  /** Its name where a host wants an identifier: lower-case letters and underscores. */
  readonly key: string;
  readonly name: SettingName;
} & (
  | { readonly kind: 'choice'; readonly usual: string; readonly values: readonly string[] }
  /** A box for one of the values of a setting that can have several; `none` is the word for none. */
  | {
      readonly kind: 'member';
      readonly usual: boolean;
      readonly value: string;
      readonly none: string;
    }
  | { readonly kind: 'flag'; readonly usual: boolean }
);

export const isStateOf = (control: Control, state: unknown): boolean =>
  control.kind === 'choice'
    ? control.values.some((value) => value === state)
    : typeof state === 'boolean';

/** The values that a control in a state gives to its setting; its usual one if the state makes no sense. */
function valuesIn(control: Control, state: unknown): readonly string[] {
  const valid = isStateOf(control, state) ? state : control.usual;
  if (control.kind === 'choice') return [String(valid)];
  if (control.kind === 'flag') return [valid === true ? '1' : '0'];
  return valid === true ? [control.value] : [];
}

/** The query of an address for the states of controls, by key. */
export function queryOf(
  controls: readonly Control[],
  states: ReadonlyMap<string, unknown>,
): string {
  const values = new Map<string, string>();
  for (const control of controls) {
    const others = values.get(control.name);
    const own = valuesIn(control, states.get(control.key));
    values.set(control.name, [...(others ? [others] : []), ...own].join());
  }
  const none = new Map<string, string>(
    controls.flatMap((control) =>
      control.kind === 'member' ? [[control.name, control.none] as const] : [],
    ),
  );
  return [...values].map(([name, value]) => `${name}=${value || none.get(name)!}`).join('&');
}
