import { modes } from './app/modes/index.ts';
import { isPresenter } from './app/presenting/address.ts';
import { openPresenter } from './app/presenting/presenterEndpoint.ts';
import { startPage } from './app/start.ts';

const host = document.querySelector<HTMLElement>('#app')!;

void (isPresenter(location.search) ? openPresenter(host) : startPage(host, modes));
