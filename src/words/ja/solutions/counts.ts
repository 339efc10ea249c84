import type { Words } from '../../dictionary.ts';
import { formatter } from '../../format.ts';

const percent = formatter('ja', { style: 'percent', minimumFractionDigits: 1 });

/** What is said of counts before their dialog is loaded. */
export const counts: Words['counts'] = {
  title: '解はいくつある？',
  notLoaded: '解を数える部分を読み込めませんでした。接続を確かめて、もう一度お試しください。',
  beside: (progress, isOther) => `${isOther ? '別のパズルを' : ''}数え上げ中：${percent(progress)}`,
};
