import { render } from 'solid-js/web';
import type { PresenterProps } from './model.ts';
import { PresenterView } from './presenterView.tsx';

/** Mounts what a presenter's window shows. */
export function mountPresenter(host: HTMLElement, props: PresenterProps): void {
  render(() => <PresenterView {...props} />, host);
}
