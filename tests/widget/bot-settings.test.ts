import { within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { PublicBot } from '../../api/contract/public-bot.ts';
import { defineElement, type FaqChatbotElement } from '../../widget/element.tsx';
import { sampleFaqs } from './sample-faqs.ts';

/** The script is that of website 1. */
vi.mock('../../widget/bot-in-script.ts', () => ({
  botInScript: (websiteId: number) =>
    websiteId === 1
      ? { attributes: { lang: 'en', accent: '#aa0000' }, launcher: 'Ask the shop', title: 'Shop' }
      : undefined,
}));

const fetchMock = vi.fn<typeof fetch>();
/** What the server answers for website 2. */
let bot: PublicBot | undefined;

beforeAll(() => defineElement('https://script.example'));

beforeEach(() => {
  bot = { attributes: { lang: 'en' }, launcher: 'Tanya Toko', shortcuts: [sampleFaqs[1]?.id ?? 0] };
  fetchMock.mockImplementation(async (address) => {
    if (!`${address}`.endsWith('/bot')) return Response.json(sampleFaqs);
    return bot ? Response.json(bot) : new Response('', { status: 500 });
  });
  vi.stubGlobal('fetch', fetchMock);
});

afterEach(async () => {
  document.body.replaceChildren();
  await new Promise((resolve) => setTimeout(resolve, 0));
  fetchMock.mockReset();
  vi.unstubAllGlobals();
});

describe('the website of the script', () => {
  it('has its settings from the start, without a request', async () => {
    const element = place({});
    await vi.waitFor(() => inside(element).getByRole('button', { name: 'Ask the shop' }));
    expect(fetchMock).not.toHaveBeenCalled();
    element.open();
    await vi.waitFor(() => inside(element).getByRole('heading', { name: 'Shop' }));
    expect(requested()).toEqual(['https://script.example/faqs/1']);
  });

  it('gives way to the attributes of the element', async () => {
    const element = place({ lang: 'id' });
    await vi.waitFor(() => inside(element).getByRole('button', { name: 'Ask the shop' }));
    expect(element.settings()).toMatchObject({ language: 'id', accent: '#aa0000' });
    element.removeAttribute('lang');
    expect(element.settings().language).toBe('en');
  });

  it('is another one on another server', async () => {
    place({ 'api-host': 'https://other.example' }).open();
    expect(requested()).toContain('https://other.example/websites/1/bot');
  });
});

describe('another website', () => {
  it('reads its settings together with the questions, and shows them', async () => {
    const element = place({ 'website-id': '2' });
    await vi.waitFor(() => inside(element).getByRole('button', { name: 'Tanya Kami' }));
    expect(fetchMock).not.toHaveBeenCalled();
    element.store.send({ type: 'interest-shown' });
    expect(requested()).toEqual([
      'https://script.example/websites/2/bot',
      'https://script.example/faqs/2',
    ]);
    await vi.waitFor(() => inside(element).getByRole('button', { name: 'Tanya Toko' }));
    expect(element.settings().language).toBe('en');
  });

  it('has the usual looks when its settings cannot be read, and its questions', async () => {
    bot = undefined;
    const element = place({ 'website-id': '2' });
    await vi.waitFor(() => inside(element).getByRole('button', { name: 'Tanya Kami' }));
    element.open();
    await vi.waitFor(() => inside(element).getByRole('button', { name: 'Deposit' }));
    inside(element).getByRole('heading', { name: 'Live Chat Bot' });
  });

  it('takes over its own settings when the attribute changes', async () => {
    const element = place({});
    element.open();
    await vi.waitFor(() => inside(element).getByRole('heading', { name: 'Shop' }));
    element.setAttribute('website-id', '2');
    await vi.waitFor(() => inside(element).getByRole('heading', { name: 'Live Chat Bot' }));
    await vi.waitFor(() => expect(element.store.getState().bot).toEqual(bot));
    element.setAttribute('website-id', '1');
    await vi.waitFor(() => inside(element).getByRole('heading', { name: 'Shop' }));
  });
});

function place(attributes: Record<string, string>): FaqChatbotElement {
  const element = document.createElement('faq-chatbot') as FaqChatbotElement;
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  document.body.append(element);
  return element;
}

function inside(element: FaqChatbotElement) {
  return within(element.shadowRoot as unknown as HTMLElement);
}

function requested(): string[] {
  return fetchMock.mock.calls.map(([address]) => `${address}`);
}
