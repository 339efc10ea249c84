/** What the settings of a host say in English, besides the words of the page's own settings. */
export const enHosts = {
  hour: 'Light',
  clock: 'of the time of day',
  oClock: (hour: number) => `of ${hour}:00`,
  whereNeeded: 'where they are needed',
  always: 'always',
  never: 'never',
  systemLanguage: 'as the system',
};
