import { within } from '@testing-library/react';
import { type Mock, vi } from 'vitest';
import type { FaqChatbotElement } from '../../widget/element/element.tsx';

/** Creates an element that is not in the page yet. */
export function makeBot(attributes: Record<string, string>): FaqChatbotElement {
  const bot = document.createElement('faq-chatbot') as FaqChatbotElement;
  for (const [name, value] of Object.entries(attributes)) bot.setAttribute(name, value);
  return bot;
}

export function placeBot(attributes: Record<string, string>): FaqChatbotElement {
  const bot = makeBot(attributes);
  document.body.append(bot);
  return bot;
}

export function inside(bot: FaqChatbotElement) {
  return within(bot.shadowRoot as unknown as HTMLElement);
}

/** Waits until the bot has a button of this name. */
export function findButton(bot: FaqChatbotElement, name: string): Promise<HTMLElement> {
  return vi.waitFor(() => inside(bot).getByRole('button', { name }));
}

/** The addresses that the element has requested. */
export function addressesOf(fetchMock: Mock<typeof fetch>): string[] {
  return fetchMock.mock.calls.map(([address]) => `${address}`);
}

export function nextTask(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, 0));
}
