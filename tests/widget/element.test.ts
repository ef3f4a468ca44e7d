import { fireEvent } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { defineElement, type FaqChatbotElement, storeKey } from '../../widget/element/element.tsx';
import { addressesOf, findButton, inside, makeBot, nextTask, placeBot } from './place-bot.ts';
import { sampleFaqs } from './sample-faqs.ts';

const fetchMock = vi.fn<typeof fetch>();
const requested = () => addressesOf(fetchMock);
const sendBeacon = vi.fn<(address: string, body: string) => boolean>();
/** A page may create the element and set its properties before the script has loaded. */
const early = document.createElement('faq-chatbot') as FaqChatbotElement;
let websiteId = 100;

beforeAll(() => {
  early.websiteId = '42';
  document.body.append(early);
  defineElement('https://script.example');
});

beforeEach(() => {
  websiteId += 1;
  fetchMock.mockImplementation(async () => Response.json(sampleFaqs));
  vi.stubGlobal('fetch', fetchMock);
  Object.assign(navigator, { sendBeacon });
});

afterEach(async () => {
  document.body.replaceChildren();
  await nextTask();
  fetchMock.mockReset();
  sendBeacon.mockReset();
  vi.unstubAllGlobals();
});

describe('before the script has loaded', () => {
  it('keeps a property that was set early', () => {
    expect(early.getAttribute('website-id')).toBe('42');
    expect(Object.hasOwn(early, 'websiteId')).toBe(false);
    early.websiteId = '43';
    expect(early.getAttribute('website-id')).toBe('43');
  });
});

describe('attributes', () => {
  it('name the website and the host', async () => {
    const bot = place({ 'api-host': 'https://api.example/' });
    bot.open();
    expect(requested()).toEqual([
      `https://api.example/faqs/${websiteId}`,
      `https://api.example/websites/${websiteId}/bot`,
    ]);
  });

  it('may leave out the host, which the script sets', () => {
    place().open();
    expect(requested()).toContain(`https://script.example/faqs/${websiteId}`);
  });

  it('apply when they are set after the element was added to the page', async () => {
    const bot = place();
    bot.setAttribute('lang', 'en');
    await findButton(bot, 'Ask us');
  });

  it('put the questions of a topic above the first menu, also of another one after a change', async () => {
    const bot = place({ topic: '5' });
    bot.open();
    await findButton(bot, 'Deposit belum masuk');
    bot.setAttribute('topic', '1');
    await findButton(bot, 'Lupa password');
    expect(inside(bot).queryByRole('button', { name: 'Deposit belum masuk' })).toBeNull();
    bot.removeAttribute('topic');
    await vi.waitFor(() =>
      expect(inside(bot).queryByRole('button', { name: 'Lupa password' })).toBeNull(),
    );
  });

  it.each([
    ['removed', (bot: FaqChatbotElement) => bot.removeAttribute('lang')],
    ['emptied', (bot: FaqChatbotElement) => bot.setAttribute('lang', '')],
  ])('fall back to the default when they are %s', async (_name, undo) => {
    const bot = place({ lang: 'en' });
    await findButton(bot, 'Ask us');
    undo(bot);
    await findButton(bot, 'Tanya Kami');
    expect(bot.lang).toBe('id');
  });

  it('follow their properties, numbers included', async () => {
    const bot = place();
    bot.mode = 'page';
    bot.zIndex = 7 as unknown as string;
    expect(bot.getAttribute('mode')).toBe('page');
    expect(bot.getAttribute('z-index')).toBe('7');
    await vi.waitFor(() => inside(bot).getByRole('heading', { level: 1 }));
  });

  it('can change the website at run time', async () => {
    const bot = place();
    bot.open();
    bot.setAttribute('website-id', '900');
    expect(requested()).toContain('https://script.example/faqs/900');
  });
});

