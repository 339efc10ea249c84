/** How far beyond the visible area elements count as visible, if the browser supports that. */
const options: IntersectionObserverInit & { scrollMargin: string } = { scrollMargin: '300px' };

/**
 * Calls `onVisible` once, when an element becomes visible, or nearly.
 *
 * @returns a function that stops observing it
 */
export function onceVisible(element: Element, onVisible: () => void): () => void {
  const observer = new IntersectionObserver((entries) => {
    if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
    observer.disconnect();
    onVisible();
  }, options);
  observer.observe(element);
  return () => observer.disconnect();
}
