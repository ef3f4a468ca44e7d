import { afterEach, describe, expect, it, vi } from 'vitest';
import { addPageScript, fakeTawk, tawkPage } from './fake-vendors.ts';

const fake = fakeTawk();
const told = vi.fn();
const join = () => fake.vendor.join({ nonce: '', tell: told });

afterEach(() => {
  fake.reset();
  told.mockReset();
});

describe('the page’s own callbacks', () => {
  const names = ['onLoad', 'onChatStarted', 'onChatMinimized', 'onChatEnded'];
  const own = () => Object.fromEntries(names.map((name) => [name, vi.fn(() => `own ${name}`)]));

  it('are called as before, first and with what they are due', async () => {
    const page = own();
    tawkPage.Tawk_API = { ...page };
    const chat = join();
    fake.load();
    await chat.ready;
    const started = tawkPage.Tawk_API?.onChatStarted as (data: string) => string;
    expect(started('data')).toBe('own onChatStarted');
    expect(page.onChatStarted).toHaveBeenCalledWith('data');
    expect(page.onLoad).toHaveBeenCalledOnce();
    expect(told).toHaveBeenCalledWith('started');
  });

  it('do not keep the bot from hearing when they throw', async () => {
    tawkPage.Tawk_API = {
      onChatStarted: () => {
        throw new Error('The page’s own fault.');
      },
    };
    const chat = join();
    fake.load();
    await chat.ready;
    expect(() => fake.happen('started')).toThrow('The page’s own fault.');
    expect(told).toHaveBeenCalledWith('started');
  });

  it('are put back', async () => {
    const page = own();
    tawkPage.Tawk_API = { ...page };
    const chat = join();
    fake.load();
    await chat.ready;
    chat.leave();
    for (const name of names) expect(tawkPage.Tawk_API?.[name]).toBe(page[name]);
  });

  it('leave no slot behind where there were none', async () => {
    const chat = join();
    fake.load();
    await chat.ready;
    chat.leave();
    for (const name of names) expect(tawkPage.Tawk_API).not.toHaveProperty(name);
  });

  it('stay in a slot that the page has filled since', async () => {
    const chat = join();
    fake.load();
    await chat.ready;
    const ours = tawkPage.Tawk_API?.onChatEnded as () => void;
    const later = vi.fn(() => ours());
    if (tawkPage.Tawk_API) tawkPage.Tawk_API.onChatEnded = later;
    chat.leave();
    fake.happen('ended');
    expect(later).toHaveBeenCalledOnce();
    expect(told).not.toHaveBeenCalled();
  });
});

it('waits for a script that the page is loading itself', () => {
  addPageScript('https://embed.tawk.to/page/own');
  join();
  expect(document.querySelectorAll('script')).toHaveLength(1);
});

it('loads with the attributes that tawk.to asks for', () => {
  join();
  expect(document.querySelector('script')?.getAttribute('crossorigin')).toBe('*');
  expect(tawkPage.Tawk_LoadStart).toBeInstanceOf(Date);
});
