import { modes } from './app/modes/index.ts';
import { startPage } from './app/start.ts';

void startPage(document.querySelector<HTMLElement>('#app')!, modes);
