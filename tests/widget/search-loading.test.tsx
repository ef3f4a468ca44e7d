import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { prepareSearchWords } from '../../api/search-words/prepare-search-words.ts';
import { visitorApi } from '../../widget/adapters/visitor-api.ts';
import { fakeClock } from './fake-ports.ts';
import { openBot } from './open-bot.tsx';
import { sampleFaqs } from './sample-faqs.ts';

const words = await prepareSearchWords(sampleFaqs);
const field = () => screen.getByRole('combobox', { name: 'Cari pertanyaan' });
const first = () => screen.queryAllByRole('option')[0]?.firstElementChild?.textContent;

describe('the words of the search', () => {
  it('are requested when the field gets the focus, and not for each letter', async () => {
    const { user, ports } = await openBot();
    expect(ports.wordRequests).toHaveLength(0);

    await user.click(field());
    expect(ports.wordRequests.map(({ source }) => source.websiteId)).toEqual([1]);
    await user.tab();
    await user.click(field());
    expect(ports.wordRequests).toHaveLength(1);
    ports.wordRequests[0]?.resolve(words);
    await user.type(field(), 'lupa');
    await user.tab();
    await user.click(field());
    expect(ports.wordRequests).toHaveLength(1);
  });

  it('improve the results as soon as they arrive', async () => {
    const { user, ports } = await openBot();
    await user.type(field(), 'konci');
    await screen.findByText(/^Belum ada pertanyaan yang cocok\./);

    ports.wordRequests[0]?.resolve(words);
    await waitFor(() => expect(first()).toBe('Akun terkunci'));
  });

  it('do not move results under a finger: they are used from the next letter', async () => {
    const { user, ports } = await openBot();
    const texts = () => screen.queryAllByRole('option').map(({ textContent }) => textContent);
    await user.type(field(), 'akun konci');
    await waitFor(() => expect(first()).toBeDefined());
    const before = texts();

    ports.wordRequests[0]?.resolve(words);
    // Wait longer than indexing the words of a few questions takes.
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect(texts()).toEqual(before);
    await user.type(field(), ' ya');
    await waitFor(() => expect(texts()).not.toEqual(before));
    expect(first()).toBe('Akun terkunci');
  });

  it('are optional: without them the words of the questions are found', async () => {
    const { user, ports } = await openBot();
    await user.click(field());
    ports.wordRequests[0]?.reject();
    await user.type(field(), 'lupa pasword');
    await waitFor(() => expect(first()).toBe('Lupa password'));

    await user.tab();
    await user.click(field());
    expect(ports.wordRequests).toHaveLength(2);
  });

  it('are requested again after their request was cancelled', async () => {
    const { ports, store } = await openBot();
    const focus = () => store.send({ type: 'search-focused' });
    focus();
    // The page takes the bot out and puts it back.
    store.send({ type: 'disconnected' });
    ports.wordRequests[0]?.reject();
    store.send({ type: 'connected' });
    await Promise.resolve();
    focus();
    expect(ports.wordRequests).toHaveLength(2);
  });

  it('of another website are dropped', async () => {
    const { user, ports, store } = await openBot();
    await user.click(field());
    store.send({
      type: 'source-changed',
      source: { apiHost: 'https://other.example', websiteId: 2 },
    });
    ports.wordRequests[0]?.resolve(words);
    await Promise.resolve();
    expect(store.getState().words).toBeNull();
  });
});

describe('a response with words', () => {
  const fetchMock = vi.fn<typeof fetch>();
  const api = visitorApi(
    fakeClock(),
    () => '',
    () => 'id',
  );
  const source = { apiHost: 'https://faq.example', websiteId: 3 };
  const { signal } = new AbortController();

  beforeEach(() => void vi.stubGlobal('fetch', fetchMock));
  afterEach(() => void vi.unstubAllGlobals());

  it('is requested from the website', async () => {
    fetchMock.mockResolvedValue(Response.json(words));
    await expect(api.readWords(source, signal)).resolves.toEqual(words);
    expect(fetchMock.mock.calls[0]?.[0]).toBe('https://faq.example/faqs/3/words');
  });

  it('is an error when its status or its content is wrong', async () => {
    fetchMock
      .mockResolvedValueOnce(new Response('{}', { status: 404 }))
      .mockResolvedValueOnce(Response.json({ synonyms: 1 }));
    await expect(api.readWords(source, signal)).rejects.toThrow();
    await expect(api.readWords(source, signal)).rejects.toThrow();
  });
});
