import type { Copy } from './copy.ts';

/** The bot's words in English. */
export const en = {
  launcher: 'Ask us',
  title: 'Live Chat Bot',
  close: 'Close',
  status: {
    idle: 'Here to help',
    loading: 'Getting the questions…',
    ready: 'Here to help',
    failed: 'Not connected',
  },
  floating: {
    hint: 'Hello! Ask anything, such as "deposit" or "forgot password".',
    home: 'Back to Home',
    liveAgent: 'Contact our Live Agent',
  },
  page: {
    hint: 'Hello! Ask us anything, for example about deposits or a forgotten password.',
    home: 'Back to Home',
    liveAgent: 'Contact Live Agent',
  },
  messages: 'Conversation',
  options: 'Choose a question',
  customerService: 'Contact Customer Service',
  stillStuck: 'Still stuck? Our team is here to help.',
  loadFailed: 'The questions could not be loaded. Check your connection and try again.',
  loadEmpty: 'There are no questions here yet.',
  retry: 'Try again',
  you: 'You',
  bot: 'Bot',
  imageOf: 'Picture for',
  enlarge: 'Enlarge the picture',
  imageFailed: 'The picture could not be loaded.',
  notices: {
    'no-answer': 'This question has no answer yet. Please contact our team.',
    'live-agent-opened': 'The live chat has opened in a new tab.',
    'live-agent-blocked': 'Your browser held back the new tab. Open the live chat with this link:',
    'live-agent-fell-back':
      'The live chat could not be loaded in this page. If no new tab has opened, use this link:',
    'live-agent-absent': 'No live agent is available at the moment.',
    'live-agent-failed': 'The live agent could not be reached. Please try again.',
    'live-chat-away':
      'Your chat with the live agent goes on. Choose Live Agent again to go back to it.',
    'live-chat-ended': 'The live chat has ended. Is there anything else we can help with?',
    'live-chat-timed-out':
      'The live chat was closed because no chat had started. You can ask for a live agent again.',
  },
  openLiveAgent: 'Open live chat',
} as const satisfies Copy;
