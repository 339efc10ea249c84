/**
 * Does something by a control that may be gone once it is done: then the caption, which says what came of it, has the
 * focus instead.
 */
export function keepFocus(controls: Element, act: () => void): void {
  const page = controls.closest('.class-page')!;
  const hadFocus = controls.contains(document.activeElement);
  act();
  if (hadFocus && document.activeElement === document.body)
    page.querySelector<HTMLElement>('.class-caption')!.focus();
}
