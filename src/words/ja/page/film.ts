import { formatter } from '../../format.ts';
import type { LateWords, Words } from '../../dictionary.ts';
import { number } from '../numbers.ts';

const megabytes = formatter('ja', { maximumSignificantDigits: 2 });
const size = (bytes: number): string => `${megabytes(bytes / 1e6)}MB`;

function length(seconds: number): string {
  const whole = Math.max(1, Math.round(seconds));
  if (whole < 60) return `${number(whole)}秒`;
  return `${number(Math.floor(whole / 60))}分${number(whole % 60)}秒`;
}

export const film: Words['film'] = {
  title: '動画にする',
  notLoaded: '動画を作るためのプログラムを読み込めません。接続を確かめて、もう一度試してください。',
};

export const filming: LateWords['filming'] = {
  about:
    '1コマずつ、選んだ大きさで描き直します。この画面の動きが遅くても、動画はなめらかに進みます。',
  from: { steps: '最初の手', time: '最初の計算時間（ms）' },
  to: { steps: '最後の手', time: '最後の計算時間（ms）' },
  speed: { steps: '1秒あたりの手数', time: '1秒あたりの計算時間（µs）' },
  size: '大きさ',
  sizes: {
    small: '小',
    square: '正方形',
    hd: 'HD画質',
    fullHd: 'フルHD画質',
    upright: '縦長（スマートフォン向け）',
    uhd: '4K画質',
  },
  sizeOf: (name, width, height) => `${name}（${width}×${height}）`,
  fps: '1秒あたりのコマ数',
  format: 'ファイルの種類',
  formats: {
    mp4: 'MP4動画',
    webm: 'WebM動画',
    gif: 'GIF（12MBまで）',
    png: 'PNG画像',
  },
  otherCodec: (codec) =>
    `このブラウザはH.264で書き出せないため、${codec === 'vp9' ? 'VP9' : 'AV1'}を使います。MP4でも再生できないプレーヤーがあります。`,
  timesDiffer: '時間で競うレースは動画のためにもう一度行います。かかる時間は毎回違います。',
  cannotWrite:
    'このブラウザーは、その種類のファイルをその大きさでは作れません。ほかのものを選んでください。',
  issues: {
    moment: '最初と最後には0以上の数を入力してください。',
    stretch: '最後の手は、最初の手と同じか、それより後にしてください。',
    speed: '1秒あたり0.25手から100万手までです。',
    rate: '1秒あたり1コマから60コマまでです（GIFは50まで）。',
    size: '辺の長さは64から3840ピクセルまでの偶数です。',
    long: '長すぎます。速くするか、範囲を短くしてください。',
    large: 'ファイルが大きすぎます。範囲を短くするか、小さくしてください。',
  },
  estimate: (seconds, frames, bytes) =>
    frames === 1
      ? `画像1枚、約${size(bytes)}。`
      : `${length(seconds)}、${number(frames)}コマ、最大で約${size(bytes)}。`,
  pictures: (frames, bytes) => `画像${number(frames)}枚のZIPファイル、約${size(bytes)}。`,
  make: '作る',
  cancel: '中止',
  save: '保存',
  progress: '進み具合',
  begins: '最初の手まで計算しています…',
  done: (done, frames) => `${number(frames)}コマのうち${number(done)}コマ`,
  smaller: (width, height, fps) =>
    `12MBに収めるため、色を減らし、${width}×${height}ピクセル、1秒あたり${number(fps)}コマにしました。`,
  made: (bytes) => `できました（${size(bytes)}）。`,
  ended: '指定した最後の手より前に終わりました。',
  failed: '作れませんでした。小さくするか、ほかの種類のファイルを試してください。',
};
