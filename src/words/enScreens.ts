/** What is said in English of several screens. */
export const enScreens = {
  title: 'Several screens',
  hint: 'A window on each screen, side by side. The browser will ask whether this page may manage windows on all your displays: that is how it learns where they are. Leaving fullscreen here ends it.',
  byHand:
    'This browser does not let a page place its windows. Open one on each screen yourself, from the left: the address of the first ends in ?screen=1/2, that of the second in ?screen=2/2.',
  one: 'One picture across all screens',
  each: 'A picture on each screen',
  refused: 'The browser did not allow this page to see your screens.',
  single: 'There is only one screen.',
  blocked:
    'The browser blocked the windows for the other screens. Allow this page to open pop-ups, then try again.',
};
