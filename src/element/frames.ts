/** What is drawn while it can be seen. */
export interface Drawn {
  /** The element that shows it. */
  readonly host: Element;
  /** Draws a frame, if it differs from the last one. `now` in ms. */
  frame(now: number): void;
}

/** Whether the page around shows it where it is: on a slide behind another one, it does not. */
const isVisible = ({ host }: Drawn): boolean =>
  // Browsers that cannot tell draw it.
  host.checkVisibility?.({ opacityProperty: true, visibilityProperty: true }) ?? true;

/** Draws a frame; one that fails is told to the page, and keeps no other board from being drawn. */
function draw(drawn: Drawn, now: number): void {
  try {
    drawn.frame(now);
  } catch (error) {
    reportError(error);
  }
}

/** Has frames drawn of all boards of a page that can be seen. */
export class Frames {
  private readonly boards = new Map<Element, Drawn>();
  private readonly seen = new Set<Drawn>();
  private readonly observer = new IntersectionObserver((entries) => this.notice(entries));
  private asked: number | undefined;

  /** Draws something while its host can be seen. */
  draw(drawn: Drawn): void {
    this.boards.set(drawn.host, drawn);
    this.observer.observe(drawn.host);
  }

  forget(drawn: Drawn): void {
    this.boards.delete(drawn.host);
    this.seen.delete(drawn);
    this.observer.unobserve(drawn.host);
  }

  private notice(entries: readonly IntersectionObserverEntry[]): void {
    for (const { target, isIntersecting } of entries) {
      const drawn = this.boards.get(target);
      if (!drawn) continue;
      if (isIntersecting) this.seen.add(drawn);
      else this.seen.delete(drawn);
    }
    if (this.seen.size > 0) this.ask();
  }

  private ask(): void {
    this.asked ??= requestAnimationFrame((now) => {
      this.asked = undefined;
      for (const drawn of [...this.seen].filter(isVisible)) draw(drawn, now);
      if (this.seen.size > 0) this.ask();
    });
  }
}