describe('adding and removing the element', () => {
  it('renders nothing for an element that is never added', async () => {
    const bot = makeBot({ lang: 'en' });
    await nextTask();
    expect(bot.shadowRoot?.querySelector('.root')).toBeNull();
  });

  it('keeps the conversation and the rendered DOM when it is moved', async () => {
    const bot = place();
    await openWithQuestions(bot);
    inside(bot).getByRole('button', { name: 'Akun' }).click();
    await vi.waitFor(() => inside(bot).getByText('Pilih masalah akun Anda.'));
    const panel = inside(bot).getByRole('dialog');
    const elsewhere = document.createElement('main');
    document.body.append(elsewhere);
    elsewhere.append(bot);
    await nextTask();
    expect(inside(bot).getByRole('dialog')).toBe(panel);
    inside(bot).getByText('Pilih masalah akun Anda.');
  });

  it('keeps the conversation when it comes back later', async () => {
    const bot = place();
    await openWithQuestions(bot);
    inside(bot).getByRole('button', { name: 'Akun' }).click();
    bot.remove();
    await nextTask();
    expect(bot.shadowRoot?.querySelector('.root')).toBeNull();
    document.body.append(bot);
    await vi.waitFor(() => inside(bot).getByText('Pilih masalah akun Anda.'));
  });

  it('cancels its request when it is removed', async () => {
    fetchMock.mockImplementation(() => new Promise(() => {}));
    const bot = place();
    bot.open();
    const signal = fetchMock.mock.calls[0]?.[1]?.signal;
    expect(signal?.aborted).toBe(false);
    bot.remove();
    await nextTask();
    expect(signal?.aborted).toBe(true);
  });

  it('shares nothing with another element', async () => {
    const [one, other] = [place(), place({ lang: 'en' })];
    one.open();
    await vi.waitFor(() => inside(one).getByRole('dialog'));
    await vi.waitFor(() => inside(other).getByRole('button', { name: 'Ask us', expanded: false }));
  });

  it('renders in a separate task, and never if it was removed before', async () => {
    const [stays, leaves] = [place(), place()];
    leaves.remove();
    expect(stays.shadowRoot?.querySelector('.root')).toBeNull();
    await findButton(stays, 'Tanya Kami');
    expect(leaves.shadowRoot?.querySelector('.root')).toBeNull();
  });
});

describe('the report of an element', () => {
  const reports = () => sendBeacon.mock.calls.map(([to, body]) => [to, JSON.parse(body)]);

  it('is sent to its host for its website, at the latest when it is removed', async () => {
    const bot = place({ 'api-host': 'https://api.example' });
    await nextTask();
    bot[storeKey].send({ type: 'opened', by: 'visitor' });
    bot.remove();
    await nextTask();
    expect(reports()).toEqual([
      ['https://api.example/insights', { website_id: websiteId, facts: [{ type: 'opened' }] }],
    ]);
  });

  it('contains a search whose words are still in the field when the tab is hidden', async () => {
    const bot = place();
    await nextTask();
    bot[storeKey].send({ type: 'opened', by: 'visitor' });
    await openWithQuestions(bot);
    const field = inside(bot).getByRole('combobox');
    fireEvent.focus(field);
    fireEvent.change(field, { target: { value: 'zzzqqq' } });
    await vi.waitFor(() => inside(bot).getByText(/^Belum ada pertanyaan yang cocok/));
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
    expect(reports().map(([, { facts }]) => facts)).toEqual([
      [{ type: 'opened' }, { type: 'searched', words: 'zzzqqq', outcome: 'none' }],
    ]);
  });

  it('is not sent while the page disables it', async () => {
    const bot = place({ insights: 'off' });
    await nextTask();
    bot[storeKey].send({ type: 'opened', by: 'visitor' });
    bot.setAttribute('insights', 'on');
    bot[storeKey].send({ type: 'closed' });
    bot[storeKey].send({ type: 'opened', by: 'visitor' });
    bot.setAttribute('insights', 'off');
    bot.remove();
    await nextTask();
    expect(reports()).toEqual([]);
  });

  it('is not sent by a browser that asks not to be tracked', async () => {
    Object.defineProperty(navigator, 'doNotTrack', { value: '1', configurable: true });
    const bot = place();
    bot[storeKey].send({ type: 'opened', by: 'visitor' });
    bot.remove();
    await nextTask();
    Object.defineProperty(navigator, 'doNotTrack', { value: null, configurable: true });
    expect(reports()).toEqual([]);
  });
});

