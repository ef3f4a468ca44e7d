import { beforeEach, expect, it, vi } from 'vitest';
import type { CachedBody } from '../../api/response-cache/encode-body.ts';
import { createResponseCache } from '../../api/response-cache/response-cache.ts';

beforeEach(() => {
  vi.useFakeTimers();
  return () => void vi.useRealTimers();
});

function bodyOf(text: string): CachedBody {
  const body = Buffer.from(text);
  return { identity: { body } } as CachedBody;
}

const busy = async () => {
  throw Object.assign(new Error('timeout exceeded when trying to connect'), { code: '53300' });
};

it('sends the last response while the database cannot be reached, and queries it again after a second', async () => {
  const cache = createResponseCache();
  const [first, second] = [bodyOf('first'), bodyOf('second')];
  await cache.get(1, 'faqs', async () => first);
  cache.invalidate(1);
  expect(await cache.get(1, 'faqs', busy)).toBe(first);
  expect(cache.find('/faqs/1')?.body).toBe(first);
  await vi.advanceTimersByTimeAsync(1000);
  expect(cache.find('/faqs/1')).toBeUndefined();
  expect(await cache.get(1, 'faqs', async () => second)).toBe(second);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(cache.find('/faqs/1')?.body).toBe(second);
});

it('fails when there was no response before', async () => {
  await expect(createResponseCache().get(1, 'faqs', busy)).rejects.toThrow('timeout exceeded');
});

it('queries the database again after a second even if the last response was recompressed meanwhile', async () => {
  const cache = createResponseCache();
  const [first, better] = [bodyOf('first'), bodyOf('better')];
  await cache.get(1, 'script', async () => first);
  const address = '/faq-chatbot.js?website=1';
  let end: (body: CachedBody) => void = () => {};
  const improved = cache.improve(
    1,
    'script',
    first,
    () => new Promise((resolve) => (end = resolve)),
  );
  cache.invalidate(1);
  expect(await cache.get(1, 'script', busy)).toBe(first);
  end(better);
  await improved;
  expect(cache.findScript(address)?.body).toBe(better);
  await vi.advanceTimersByTimeAsync(1000);
  expect(cache.findScript(address)).toBeUndefined();
});
