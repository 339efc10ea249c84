/** What is seen of dialogs before their code is there. */
export const lateDialogs = {
  experiments: {
    title: 'Experiments',
    notLoaded: 'The experiments could not be loaded. Check the connection, then try again.',
  },
  comparing: {
    title: 'Which order?',
    notLoaded: 'The comparison could not be loaded. Check the connection, then try again.',
  },
};
