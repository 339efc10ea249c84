import type { Words } from '../../words/index.ts';
import type { ModeKey } from '../modeEntrance.ts';
import type { OverlayProps } from '../modeOverlay.ts';

/** Whether the screen is black, which it is in no mode that cannot be. */
export const isBlank = ({ model, overlay }: Pick<OverlayProps, 'model' | 'overlay'>): boolean =>
  model.isBlank && overlay.mayBeBlank === true;

/** The keys that make the screen black or show it again, where it can be: those of presentation remotes, and Escape. */
export function blankKeys(
  props: Pick<OverlayProps, 'model' | 'overlay' | 'commands'>,
): readonly ModeKey[] {
  if (!props.overlay.mayBeBlank) return [];
  const told = {
    group: 'page',
    does: ({ keyList }: Words) => keyList.black,
  } as const;
  const press = () => props.commands.blank(!isBlank(props));
  const both = ['B', '.'].map((key) => ({ key, ...told, press }));
  return isBlank(props) ? [...both, { key: 'Esc', code: 'Escape', ...told, press }] : both;
}
