import type { Words } from './en.ts';

/** What the settings of a host say in Japanese, besides the words of the page's own settings. */
export const jaHosts: Words['hosts'] = {
  hour: '光',
  clock: 'そのときの時刻',
  oClock: (hour) => `${hour}時`,
  whereNeeded: '必要なときだけ',
  always: 'つける',
  never: 'つけない',
  systemLanguage: 'システムに合わせる',
};
