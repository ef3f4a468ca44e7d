import { describe, expect, it, vi } from 'vitest';
import { createChatStore } from '../../widget/store.ts';
import { type FakePorts, fakePorts } from './fake-ports.ts';
import { sampleFaqs } from './sample-faqs.ts';

// The core must work without a view, so mocking React away must not break it.
vi.mock('react', () => {
  throw new Error('The store reached for React.');
});

const source = { apiHost: 'https://faq.example', websiteId: 1 };

function setUp() {
  const ports = fakePorts();
  return { ports, store: createChatStore(ports, source) };
}

describe('the store', () => {
  it('shows the questions that its port returns', async () => {
    const { ports, store } = setUp();
    store.send({ type: 'interest-shown' });
    ports.faqRequests[0]?.resolve(sampleFaqs);
    await vi.waitFor(() => expect(store.getState().faqStatus).toBe('ready'));
    expect(store.getState().faqs).toBe(sampleFaqs);
    expect(ports.faqRequests[0]?.source).toEqual(source);
  });

  it.each<[string, (ports: FakePorts) => void]>([
    ['failed', (ports) => ports.faqRequests[0]?.reject()],
    ['refused', (ports) => ports.faqRequests[0]?.resolve(null)],
  ])('shows that its request %s, and recovers from it', async (status, end) => {
    const { ports, store } = setUp();
    store.send({ type: 'interest-shown' });
    end(ports);
    await vi.waitFor(() => expect(store.getState().faqStatus).toBe(status));
    store.send({ type: 'retry-chosen' });
    ports.faqRequests[1]?.resolve(sampleFaqs);
    await vi.waitFor(() => expect(store.getState().faqStatus).toBe('ready'));
  });

  it('drops the response to an earlier request', async () => {
    const { ports, store } = setUp();
    store.send({ type: 'interest-shown' });
    store.send({ type: 'source-changed', source: { ...source, websiteId: 2 } });
    ports.faqRequests[0]?.resolve(sampleFaqs);
    ports.faqRequests[1]?.resolve([]);
    await vi.waitFor(() => expect(store.getState().faqStatus).toBe('ready'));
    expect(store.getState().faqs).toEqual([]);
  });

  it('aborts its requests when its element is removed', () => {
    const { ports, store } = setUp();
    store.send({ type: 'interest-shown' });
    store.send({ type: 'disconnected' });
    expect(ports.faqRequests[0]?.signal.aborted).toBe(true);
    store.send({ type: 'interest-shown' });
    expect(ports.faqRequests[1]?.signal.aborted).toBe(false);
  });

  it('hands over, and shows the result', () => {
    const { ports, store } = setUp();
    store.send({ type: 'handover-approached' });
    expect(ports.prepared).toEqual([source]);
    store.send({ type: 'option-chosen', id: -2 });
    ports.handovers[0]?.end({ type: 'opened' });
    expect(store.getState().handover.status).toBe('none');
    expect(store.getState().messages).toEqual([{ type: 'notice', notice: 'live-agent-opened' }]);
    store.send({ type: 'option-chosen', id: -2 });
    ports.handovers[1]?.end({ type: 'failed' });
    expect(store.getState().messages).toHaveLength(2);
    expect(ports.emitted.map(({ detail }) => detail)).toEqual([
      { websiteId: 1, outcome: 'opened', channel: 'livechat' },
      { websiteId: 1, outcome: 'failed', channel: 'livechat' },
    ]);
  });

  it('notifies its listeners of each change until they unsubscribe', () => {
    const { store } = setUp();
    const listener = vi.fn();
    const leave = store.subscribe(listener);
    store.send({ type: 'opened', by: 'visitor' });
    expect(listener).toHaveBeenCalledTimes(1);
    store.send({ type: 'opened', by: 'visitor' });
    expect(listener).toHaveBeenCalledTimes(1);
    leave();
    store.send({ type: 'closed' });
    expect(listener).toHaveBeenCalledTimes(1);
  });

  it('shares nothing with another store', () => {
    const [one, other] = [setUp().store, setUp().store];
    one.send({ type: 'opened', by: 'visitor' });
    expect(other.getState().isOpen).toBe(false);
  });
});
