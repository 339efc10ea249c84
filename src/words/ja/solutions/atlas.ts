import type { Words } from '../../dictionary.ts';

export const atlas: Words['atlas'] = {
  title: 'アトラス',
  whatKeyDoes: 'すべての解を一度に見る・戻る',
};
