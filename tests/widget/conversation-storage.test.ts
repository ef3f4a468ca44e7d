import { afterEach, describe, expect, it, vi } from 'vitest';
import { conversationStorage } from '../../widget/adapters/conversation-storage.ts';

const source = { apiHost: 'https://faq.example', websiteId: 1 };
const saved = { version: 1, isOpen: true, askedIds: [1], result: null } as const;

afterEach(() => {
  vi.unstubAllGlobals();
  conversationStorage(() => 0).save(source, null);
});

/** Loads as after a page load, when the memory is empty. */
const load = (place = 0, from = source) => conversationStorage(() => place).load(from);

it('saves a conversation in the tab, and deletes it', () => {
  const memory = conversationStorage(() => 0);
  expect(memory.load(source)).toBeUndefined();
  memory.save(source, saved);
  expect(sessionStorage).toHaveLength(1);
  expect(load()).toEqual(saved);
  memory.save(source, null);
  expect(sessionStorage).toHaveLength(0);
  expect(load()).toBeUndefined();
});

it('saves hosts, websites and the bots of one page separately', () => {
  conversationStorage(() => 0).save(source, saved);
  expect(load(1)).toBeUndefined();
  expect(load(0, { ...source, websiteId: 2 })).toBeUndefined();
  expect(load(0, { ...source, apiHost: 'https://other.example' })).toBeUndefined();
});

it('finds its conversation when earlier bots on the page are removed', () => {
  let place = 1;
  const memory = conversationStorage(() => place);
  memory.save(source, saved);
  place = 0;
  expect(memory.load(source)).toEqual(saved);
});

it('ignores a value that is not a conversation', () => {
  conversationStorage(() => 0).save(source, saved);
  const key = sessionStorage.key(0) ?? '';
  for (const text of [
    '{',
    'null',
    '[]',
    '{"version":1}',
    '{"version":1,"isOpen":true,"askedIds":["<b>"],"result":null}',
    '{"version":2,"isOpen":true,"askedIds":[72],"result":null}',
    '{"version":1,"isOpen":true,"askedIds":[72],"result":{"type":"found","amount":"1"}}',
  ]) {
    sessionStorage.setItem(key, text);
    expect(load(), text).toBeUndefined();
  }
});

describe('the conversation storage', () => {
  const refuse = () => {
    throw new DOMException('Refused.', 'QuotaExceededError');
  };

  it('keeps the conversation in memory when storage is blocked', () => {
    const original = Object.getOwnPropertyDescriptor(window, 'sessionStorage');
    Object.defineProperty(window, 'sessionStorage', { configurable: true, get: refuse });
    try {
      conversationStorage(() => 0).save(source, saved);
      expect(load()).toEqual(saved);
      conversationStorage(() => 0).save(source, null);
      expect(load()).toBeUndefined();
    } finally {
      if (original) Object.defineProperty(window, 'sessionStorage', original);
    }
  });

  it('keeps the newest conversation in memory when storage is full', () => {
    const memory = conversationStorage(() => 0);
    vi.stubGlobal('sessionStorage', {
      // The storage still has the older value.
      getItem: () => JSON.stringify(saved),
      removeItem: () => {},
      setItem: refuse,
    });
    memory.save(source, { ...saved, askedIds: [1, 2] });
    expect(load()?.askedIds).toEqual([1, 2]);
  });
});
