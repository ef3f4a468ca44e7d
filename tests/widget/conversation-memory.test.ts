import { afterEach, describe, expect, it, vi } from 'vitest';
import { conversationMemory } from '../../widget/adapters/conversation-memory.ts';

const source = { apiHost: 'https://faq.example', websiteId: 1 };
const kept = { version: 1, isOpen: true, askedIds: [1], result: null } as const;

afterEach(() => {
  vi.unstubAllGlobals();
  conversationMemory(() => 0).keep(source, null);
  sessionStorage.clear();
});

/** As a page that has just been loaded would. */
const recall = (place = 0, from = source) => conversationMemory(() => place).recall(from);

it('keeps a conversation in the tab, and forgets it', () => {
  const memory = conversationMemory(() => 0);
  expect(memory.recall(source)).toBeUndefined();
  memory.keep(source, kept);
  expect(sessionStorage).toHaveLength(1);
  expect(recall()).toEqual(kept);
  memory.keep(source, null);
  expect(sessionStorage).toHaveLength(0);
  expect(recall()).toBeUndefined();
});

it('keeps hosts, websites and the bots of one page apart', () => {
  conversationMemory(() => 0).keep(source, kept);
  expect(recall(1)).toBeUndefined();
  expect(recall(0, { ...source, websiteId: 2 })).toBeUndefined();
  expect(recall(0, { ...source, apiHost: 'https://other.example' })).toBeUndefined();
});

it('keeps its place when the bots around it go', () => {
  let place = 1;
  const memory = conversationMemory(() => place);
  memory.keep(source, kept);
  place = 0;
  expect(memory.recall(source)).toEqual(kept);
});

it('drops what is no conversation', () => {
  conversationMemory(() => 0).keep(source, kept);
  const key = sessionStorage.key(0) ?? '';
  for (const text of ['{', 'null', '[]', '{"version":1}']) {
    sessionStorage.setItem(key, text);
    expect(recall()).toBeUndefined();
  }
});

describe('where the storage', () => {
  const refuse = () => {
    throw new DOMException('Refused.', 'QuotaExceededError');
  };

  it('is blocked, the page remembers', () => {
    const original = Object.getOwnPropertyDescriptor(window, 'sessionStorage');
    Object.defineProperty(window, 'sessionStorage', { configurable: true, get: refuse });
    try {
      conversationMemory(() => 0).keep(source, kept);
      expect(recall()).toEqual(kept);
      conversationMemory(() => 0).keep(source, null);
      expect(recall()).toBeUndefined();
    } finally {
      if (original) Object.defineProperty(window, 'sessionStorage', original);
    }
  });

  it('is full, the page remembers what is newest', () => {
    const memory = conversationMemory(() => 0);
    vi.stubGlobal('sessionStorage', {
      // What stood there before there was no room left.
      getItem: () => JSON.stringify(kept),
      removeItem: () => {},
      setItem: refuse,
    });
    memory.keep(source, { ...kept, askedIds: [1, 2] });
    expect(recall()?.askedIds).toEqual([1, 2]);
  });
});
