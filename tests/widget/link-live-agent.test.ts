import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { linkLiveAgent } from '../../widget/adapters/live-agent/link.ts';

const source = { apiHost: 'https://faq.example', websiteId: 1 };
const { signal } = new AbortController();
const href = 'https://chat.example/toko';
const readLivechatLink = vi.fn(async (): Promise<string | null> => href);
const open = vi.fn<(...args: unknown[]) => unknown>();
const assign = vi.fn();
let place: 'tab' | 'page' = 'tab';

function liveAgent() {
  return linkLiveAgent({ livechat: { readLivechatLink }, place: () => place });
}

beforeEach(() => {
  place = 'tab';
  readLivechatLink.mockReset().mockResolvedValue(href);
  open.mockReset().mockReturnValue({ opener: window });
  assign.mockReset();
  vi.stubGlobal('open', open);
  vi.stubGlobal('location', { assign });
});

afterEach(() => vi.unstubAllGlobals());

it('opens the link in a tab that cannot reach back', async () => {
  await expect(liveAgent().open(source, signal)).resolves.toEqual({ type: 'opened' });
  expect(open).toHaveBeenCalledWith(href, '_blank');
  expect(open.mock.results[0]?.value).toEqual({ opener: null });
});

it('goes to the link where the bot is the page', async () => {
  place = 'page';
  await expect(liveAgent().open(source, signal)).resolves.toEqual({ type: 'opened' });
  expect(assign).toHaveBeenCalledWith(href);
  expect(open).not.toHaveBeenCalled();
});

it('hands the link over when the browser holds the tab back', async () => {
  open.mockReturnValue(null);
  await expect(liveAgent().open(source, signal)).resolves.toEqual({ type: 'blocked', href });
});

it('says when the website has no live chat', async () => {
  readLivechatLink.mockResolvedValue(null);
  await expect(liveAgent().open(source, signal)).resolves.toEqual({ type: 'absent' });
});

it('fails when the link cannot be read', async () => {
  readLivechatLink.mockRejectedValue(new Error('Offline.'));
  await expect(liveAgent().open(source, signal)).rejects.toThrow('Offline.');
});

it('opens within the tap once it is prepared, and asks only once', async () => {
  const agent = liveAgent();
  agent.prepare(source, signal);
  await vi.waitFor(() => expect(readLivechatLink).toHaveBeenCalledTimes(1));
  agent.prepare(source, signal);
  const opening = agent.open(source, signal);
  expect(open).toHaveBeenCalledTimes(1);
  await opening;
  expect(readLivechatLink).toHaveBeenCalledTimes(1);
});

it('asks again after a preparation that failed', async () => {
  readLivechatLink.mockRejectedValueOnce(new Error('Offline.'));
  const agent = liveAgent();
  agent.prepare(source, signal);
  await expect(agent.open(source, signal)).resolves.toEqual({ type: 'opened' });
});

it('does not use the link of another website', async () => {
  const agent = liveAgent();
  agent.prepare(source, signal);
  await vi.waitFor(() => expect(readLivechatLink).toHaveBeenCalledTimes(1));
  readLivechatLink.mockResolvedValue('https://chat.example/lain');
  await agent.open({ ...source, websiteId: 2 }, signal);
  expect(open).toHaveBeenCalledWith('https://chat.example/lain', '_blank');
});