describe('a page that is prerendered or shown again', () => {
  const keyOf = () => `faq-chatbot-conversation:https://script.example:${websiteId}:0`;
  const save = (askedIds: number[], isOpen = true) =>
    sessionStorage.setItem(keyOf(), JSON.stringify({ version: 1, isOpen, askedIds, result: null }));
  const asked = (bot: FaqChatbotElement) =>
    bot[storeKey]
      .getState()
      .messages.flatMap((message) => (message.type === 'user' ? [message.faqId] : []));
  const showAgain = () =>
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));

  it('reads the saved conversation only when the prerendered page is shown', async () => {
    Object.assign(document, { prerendering: true });
    const bot = place();
    await nextTask();
    save([1]);
    expect(requested()).toEqual([]);
    Object.assign(document, { prerendering: false });
    document.dispatchEvent(new Event('prerenderingchange'));
    await vi.waitFor(() => expect(asked(bot)).toEqual([1]));
    expect(bot[storeKey].getState().isOpen).toBe(true);
  });

  it('shows what the visitor did on later pages, and nothing else', async () => {
    const bot = place();
    await openWithQuestions(bot);
    bot[storeKey].send({ type: 'option-chosen', id: 1 });
    const before = bot[storeKey].getState();
    showAgain();
    expect(bot[storeKey].getState()).toBe(before);

    save([1, 2], false);
    window.dispatchEvent(new Event('pageshow'));
    expect(asked(bot)).toEqual([1]);
    showAgain();
    expect(asked(bot)).toEqual([1, 2]);
    expect(bot[storeKey].getState().isOpen).toBe(false);

    sessionStorage.removeItem(keyOf());
    showAgain();
    expect(asked(bot)).toEqual([]);
    save([2]);
    bot.remove();
    await nextTask();
    showAgain();
    expect(asked(bot)).toEqual([]);
  });
});

describe('methods and events', () => {
  it('opens, closes and toggles', async () => {
    const bot = place();
    const isOpen = () => bot[storeKey].getState().isOpen;
    bot.open();
    expect(isOpen()).toBe(true);
    bot.close();
    expect(isOpen()).toBe(false);
    bot.toggle();
    expect(isOpen()).toBe(true);
    bot.toggle();
    expect(isOpen()).toBe(false);
  });

  it('cannot be opened or closed in page mode', () => {
    const bot = place({ mode: 'page' });
    bot.open();
    bot.toggle();
    expect(bot[storeKey].getState().isOpen).toBe(false);
  });

  it('dispatches events through any shadow root around it', async () => {
    const holder = document.createElement('div');
    const bot = makeBot({ 'website-id': `${websiteId}` });
    holder.attachShadow({ mode: 'open' }).append(bot);
    const heard: unknown[] = [];
    const names = ['faq-open', 'faq-question', 'faq-close'] as const;
    for (const name of names) {
      document.body.addEventListener(name, (event) =>
        heard.push([event.type, (event as CustomEvent).detail]),
      );
    }
    document.body.append(holder);
    await openWithQuestions(bot);
    inside(bot).getByRole('button', { name: 'Akun' }).click();
    bot.close();
    await nextTask();
    expect(heard).toEqual([
      ['faq-open', { websiteId }],
      ['faq-question', { websiteId, id: 1, question: 'Akun' }],
      ['faq-close', { websiteId }],
    ]);
  });
});

function place(attributes: Record<string, string> = {}): FaqChatbotElement {
  return placeBot({ 'website-id': `${websiteId}`, ...attributes });
}

async function openWithQuestions(bot: FaqChatbotElement): Promise<void> {
  bot.open();
  await findButton(bot, 'Akun');
}
