import { modes } from '../../app/modes/index.ts';
import { startPage } from '../../app/start.ts';
import { swaps } from './swaps.ts';

await startPage(document.querySelector<HTMLElement>('#app')!, [...modes, swaps]);
