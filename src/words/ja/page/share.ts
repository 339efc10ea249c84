import type { Words } from '../../dictionary.ts';

/** What is said before the dialog of sharing is loaded. */
export const share: Words['share'] = {
  title: '共有',
  notLoaded: '今は読み込めません。',
};
