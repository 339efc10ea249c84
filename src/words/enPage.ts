/** What is said in English of what happened to the page. */
export const enPage = {
  /** What Fitful is, where it is installed. */
  what: 'Polyform puzzles that solve themselves, step by step',
  noGraphics: 'This page draws with WebGL, which this browser does not offer.',
  graphicsLost:
    'The browser gives this page no graphics at present. If they do not come back by themselves, restart it.',
  noWorkers:
    'Searches run in web workers. This browser, or the page that this one is embedded in, does not allow them.',
  /** Said by the page itself, before any of its code has run. */
  noScript: 'Fitful needs JavaScript, which is switched off here.',
  notYetStarted: (needsServer: boolean) =>
    `Fitful has not started yet. If it does not in a moment, reload the page. It needs a current browser${needsServer ? ', and a web server: it cannot be opened as a file' : ''}.`,
  noStyles:
    'The style sheet of this page could not be loaded. Check the connection, then reload the page.',
  notStarted: (reason: string) => `This page could not start. ${reason}`,
  notLoaded: 'The puzzle could not be loaded. Check the connection, then try again.',
  modeNotLoaded: 'What you asked for could not be loaded. Check the connection, then try again.',
  again: 'Try again',
  addressTooLong:
    'For that the page has to be loaded anew, but its address, which holds your puzzle, is too long for this server. Keep the puzzle’s text (Settings, “Open a puzzle or a lesson”), choose another puzzle, then try again.',
  noFullscreen: 'The browser did not allow fullscreen.',
  searchFailed: 'The search stopped unexpectedly. It is tried again from time to time.',
  oneFileOnly: (name: string) => `Only “${name}” was opened: one file at a time.`,
};

export type PageWords = typeof enPage;
