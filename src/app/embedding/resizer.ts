/**
 * The messages by which the resizer script of H5P, which many pages of courses have, makes frames as high as
 * what they show.
 */
export class Resizer {
  private readonly height: () => number;
  private readonly post: (message: object) => void;
  /** Whether the page around has the script. */
  private isThere = false;

  /** @param height the height of what is shown, in CSS px */
  constructor(height: () => number, post: (message: object) => void) {
    this.height = height;
    this.post = post;
  }

  /** Asks whether the script is there. */
  begin(): void {
    this.send('hello');
  }

  /** Has the frame made as high as it should be. */
  fit(): void {
    const height = this.height();
    if (this.isThere) this.send('prepareResize', { scrollHeight: height, clientHeight: height });
  }

  receive(data: unknown): void {
    if (typeof data !== 'object' || data === null) return;
    const { context, action } = data as Readonly<Record<string, unknown>>;
    if (context !== 'h5p') return;
    if (action === 'ready') this.begin();
    else if (action === 'hello') {
      this.isThere = true;
      this.fit();
    } else if (action === 'resize') this.fit();
    else if (action === 'resizePrepared') this.send('resize', { scrollHeight: this.height() });
  }

  private send(action: string, sizes: object = {}): void {
    this.post({ context: 'h5p', action, ...sizes });
  }
}
