import type { Control } from './controls.ts';
import { hostSettings, type OfferedSetting } from './settings.ts';

function controlsOf({ name, range, usual }: OfferedSetting): readonly Control[] {
  if (range.kind === 'flag') return [{ kind: 'flag', key: name, name, usual: usual === '1' }];
  if (range.kind !== 'some')
    return [{ kind: 'choice', key: name, name, values: range.values, usual }];
  return range.values.map((value) => ({
    kind: 'member',
    key: `${name}_${value.replaceAll('-', '_')}`,
    name,
    value,
    none: range.none,
    usual: usual.split(',').includes(value),
  }));
}

export const controls: readonly Control[] = hostSettings.flatMap(controlsOf);
