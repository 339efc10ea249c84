const isThere = (element: Element): boolean =>
  element.isConnected && element.checkVisibility({ visibilityProperty: true });

/**
 * Where what has the focus is taken off the page or hidden, the caption, which says what came of it, has the focus
 * instead. Returns a function that ends that.
 */
export function keepFocus(page: HTMLElement): () => void {
  const overlay = page.closest('.overlay')!;
  let focused: Element | null = null;
  const note = ({ target }: Event): void => {
    focused = target as Element;
  };
  /** Notes that the focus is let go of, such as by Escape; some browsers say so of what is being taken off, too. */
  const forget = ({ target }: Event): void => {
    const left = target as Element;
    if (!isThere(left)) return;
    queueMicrotask(() => {
      if (left.isConnected && left === focused) focused = null;
    });
  };
  const observer = new MutationObserver(() => {
    if (!focused || isThere(focused)) return;
    const { activeElement, body } = document;
    const isLost = activeElement === body || activeElement === focused;
    focused = null;
    if (isLost) page.querySelector<HTMLElement>('.class-caption')!.focus();
  });
  overlay.addEventListener('focusin', note);
  overlay.addEventListener('focusout', forget);
  const attributeFilter = ['class', 'hidden', 'open'];
  observer.observe(overlay, { subtree: true, childList: true, attributeFilter });
  return () => {
    observer.disconnect();
    overlay.removeEventListener('focusin', note);
    overlay.removeEventListener('focusout', forget);
  };
}
