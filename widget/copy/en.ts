import type { Copy } from './copy-type.ts';

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
    locked: 'To check again, choose Back to Home.',
  },
  page: {
    hint: 'Hello! Ask us anything, for example about deposits or a forgotten password.',
    home: 'Back to Home',
    liveAgent: 'Contact Live Agent',
    locked: 'To check again, choose Back to Home.',
  },
  messages: 'Conversation',
  options: 'Choose a question',
  choices: 'choices available.',
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
  imageRetry: 'Load again',
  check: {
    title: { deposit: 'Deposit check', withdraw: 'Withdrawal check' },
    username: 'Username / login ID',
    ticket: { deposit: 'Deposit ticket number', withdraw: 'Withdrawal ticket number' },
    format: {
      deposit: 'Format: D followed by digits (example: D3612272).',
      withdraw: 'Format: W followed by digits (example: W3612272).',
    },
    incomplete: 'Fill in the username / login ID and the ticket number first.',
    send: { editable: 'Send', checking: 'Checking...', locked: 'Locked' },
    found: {
      deposit: 'Your deposit has been processed with the amount:',
      withdraw: 'Your withdrawal has been processed with the amount:',
    },
    foundWithoutAmount: 'Your withdrawal has been processed, but its amount is not recorded yet.',
    lookAtBank: 'Please check your bank account in 1-5 minutes.',
    queued: 'Please wait, your ticket will be processed in queue order.',
    failed: 'The check failed, please try again in a while.',
    limited: 'Too many checks. Please wait a moment, then try again.',
    limitedFor: 'Too many checks. Please try again in',
    seconds: 'sec',
    minutes: 'min',
    copyAmount: 'Copy the amount',
    copied: 'Copied!',
    where: 'Where is my ticket number?',
    picture: {
      deposit: 'Example: ticket number D3612272 on the deposit history page.',
      withdraw: 'Example: ticket number W3612272 on the withdrawal history page.',
    },
    history: { deposit: 'Deposit history', withdraw: 'Withdrawal history' },
  },
  ask: {
    label: 'Search the questions',
    placeholder: 'Ask anything…',
    clear: 'Clear what was typed',
    maybe: 'Did you mean',
    count: 'questions found.',
    none: 'No question fits yet. Try other words, or contact our team.',
  },
  notices: {
    'deposit-ticket':
      'A deposit ticket number starts with D. Open History → Deposit in your account, find the deposit to check, and copy its number into the form below.',
    'withdraw-ticket':
      'A withdrawal ticket number starts with W. Open History → Withdraw in your account, find the withdrawal to check, and copy its number into the form below.',
    'no-answer': 'This question has no answer yet. Please contact our team.',
    'live-agent-opened': 'The live chat has opened in a new tab.',
    'live-agent-blocked': 'Your browser held back the new tab. Open the live chat with this link:',
    'live-agent-fell-back':
      'The live chat could not be loaded in this page. If no new tab has opened, use this link:',
    'live-agent-absent': 'No live agent is available at the moment.',
    'live-agent-failed': 'The live agent could not be reached. Please try again.',
    'vendor-chat-away':
      'Your chat with the live agent goes on. Choose Live Agent again to go back to it.',
    'vendor-chat-ended': 'The live chat has ended. Is there anything else we can help with?',
    'vendor-chat-timed-out':
      'The live chat was closed because no chat had started. You can ask for a live agent again.',
  },
  openLiveAgent: 'Open live chat',
} as const satisfies Copy;
