import { modes } from './app/modes/index.ts';
import { isPresenter } from './app/presenting/address.ts';
import { startPage } from './app/start.ts';

const host = document.querySelector<HTMLElement>('#app')!;

async function startPresenter(): Promise<void> {
  const { openPresenter } = await import('./app/presenting/presenterEnd.ts');
  await openPresenter(host);
}

void (isPresenter(location.search) ? startPresenter() : startPage(host, modes));
