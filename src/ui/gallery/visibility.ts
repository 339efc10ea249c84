/** How far beyond the visible area elements count as visible, if the browser supports that. */
const AHEAD = '300px';

/** Observes when elements become visible, or nearly. */
export class VisibilityObserver {
  private readonly waiting = new Map<Element, () => void>();
  private readonly observer: IntersectionObserver;

  constructor() {
    const options: IntersectionObserverInit & { scrollMargin: string } = { scrollMargin: AHEAD };
    this.observer = new IntersectionObserver((entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting) continue;
        const come = this.waiting.get(target);
        this.forget(target);
        come?.();
      }
    }, options);
  }

  /**
   * Calls `come` once, when the element becomes visible.
   *
   * @returns a function that stops observing it
   */
  await(element: Element, come: () => void): () => void {
    this.waiting.set(element, come);
    this.observer.observe(element);
    return () => this.forget(element);
  }

  private forget(element: Element): void {
    this.waiting.delete(element);
    this.observer.unobserve(element);
  }
}
