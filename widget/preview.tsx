import { useLayoutEffect, useRef } from 'react';
import { createRoot } from 'react-dom/client';
import type { PublicBot } from '../api/contract/bot/public-bot.ts';
import type { PublicFaq, PublicSearchWords } from '../api/contract/public-api.ts';
import type { AttributeName } from '../embed/attributes.ts';
import { wordsToSend } from '../embed/languages/languages.ts';
import { containEvents } from './element/contain-events.ts';
import { adoptStyles } from './element/shadow-styles.ts';
import { type ChatPorts, type ChatStore, createChatStore } from './store.ts';
import { Chatbot } from './view/chatbot.tsx';
import { adoptSheet } from './view/look/adopt-sheet.ts';
import { readSettings, type Settings } from './view/settings.ts';

export interface PreviewContent {
  faqs: readonly PublicFaq[];
  /** The search words for these FAQs. */
  words: PublicSearchWords | null;
  /** The question that is shown; `null` shows the first menu. */
  faqId: number | null;
  /** The element's attributes. In `page` mode the bot fills its box, as on a phone. */
  attributes: Readonly<Partial<Record<AttributeName, string>>>;
  /** The website's settings for its bot. */
  bot?: PublicBot;
}

export interface Preview {
  show(content: PreviewContent): void;
  remove(): void;
}

/** Send and store nothing: no request, event, saved conversation, live chat or report. */
const ports: ChatPorts = {
  faqs: { now: Date.now, readFaqs: forever, readBot: forever, readWords: forever },
  tickets: { lookUp: async () => ({ type: 'queued' }) },
  storage: { save() {}, load: () => undefined },
  liveAgent: {
    run(effect, emit) {
      if (effect.type !== 'open-live-agent') return;
      emit({ type: 'handover-ended', request: effect.request, outcome: { type: 'opened' } });
    },
  },
  emitToPage() {},
  report() {},
};

/** Never resolves: the preview sends its own FAQs and words to the store. */
function forever(): Promise<never> {
  return new Promise(() => {});
}

/** Fit the panel to the preview's box instead of the window. */
const boxStyles = `
  .floating .panel { height: min(520px, 100cqh - 104px); max-height: none; }
  [data-mode="page"] .panel { top: 0 !important; height: 100% !important; }
`;

/**
 * Shows the real bot in a box of the back-office, with FAQs that may not be saved yet. `host` needs a size, and
 * `contain: strict` or `container-type: size` with `contain: content`.
 */
export function mountPreview(host: HTMLElement): Preview {
  const shadow = host.shadowRoot ?? host.attachShadow({ mode: 'open' });
  shadow.adoptedStyleSheets = [];
  adoptStyles(shadow, '', true);
  adoptSheet(shadow, boxStyles);
  containEvents(shadow);
  // A separate React root, so that events of the bot's forms do not reach the page's React.
  const root = createRoot(shadow);
  let shown: { content: PreviewContent; store: ChatStore } | undefined;
  return {
    show(content) {
      const { faqs, faqId } = content;
      const { attributes } = content;
      const chosen: PreviewContent['attributes'] = { ...content.bot?.attributes, ...attributes };
      const settings = readSettings((name) => chosen[name], location.origin);
      const bot = { ...content.bot, words: wordsToSend(settings.language) };
      const isSame = shown?.content.faqs === faqs && shown.content.faqId === faqId;
      const store = isSame && shown ? shown.store : storeAt(content, settings);
      store.send({ type: 'bot-loaded', request: store.getState().faqRequest, bot });
      shown = { content, store };
      root.render(<PreviewBot shadow={shadow} store={store} settings={settings} bot={bot} />);
    },
    remove() {
      // React cannot unmount a root while it runs the effects of another root.
      queueMicrotask(() => root.unmount());
    },
  };
}

function storeAt({ faqs, words, faqId }: PreviewContent, settings: Settings): ChatStore {
  const store = createChatStore(ports, settings);
  store.send({ type: 'opened', by: 'page' });
  const request = store.getState().faqRequest;
  store.send({ type: 'faqs-loaded', request, faqs });
  if (words) store.send({ type: 'words-loaded', request, words });
  if (faqId !== null) store.send({ type: 'option-chosen', id: faqId });
  return store;
}

interface PreviewBotProps {
  shadow: ShadowRoot;
  store: ChatStore;
  settings: Settings;
  bot: PublicBot;
}

function PreviewBot({ shadow, store, settings, bot }: PreviewBotProps) {
  const shownAt = useRef('');
  const { mode } = settings;
  useLayoutEffect(() => {
    // Otherwise screen readers read the answer again with each typed letter.
    for (const region of shadow.querySelectorAll('[role=log], [role=status], [aria-live]')) {
      region.setAttribute('aria-live', 'off');
    }
    const { chosenId, messages } = store.getState();
    const place = `${mode} ${chosenId}`;
    const isSame = shownAt.current === place;
    const boxes = [...shadow.querySelectorAll('.panel, .conversation')];
    const tops = boxes.map((box) => box.scrollTop);
    // The conversation scrolls to its answer in the next frame, so act in that frame.
    let frame = requestAnimationFrame(() => {
      // Restore the scroll position of an answer that was shown before.
      if (isSame)
        for (const [index, box] of boxes.entries()) box.scrollTop = tops[index] || box.scrollTop;
      else frame = requestAnimationFrame(scrollShortPanel);
    });
    return () => cancelAnimationFrame(frame);

    /** A short panel scrolls as a whole. It is marked as short only after the next frame. */
    function scrollShortPanel(): void {
      const asked = messages.map(({ type }) => type).lastIndexOf('user');
      const panel = shadow.querySelector('.panel[data-height=short]');
      const question = shadow.querySelector<HTMLElement>(`[data-message="${asked}"]`);
      if (panel && question) panel.scrollTop = question.offsetTop - 12;
      // Only now: if another content is shown before this frame, it must scroll, too.
      shownAt.current = place;
    }
  }, [shadow, store, mode]);
  return <Chatbot store={store} settings={settings} bot={bot} pageZoom={1} />;
}
