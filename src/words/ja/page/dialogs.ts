import type { Words } from '../../dictionary.ts';

/** What is seen of dialogs before their code is there. */
export const lateDialogs: Words['lateDialogs'] = {
  experiments: {
    title: '実験',
    notLoaded: '実験を読み込めませんでした。接続を確かめて、もう一度お試しください。',
  },
  comparing: {
    title: 'どの順がよい？',
    notLoaded: '比較を読み込めませんでした。接続を確かめて、もう一度お試しください。',
  },
};
