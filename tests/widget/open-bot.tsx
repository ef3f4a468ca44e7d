import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect } from 'vitest';
import type { PublicBot } from '../../api/contract/bot/public-bot.ts';
import type { PublicFaq } from '../../api/contract/public-api.ts';
import { wordsToSend } from '../../embed/languages/languages.ts';
import { createChatStore } from '../../widget/store.ts';
import { Chatbot } from '../../widget/view/chatbot.tsx';
import { readSettings } from '../../widget/view/settings.ts';
import { fakePorts } from './fake-ports.ts';
import { sampleFaqs } from './sample-faqs.ts';

/** Renders a bot, which has requested nothing yet if it floats. */
export function renderBot(attributes: Record<string, string> = {}, bot: PublicBot = {}) {
  const ports = fakePorts();
  const settings = readSettings((name) => attributes[name], 'https://faq.example');
  const store = createChatStore(ports, settings, bot);
  const { unmount } = render(
    <Chatbot
      store={store}
      settings={settings}
      bot={{ ...bot, words: wordsToSend('en') }}
      pageZoom={1}
    />,
  );
  const user = userEvent.setup();
  const choose = async (name: string) => user.click(await screen.findByRole('button', { name }));
  return { ports, store, user, choose, unmount };
}

/** Renders a bot with loaded questions, and opens it if it floats. */
export async function openBot(
  faqs: readonly PublicFaq[] = sampleFaqs,
  attributes: Record<string, string> = {},
  bot: PublicBot = {},
) {
  const rendered = renderBot(attributes, bot);
  const { ports, store, user } = rendered;
  if (attributes.mode !== 'page') {
    await user.click(screen.getByRole('button', { name: /Tanya Kami|Ask us/ }));
  }
  ports.faqRequests[0]?.resolve(faqs);
  await waitFor(() => expect(store.getState().faqStatus).toBe('ready'));
  return rendered;
}
