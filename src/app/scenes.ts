import type { Scene } from './modes/scene.ts';

/** The scene on show, and the one before it while that leaves. */
export class Scenes {
  private current: Scene;
  private outgoing: Scene | undefined;

  constructor(first: Scene) {
    this.current = first;
  }

  get onShow(): Scene {
    return this.current;
  }

  /** Puts another scene in place of the one on show, which leaves; what played plays on. */
  replace(open: () => Scene): void {
    const { playing } = this.current.player;
    this.clear();
    this.outgoing = this.current;
    this.outgoing.end();
    this.current = open();
    this.current.player.playing = playing;
  }

  /** Lets time pass, both in ms; true if there is something new to draw. */
  frame(now: number, elapsed: number): boolean {
    const isNew = this.current.frame(now, elapsed);
    const isLeft = this.outgoing?.frame(now, elapsed) ?? false;
    return isNew || isLeft;
  }

  /** Takes off the stage what has left it. */
  tidy(): void {
    if (this.outgoing?.gone) this.clear();
  }

  private clear(): void {
    this.outgoing?.remove();
    this.outgoing = undefined;
  }
}
