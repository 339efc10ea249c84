import { isRough, type Estimate } from '../../../solve/effort/estimate.ts';
import type { LateWords } from '../../dictionary.ts';
import {
  memorySize,
  typedMemory,
  powerOfTen,
  ESTIMATE_DIGITS,
  toleranceOf,
  formatter,
} from '../../format.ts';
import { number, ofWhich } from '../numbers.ts';

const percent = formatter('ja', { style: 'percent', minimumFractionDigits: 1 });
const compact = formatter('ja', { notation: 'compact', maximumSignificantDigits: ESTIMATE_DIGITS });
const amount = (value: number): string =>
  value < 1e20 ? compact(Math.round(value)) : powerOfTen(value);

const solutions = (value: bigint): string => `解${number(value)}個`;

function duration(seconds: number): string {
  if (seconds < 60) return '1分未満';
  if (seconds < 3600) return `約${number(Math.round(seconds / 60))}分`;
  if (seconds < 86_400) return `約${number(Math.round(seconds / 3600))}時間`;
  if (seconds < 2 * 31_557_600) return `約${number(Math.round(seconds / 86_400))}日`;
  const years = seconds / 31_557_600;
  return years < 1e6 ? `約${number(Math.round(years))}年` : '数百万年以上';
}

function spent(seconds: number): string {
  if (seconds < 1) return '1秒未満';
  return seconds < 60 ? `約${number(Math.round(seconds))}秒` : duration(seconds);
}

const probablyMore = ({ placements }: Estimate): string => `おそらく${amount(placements)}回以上`;

/** An estimate, with its error unless that is less than the rounding. */
function estimated(size: Estimate): string {
  const tolerance = toleranceOf(size);
  return `${amount(size.placements)}${tolerance > 0 ? `±${amount(tolerance)}` : ''}`;
}

function inAll(size: Estimate): string {
  const { placements, spread } = size;
  if (isRough(size)) return probablyMore(size);
  return spread === 0 ? `${number(placements)}回` : `約${estimated(size)}回`;
}

export const counting: LateWords['counting'] = {
  line: ({ progress, solutions: found, placements, size, memory, left }) => {
    const parts = [percent(progress), solutions(found)];
    if (placements !== null) {
      const of = size ? `（全体は${inAll(size)}）` : '';
      parts.push(`置いた回数${number(placements)}回${of}`);
    }
    if (memory !== null) parts.push(`メモリ${memorySize(memory)}まで`);
    if (left !== undefined) parts.push(`残り${duration(left)}`);
    return parts.join('・');
  },
  about:
    '探索とは別に、解を1個ずつたどらずにすべて数えます。コアを1つだけ残して使い、この画面を閉じても続きます。',
  start: '数える',
  pause: '一時停止',
  resume: '再開',
  cancel: 'やめて消す',
  restart: '数え直す',
  countThis: '代わりに表示中のパズルを数える',
  soFar: (_, unique) => `個の解（途中・${ofWhich(unique)}）`,
  inAll: (_, unique) => `個の解（${ofWhich(unique)}）`,
  number,
  progress: '数え終えた割合',
  left: (seconds) => `残り${duration(seconds)}`,
  paused: '一時停止中',
  spent: (seconds) => `所要時間：${spent(seconds)}`,
  failed: '数え上げが予期せず止まりました。途中までの結果は残っています。',
  published: (known, found) =>
    known === found
      ? '発表されている個数と一致しました。'
      : `発表されている個数は${number(known)}個です。どちらかが間違っています。`,
  publishedUnique: (known) =>
    `発表されている個数：${number(known)}個（回転や裏返しで同じになる解は1個と数える）`,
  merged: '合流した状態',
  mergedTimes: (times) => `${amount(times)}件`,
  size: '表示中の探索',
  sizeIs: (size) => {
    const { placements, spread } = size;
    if (isRough(size)) return `置く回数は${probablyMore(size)}`;
    if (spread === 0) return `置く回数は${number(placements)}回`;
    return `置く回数はおよそ${estimated(size)}回`;
  },
  sizing: '見積もり中…',
  sizeUnknown: '見積もれませんでした',

  stopped: (progress, found, file) =>
    `${percent(progress)}で中断しました（これまでに${solutions(found)}）。${file === undefined ? '' : `「--resume ${file}」で続きから再開できます。`}`,
  cannotSave: (name) => `ファイル「${name}」に書き込めません。`,
  notSavedNow: (name) =>
    `いま「${name}」に保存できません。数え上げは続けます。前に保存したものはそのまま残っています。`,
  savedAgain: (name) => `「${name}」に再び保存できるようになりました。`,
  noFile: (name) => `「${name}」というファイルはありません。`,
  unreadable: (name, code) =>
    `「${name}」を読み込めません${code === 'EISDIR' ? '（フォルダーです）' : ['EACCES', 'EPERM'].includes(code) ? '（読み取りの権限がありません）' : code && `（${code}）`}。`,
  notACount: (name) => `「${name}」は保存された数え上げではありません。`,
  damaged: (name) => `「${name}」は壊れています（保存したときの内容と違います）。`,
  tooMuch: (name) => `「${name}」は数え上げの結果としては大きすぎます。`,
  needsMemory: (name, bytes) =>
    `「${name}」の再開には、数えたときと同じ${memorySize(bytes)}のメモリが必要ですが、このコンピューターでは足りません。`,
  tooLittleMemory: (option, least, from) =>
    from === undefined
      ? `このパズルでは ${option} を${typedMemory(least)}以上にしてください。プログラム自体がその大半を使います。`
      : `「${from}」を再開するには ${option} を${typedMemory(least)}以上にしてください。数えたときと同じだけ必要です。`,
  otherVersion: (name) =>
    `「${name}」は別のバージョンで保存されたものです。続きはそのバージョンで数えてください。`,
  otherPuzzle: (name) => `「${name}」は別のパズルの数え上げです。`,
  otherSearch: (name) => `「${name}」は別の探索の数え上げです。`,
  otherPart: (name, part) => `「${name}」は数え上げの ${part} の部分です。`,
  nothingToAdd: () =>
    '合計する結果を指定してください（count --json --shard I/N の出力ファイル、または標準入力を表す -）。',
  noResult: (name, line) =>
    `「${name}」の${number(line)}行目は count --json の結果ではありません。`,
  damagedResult: (name, line) =>
    `「${name}」の${number(line)}行目は壊れているか、別の版の結果です（チェックサムが一致しません）。`,
  otherCount: (part, what) =>
    `${part} の部分は、最初の結果とは別の数え上げです（「${what}」が違います）。`,
  otherCut: (one, other) => `${one} と ${other} は分割数が違います。`,
  partTwice: (part) => `${part} の部分が重複しています。`,
  partNotDone: (part) => `${part} の部分は最後まで数えられていません。`,
  partsMissing: (parts, of) =>
    `${of}個の部分のうち、${parts.slice(0, 10).join('、')}${parts.length > 10 ? '…' : ''}番目がありません。`,
};
