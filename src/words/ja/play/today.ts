import { dayOf } from '../../../game/date.ts';
import type { Words } from '../../dictionary.ts';
import { number } from '../numbers.ts';

const named: Words['today']['date'] = (date) => {
  const { month, day } = dayOf(date);
  return `${date.slice(0, 4)}年${month}月${day}日`;
};

export const today: Words['today'] = {
  title: '今日',
  whatKeyDoes: '今日のパズルを自分で解く',
  playByHand: '自分で解く',
  calendar: 'カレンダー',
  calendarHint: '自分で解いた日と、好きな日のパズル',
  date: named,
  month: (month) => `${month.slice(0, 4)}年${Number(month.slice(5))}月`,
  weekdays: ['日', '月', '火', '水', '木', '金', '土'],
  weekdaysInFull: ['日曜日', '月曜日', '火曜日', '水曜日', '木曜日', '金曜日', '土曜日'],
  monthBefore: '前の月',
  monthAfter: '次の月',
  current: () => '日連続',
  longest: '日連続（最長）',
  rule: 'その日のうちに自分で解くと、連続日数に数えます。',
  inTime: 'その日に解決',
  late: '後日に解決',
  isToday: '今日',
  isShown: '表示中',
  showTime: '時間を表示',
  showTimeHint: '盤面が見えている間だけ進み、解けると止まります。',
  row: ({ current }) => (current > 1 ? `${number(current)}日連続` : ''),
  notInTime: '後日に解いたため、連続日数は変わりません',
  notByHand: 'はじめから置かれたピースがあるため、自分で解いた数に入りません',
  share: 'この日を共有',
  shareTitle: 'この日を共有',
  shareHint: '画像には盤面だけが写り、解き方は写りません。',
  picture: (text) => `日付を空けた盤面の画像。${text}`,
  savePicture: '画像を保存',
  copyPicture: '画像をコピー',
  copyText: 'テキストをコピー',
  send: '送る…',
  copied: 'コピーしました',
  notCopied: 'ブラウザーに許可されませんでした。',
  text: ({ date, solved, row, link }) =>
    [`Fitful・${named(date)}のパズル`, row ? `${solved}・${row}` : solved, link].join('\n'),
  fileName: (date) => `fitful-${date}.png`,
};
