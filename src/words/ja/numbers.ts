import { handful, formatter } from '../format.ts';

/** A number with commas between thousands. */
export const number = formatter('ja');

/** Names in quotation marks; of many, the first few and the number of all. */
export function quoted(names: readonly string[]): string {
  const { few, more } = handful(names);
  const said = few.map((name) => `「${name}」`).join('');
  return more > 0 ? `${said}など${number(few.length + more)}個` : said;
}

/** A number with at most one digit after the point. */
export const decimal = formatter('ja', { maximumFractionDigits: 1 });

/** A moment of a race, in steps or in milliseconds of computing. */
export function moment(at: number, unit: 'steps' | 'time'): string {
  if (unit === 'steps') return `${number(at)}手`;
  return at < 1000 ? `${decimal(at)}ミリ秒` : `${decimal(at / 1000)}秒`;
}

/** The solutions that a number includes. */
export const ofWhich = (unique: boolean): string =>
  unique ? '回転・裏返しで同じになるものは1個' : '回転・裏返しも含む';

/** The names of two or three colours of cells, the darkest first. */
export const shadesOf = (colours: number): readonly string[] =>
  colours === 2 ? ['黒', '白'] : ['黒', '灰', '白'];
