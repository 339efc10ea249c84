/** How long a picture takes to dissolve into the next one, in ms. */
const DURATION = 1400;

/**
 * Lets the picture of a canvas dissolve into what is drawn there next: a copy of it lies above, and fades. The
 * browser fades it, so nothing has to be drawn for it.
 */
export class Dissolve {
  private copy: HTMLCanvasElement | undefined;

  /** @param canvas with its picture still in place, drawn in this task */
  begin(canvas: HTMLCanvasElement): void {
    const copy = document.createElement('canvas');
    copy.width = canvas.width;
    copy.height = canvas.height;
    const context = copy.getContext('2d');
    if (context === null) return;
    context.drawImage(canvas, 0, 0);
    if (this.copy) {
      // What is seen is still on its way from another picture.
      context.globalAlpha = Number(getComputedStyle(this.copy).opacity);
      context.drawImage(this.copy, 0, 0, copy.width, copy.height);
    }
    this.end();
    this.copy = copy;
    copy.style.cssText =
      'position: absolute; inset: 0; width: 100%; height: 100%; pointer-events: none;';
    copy.ariaHidden = 'true';
    canvas.after(copy);
    const fading = copy.animate({ opacity: [1, 0] }, { duration: DURATION, easing: 'ease-in-out' });
    fading.onfinish = () => this.copy === copy && this.end();
  }

  /** Shows what is drawn now. */
  end(): void {
    this.copy?.remove();
    this.copy = undefined;
  }
}
