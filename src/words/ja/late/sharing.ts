import type { LateWords } from '../../dictionary.ts';
import { number } from '../numbers.ts';

export const sharing: LateWords['sharing'] = {
  what: '見せるもの',
  moment: 'この瞬間',
  stretch: '探索の一部',
  from: { steps: '最初の手順', time: '最初の計算時間（ms）' },
  to: { steps: '最後の手順', time: '最後の計算時間（ms）' },
  tooEarly: '最後が最初より前です。',
  noMoment: {
    steps: '手順は0以上の整数で入力してください。',
    time: '計算時間は0以上の整数（ms）で入力してください。',
  },
  endsAt: {
    steps: (last) => `探索は${number(last)}手で終わります。`,
    time: (last) => `探索は${number(last)}msで終わります。`,
  },
  loops: '繰り返す',
  controls: '操作ボタンを付ける',
  controlsHint: '埋め込み先のページで。リンクはページ全体を開きます。',
  preview: '埋め込みのプレビュー',
  link: 'リンク',
  frame: 'どのページにも使えるフレーム',
  element: 'スクリプトのあるページ用の要素',
  code: 'リンクのQRコード',
  copy: 'コピー',
  copyNamed: (label) => `コピー：${label}`,
  copied: (label) => `コピーしました：${label}`,
  notCopied: 'ブラウザーに許可されませんでした。テキストを選択できます。',
};
