import type { LateWords } from '../../dictionary.ts';
import { number } from '../numbers.ts';

export const presenting: LateWords['presenting'] = {
  title: '発表者用の画面',
  hint: '生徒には見えない発表者用の画面（手引き、答え、次の場面）を開く・前に出す',
  blocked:
    '発表者用の画面を開けませんでした。ブラウザーでこのページのポップアップを許可し、もう一度Iを押してください。手引きと答えは生徒に見えないよう、その画面にだけ表示します。',
  place: (at, of) => `${number(at)}/${number(of)}`,
  clock: '時刻',
  since: '経過時間',
  now: '今の説明',
  asked: '今の問い',
  answer: '答え：',
  answered: '答え（表示済み）：',
  noAnswer: 'この場面には答えがありません。手引きを見てください。',
  hands: (steps) => `ここでは${number(steps)}手を手作業で進め、終わると自動で次に進みます。`,
  left: '授業の画面はこの場面から離れています。「前へ」で戻れます。',
  notes: '手引き',
  noNotes: 'この場面の手引きはありません。',
  next: '次の場面',
  last: 'これが最後の場面です。',
  boards: '生徒に見えている盤面',
  board: (nth) => `盤面${number(nth)}`,
  isBlank: '授業の画面は真っ黒です。',
  steer: 'レッスンの操作',
  wishes: {
    on: '次へ',
    back: '前へ',
    blank: '画面を黒く',
    reveal: '答えを見せる',
    restart: 'リセット',
  },
  restartHint: '経過時間を0から数え直す',
  noLesson: '今はレッスンをしていません。授業の画面でLを押すと始まります。',
  connection: {
    never:
      'この画面は授業の画面から開かれていません。授業（K）でレッスン（L）を始め、Iで開いてください。',
    closed: '授業の画面が閉じられました。授業の画面からIで開き直してください。',
    silent: '授業の画面から応答がありません。読み込み中かもしれません。',
  },
};
