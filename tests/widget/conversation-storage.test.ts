import { afterEach, describe, expect, it, vi } from 'vitest';
import { conversationStorage } from '../../widget/adapters/conversation-storage.ts';

const source = { apiHost: 'https://faq.example', websiteId: 1 };
const saved = { version: 1, isOpen: true, askedIds: [1], result: null } as const;

afterEach(() => {
  vi.unstubAllGlobals();
  conversationStorage(() => 0).save(source, null);
  sessionStorage.clear();
});

/** As a page that has just been loaded would. */
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

it('keeps hosts, websites and the bots of one page apart', () => {
  conversationStorage(() => 0).save(source, saved);
  expect(load(1)).toBeUndefined();
  expect(load(0, { ...source, websiteId: 2 })).toBeUndefined();
  expect(load(0, { ...source, apiHost: 'https://other.example' })).toBeUndefined();
});

it('keeps its place when the bots around it go', () => {
  let place = 1;
  const memory = conversationStorage(() => place);
  memory.save(source, saved);
  place = 0;
  expect(memory.load(source)).toEqual(saved);
});

it('ignores a value that is no conversation', () => {
  conversationStorage(() => 0).save(source, saved);
  const key = sessionStorage.key(0) ?? '';
  for (const text of ['{', 'null', '[]', '{"version":1}']) {
    sessionStorage.setItem(key, text);
    expect(load()).toBeUndefined();
  }
});

describe('where the storage', () => {
  const refuse = () => {
    throw new DOMException('Refused.', 'QuotaExceededError');
  };

  it('is blocked, memory holds the value', () => {
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

  it('is full, memory holds the newest value', () => {
    const memory = conversationStorage(() => 0);
    vi.stubGlobal('sessionStorage', {
      // What stood there before there was no room left.
      getItem: () => JSON.stringify(saved),
      removeItem: () => {},
      setItem: refuse,
    });
    memory.save(source, { ...saved, askedIds: [1, 2] });
    expect(load()?.askedIds).toEqual([1, 2]);
  });
});
