import type { Control } from './controls.ts';
import { schema, valuesOf, type Setting, type SettingName } from './schema.ts';

/**
 * The controls for all settings.
 *
 * @param usual the values of an address that names none
 */
export function controlsFor(usual: Readonly<Record<SettingName, string>>): readonly Control[] {
  return Object.entries<Setting>(schema).flatMap(([id, setting]): Control | Control[] => {
    const name = id as SettingName;
    if (setting.kind === 'flag')
      return { kind: 'flag', key: name, name, usual: usual[name] === '1' };
    if (setting.kind !== 'some')
      return { kind: 'choice', key: name, name, values: valuesOf(setting), usual: usual[name] };
    return setting.values.map((value) => ({
      kind: 'member',
      key: `${name}_${value.replaceAll('-', '_')}`,
      name,
      value,
      none: setting.none,
      usual: usual[name].split(',').includes(value),
    }));
  });
}
