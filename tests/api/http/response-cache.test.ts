import { beforeEach, expect, it, vi } from 'vitest';
import { responseCacheMaxBytes } from '../../../api/config/server-limits.ts';
import type { CachedBody } from '../../../api/response-cache/encode-body.ts';
import { createResponseCache } from '../../../api/response-cache/response-cache.ts';

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
  cache.invalidate([1]);
  expect(await cache.get(1, 'faqs', busy)).toBe(first);
  expect(await cache.get(1, 'faqs', async () => second)).toBe(first);
  await vi.advanceTimersByTimeAsync(1000);
  expect(await cache.get(1, 'faqs', async () => second)).toBe(second);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(await cache.get(1, 'faqs', async () => first)).toBe(second);
});

it('fails when there was no response before', async () => {
  await expect(createResponseCache().get(1, 'faqs', busy)).rejects.toThrow('timeout exceeded');
});

it('queries the database again after a second even if the last response was recompressed meanwhile', async () => {
  const cache = createResponseCache();
  const [first, better] = [bodyOf('first'), bodyOf('better')];
  await cache.get(1, 'script', async () => first);
  let end: (body: CachedBody) => void = () => {};
  const improved = cache.improve(
    1,
    'script',
    first,
    () => new Promise((resolve) => (end = resolve)),
  );
  cache.invalidate([1]);
  expect(await cache.get(1, 'script', busy)).toBe(first);
  end(better);
  await improved;
  expect(await cache.get(1, 'script', async () => first)).toBe(better);
  await vi.advanceTimersByTimeAsync(1000);
  expect(await cache.get(1, 'script', async () => first)).toBe(first);
});

it('is limited: the least recently read response is dropped', async () => {
  const cache = createResponseCache();
  const third = {
    identity: { body: Buffer.alloc(Math.floor(responseCacheMaxBytes / 2.5)) },
  } as CachedBody;
  const build = vi.fn(async () => third);
  for (const website of [1, 2, 1, 3, 1]) await cache.get(website, 'faqs', build);
  expect(build).toHaveBeenCalledTimes(3);
  await cache.get(2, 'faqs', build);
  expect(build).toHaveBeenCalledTimes(4);
});

it('drops images on every change, because a question may have lost its image', async () => {
  const cache = createResponseCache();
  const [first, second] = [bodyOf('first'), bodyOf('second')];
  await cache.getImage('a.webp', async () => first);
  expect(await cache.getImage('a.webp', async () => second)).toBe(first);
  cache.invalidate([7]);
  expect(await cache.getImage('a.webp', async () => second)).toBe(second);
});
