/** How far beyond what is in sight things are made ready, where the browser knows how to look there. */
const AHEAD = '300px';

/** Knows when elements come in sight, or nearly. */
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
   * Calls `come` once, when the element comes in sight.
   *
   * @returns the way to wait no longer
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
