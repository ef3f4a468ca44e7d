/** The English words that are needed before the others have loaded, or if they cannot be loaded. */
export const firstEnglish = {
  launcher: 'Ask us',
  close: 'Close',
  status: {
    idle: 'Here to help',
    loading: 'Getting the questions…',
    ready: 'Here to help',
    failed: 'Not connected',
    refused: 'Not available',
  },
  loadFailed: 'The questions could not be loaded. Try again in a moment.',
  loadOffline: 'The questions could not be loaded. Check your connection and try again.',
  loadRefused: 'The bot is not available on this page yet.',
  retry: 'Try again',
};
