import { createComputed, createEffect, on } from 'solid-js';

const nameOf = (element: Element | null): string =>
  element?.getAttribute('aria-label') ?? element?.textContent ?? '';

/** When a mode's overlay gives way to another, the control of the same name takes over the focus. */
export function handFocusOn(overlay: () => unknown): void {
  let name: string | undefined;
  createComputed(
    on(overlay, () => {
      const { activeElement: focused, body } = document;
      name = focused === body ? undefined : nameOf(focused);
    }),
  );
  createEffect(
    on(
      overlay,
      () => {
        if (name === undefined || document.activeElement !== document.body) return;
        const controls = document.querySelectorAll<HTMLElement>('.overlay :is(button, a)');
        [...controls].find((control) => nameOf(control) === name)?.focus();
      },
      { defer: true },
    ),
  );
}
