import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { PublicBot } from '../../api/contract/bot/public-bot.ts';
import { wordsToSend } from '../../embed/languages/languages.ts';
import { defineElement, storeKey } from '../../widget/element/element.tsx';
import { addressesOf, findButton, inside, nextTask, placeBot } from './place-bot.ts';
import { sampleFaqs } from './sample-faqs.ts';

/** The script contains the settings of website 1. */
vi.mock('../../widget/element/bot-in-script.ts', async () => {
  const { wordsToSend } = await import('../../embed/languages/languages.ts');
  const bot = {
    attributes: { lang: 'en', accent: '#aa0000' },
    launcher: 'Ask the shop',
    title: 'Shop',
    words: wordsToSend('en'),
  };
  return { botInScript: (websiteId: number) => (websiteId === 1 ? bot : undefined) };
});

const fetchMock = vi.fn<typeof fetch>();
const requested = () => addressesOf(fetchMock);
/** The response of the server for website 2. */
let bot: PublicBot | undefined;

beforeAll(() => defineElement('https://script.example'));

beforeEach(() => {
  bot = { attributes: { lang: 'en' }, launcher: 'Tanya Toko', shortcuts: [sampleFaqs[1]?.id ?? 0] };
  fetchMock.mockImplementation(async (address) => {
    const [, isBot, isEnglish] = /(\/bot)(\/en)?$/.exec(`${address}`) ?? [];
    if (!isBot) return Response.json(sampleFaqs);
    if (!bot) return new Response('', { status: 500 });
    return Response.json(isEnglish ? { ...bot, words: wordsToSend('en') } : bot);
  });
  vi.stubGlobal('fetch', fetchMock);
});

afterEach(async () => {
  document.body.replaceChildren();
  await nextTask();
  fetchMock.mockReset();
  vi.unstubAllGlobals();
});

describe('the website of the script', () => {
  it('has its settings from the start, without a request', async () => {
    const element = placeBot({});
    await findButton(element, 'Ask the shop');
    expect(fetchMock).not.toHaveBeenCalled();
    element.open();
    await vi.waitFor(() => inside(element).getByRole('heading', { name: 'Shop' }));
    expect(requested()).toEqual(['https://script.example/faqs/1']);
  });

  it('has settings that attributes of the element override', async () => {
    const element = placeBot({ lang: 'id' });
    await findButton(element, 'Ask the shop');
    expect(element.settings()).toMatchObject({ language: 'id', accent: '#aa0000' });
    element.removeAttribute('lang');
    expect(element.settings().language).toBe('en');
  });

  it('loads the words of the language that the element sets', async () => {
    const element = placeBot({ 'website-id': '2' });
    element.open();
    await findButton(element, 'Deposit');
    element.setAttribute('lang', 'en');
    await vi.waitFor(() => inside(element).getByRole('combobox', { name: 'Search the questions' }));
    expect(requested().at(-1)).toBe('https://script.example/websites/2/bot/en');
  });

  it('is not the same website on another server', async () => {
    placeBot({ 'api-host': 'https://other.example' }).open();
    expect(requested()).toContain('https://other.example/websites/1/bot');
  });
});

describe('another website', () => {
  it('loads its settings together with the questions, and shows them', async () => {
    const element = placeBot({ 'website-id': '2' });
    await findButton(element, 'Tanya Kami');
    expect(fetchMock).not.toHaveBeenCalled();
    element[storeKey].send({ type: 'interest-shown' });
    expect(requested()).toEqual([
      'https://script.example/faqs/2',
      'https://script.example/websites/2/bot',
    ]);
    await findButton(element, 'Tanya Toko');
    expect(element.settings().language).toBe('en');
  });

  it('has the default appearance and its questions when its settings cannot be loaded', async () => {
    bot = undefined;
    const element = placeBot({ 'website-id': '2' });
    await findButton(element, 'Tanya Kami');
    element.open();
    await findButton(element, 'Deposit');
    inside(element).getByRole('heading', { name: 'Live Chat Bot' });
  });

  it('shows its own settings when the attribute changes', async () => {
    const element = placeBot({});
    element.open();
    await vi.waitFor(() => inside(element).getByRole('heading', { name: 'Shop' }));
    element.setAttribute('website-id', '2');
    await vi.waitFor(() => inside(element).getByRole('heading', { name: 'Live Chat Bot' }));
    await vi.waitFor(() => expect(element[storeKey].getState().bot).toEqual(bot));
    element.setAttribute('website-id', '1');
    await vi.waitFor(() => inside(element).getByRole('heading', { name: 'Shop' }));
  });
});
