import { describe, expect, it, vi } from 'vitest';
import type { ChatEvent } from '../../widget/flow/chat-types.ts';
import { createChatStore } from '../../widget/store.ts';
import { fakePorts } from './fake-ports.ts';
import { choose, fillIn, source } from './play.ts';
import { faq, sampleFaqs } from './sample-faqs.ts';

const withCheck = [...sampleFaqs, faq(6, 'Cek Deposit')];

function setUp(faqs = sampleFaqs) {
  const ports = fakePorts();
  const store = createChatStore(ports, source);
  const load = async () => {
    ports.faqRequests.at(-1)?.resolve(faqs);
    await vi.waitFor(() => expect(store.getState().faqStatus).toBe('ready'));
  };
  const asked = () =>
    store.getState().messages.flatMap((message) => (message.type === 'user' ? message.text : []));
  return { ports, store, load, asked };
}

describe('a link to a FAQ', () => {
  it('is followed when the questions have loaded, and emits the same event as a tap', async () => {
    const { ports, store, load, asked } = setUp();
    store.send({ type: 'opened', by: 'page' });
    store.send({ type: 'faq-linked', id: 7 });
    await load();
    expect(asked()).toEqual(['Deposit belum masuk']);
    expect(ports.emitted.at(-1)).toEqual({
      name: 'faq-question',
      detail: { websiteId: 1, id: 7, question: 'Deposit belum masuk' },
    });
  });

  it('is followed after the saved conversation, and only once', async () => {
    const { ports, store, load, asked } = setUp();
    ports.tab.saved = { version: 1, isOpen: true, askedIds: [1, 2], result: null };
    store.send({ type: 'connected' });
    store.send({ type: 'faq-linked', id: 8 });
    await load();
    store.send({ type: 'faq-linked', id: 8 });
    expect(asked()).toEqual(['Akun', 'Lupa password', 'Jam buka']);
  });

  it.each([99, 0, -1, -2, Number.NaN])('has no effect when no FAQ has the id %s', async (id) => {
    const { ports, store, load, asked } = setUp();
    store.send({ type: 'opened', by: 'page' });
    await load();
    store.send({ type: 'option-chosen', id: 8 });
    store.send({ type: 'faq-linked', id });
    expect(asked()).toEqual(['Jam buka']);
    expect(ports.handovers).toEqual([]);
  });

  it('opens the panel only if its question exists', async () => {
    for (const [id, isOpen] of [
      [7, true],
      [99, false],
    ] as const) {
      const { store, load } = setUp();
      store.send({ type: 'interest-shown' });
      store.send({ type: 'faq-linked', id, opensBy: 'visitor' });
      await load();
      expect(store.getState()).toMatchObject({ isOpen });
    }
  });

  it('unlocks a check form as Home does', async () => {
    const { ports, store, load, asked } = setUp(withCheck);
    store.send({ type: 'opened', by: 'visitor' });
    await load();
    const check: ChatEvent[] = [...fillIn('budi88', 'D3612311'), { type: 'check-sent' }];
    for (const event of [choose(8), choose(6), ...check]) store.send(event);
    ports.lookUps[0]?.resolve({ type: 'queued' });
    await vi.waitFor(() => expect(store.getState().check?.status).toBe('locked'));
    store.send({ type: 'faq-linked', id: 6 });
    expect(store.getState().check?.status).toBe('locked');
    store.send({ type: 'faq-linked', id: 7 });
    expect(asked()).toEqual(['Deposit belum masuk']);
    expect(store.getState().check).toBeNull();
  });
});
