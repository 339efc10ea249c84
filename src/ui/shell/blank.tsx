import type { JSX } from 'solid-js';
import type { Words } from '../../words/index.ts';
import type { ModeKey } from '../modeEntrance.ts';
import type { OverlayProps } from '../modeOverlay.ts';
import './blank.css';

/** Whether the screen is black, which it is in no mode that cannot be. */
export const isBlank = ({ model, overlay }: Pick<OverlayProps, 'model' | 'overlay'>): boolean =>
  model.isBlank && overlay.mayBeBlank === true;

/** The keys that make the screen black or show it again, where it can be: those of presentation remotes, and Escape. */
export function blankKeys(
  props: Pick<OverlayProps, 'model' | 'overlay' | 'commands'>,
): readonly ModeKey[] {
  if (!props.overlay.mayBeBlank) return [];
  const does = (words: Words) => words.classroom.blankHint;
  const press = () => props.commands.blank(!isBlank(props));
  const both = ['B', '.'].map((key) => ({ key, does, press }));
  return isBlank(props) ? [...both, { key: 'Esc', code: 'Escape', does, press }] : both;
}

/** A black screen, which goes with a click. */
export const Blank = (props: Pick<OverlayProps, 'words' | 'commands'>): JSX.Element => (
  <button
    type="button"
    class="blank"
    aria-label={props.words.classroom.blankHint}
    onClick={() => props.commands.blank(false)}
  />
);
