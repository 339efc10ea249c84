import { loadAllWords } from '../words/index.ts';

await loadAllWords();
