import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { installedFile } from './installed.ts';

/** What everything that answers says. */
export const answerText = 'Jawaban';

/** What is seen and tapped of a chat; see `Watched` for paths. */
export interface Taps {
  launcher: readonly string[];
  /** What a tap on the launcher shows; undefined where there is nothing to open. */
  panel?: readonly string[];
  /** The question to tap, or the field to type one into; undefined where nothing answers. */
  question?: readonly string[];
  answer?: readonly string[];
}

/** A chat of another project, in the build that browsers load without a bundler. */
export interface Peer extends Taps {
  name: string;
  /** The file that a page loads, as a path below `node_modules`. */
  entry: string;
  styles?: string;
  /** The HTML that a site adds at the end of its body, as the package's README says. */
  snippet(filesUrl: string): string;
}

export const peers: readonly Peer[] = [
  {
    name: 'deep-chat',
    entry: 'deep-chat/dist/deepChat.bundle.js',
    // It has no launcher: the chat itself is visible in the page.
    launcher: ['deep-chat', '#text-input-container'],
    question: ['deep-chat', '#text-input'],
    answer: ['deep-chat', '#messages'],
    // It answers by itself, without a request.
    snippet: (files) => `<deep-chat></deep-chat>
<script type="module">
import '${files}/deep-chat/dist/deepChat.bundle.js';
document.querySelector('deep-chat').connect = {
  handler: (_, signals) => signals.onResponse({ text: '${answerText}' }),
};
</script>`,
  },
  {
    name: '@typebot.io/js',
    entry: '@typebot.io/js/dist/web.js',
    launcher: ['typebot-bubble', 'button'],
    panel: ['typebot-bubble', '[part=bot]'],
    snippet: (files) => `<script type="module">
import Typebot from '${files}/@typebot.io/js/dist/web.js';
Typebot.initBubble({ typebot: 'bench', apiHost: '${files}/backend' });
</script>`,
  },
  {
    name: 'rasa-webchat',
    entry: 'rasa-webchat/lib/index.js',
    launcher: ['.rw-launcher'],
    panel: ['.rw-conversation-container'],
    // With its default settings it shows nothing until a backend has responded.
    snippet: (files) => `<script>
const script = document.createElement('script');
script.src = '${files}/rasa-webchat/lib/index.js';
script.async = true;
script.onload = () => WebChat.default(
  { socketUrl: '${files}/backend', connectOn: 'open', hideWhenNotConnected: false, withRules: false },
  null,
);
document.head.insertBefore(script, document.head.firstChild);
</script>`,
  },
  {
    name: 'flowise-embed',
    entry: 'flowise-embed/dist/web.js',
    launcher: ['flowise-chatbot', 'button'],
    panel: ['flowise-chatbot', '[part=bot]'],
    snippet: (files) => `<script type="module">
import Chatbot from '${files}/flowise-embed/dist/web.js';
Chatbot.init({ chatflowid: 'bench', apiHost: '${files}/backend' });
</script>`,
  },
  {
    name: '@n8n/chat',
    entry: '@n8n/chat/dist/chat.bundle.es.js',
    styles: '@n8n/chat/dist/style.css',
    launcher: ['.chat-window-toggle'],
    panel: ['.chat-window'],
    question: ['.chat-input textarea'],
    answer: ['.chat-messages-list'],
    snippet: (files) => `<link href="${files}/@n8n/chat/dist/style.css" rel="stylesheet" />
<script type="module">
import { createChat } from '${files}/@n8n/chat/dist/chat.bundle.es.js';
createChat({ webhookUrl: '${files}/backend' });
</script>`,
  },
];

/** Lists all files that a page loads before it can show the launcher, as paths below `node_modules`. */
export function filesOf({ entry, styles }: Peer): string[] {
  const found = new Set<string>();
  follow(entry);
  return [...found, ...(styles === undefined ? [] : [styles])];

  function follow(path: string): void {
    if (found.has(path)) return;
    found.add(path);
    const source = readFileSync(installedFile(path), 'utf8');
    for (const [, imported = ''] of source.matchAll(/\bfrom ?"(\.\/[^"]+)"/g)) {
      follow(join(dirname(path), imported));
    }
  }
}
