import { describe, expect, it, vi } from 'vitest';
import { addPageScript, connecting, fakeTawk, tawkPage } from './fake-vendors.ts';

const fake = fakeTawk();
const { emitted, connect, ready } = connecting(fake);

describe('the page’s own callbacks', () => {
  const names = ['onLoad', 'onChatStarted', 'onChatMinimized', 'onChatEnded'];
  const own = () => Object.fromEntries(names.map((name) => [name, vi.fn(() => `own ${name}`)]));

  it('are called as before, first and with their arguments', async () => {
    const page = own();
    tawkPage.Tawk_API = { ...page };
    await ready();
    const started = tawkPage.Tawk_API?.onChatStarted as (data: string) => string;
    expect(started('data')).toBe('own onChatStarted');
    expect(page.onChatStarted).toHaveBeenCalledWith('data');
    expect(page.onLoad).toHaveBeenCalledOnce();
    expect(emitted).toHaveBeenCalledWith('started');
  });

  it('do not hide an event from the bot when they throw', async () => {
    tawkPage.Tawk_API = {
      onChatStarted: () => {
        throw new Error('The page’s own error.');
      },
    };
    await ready();
    expect(() => fake.emit('started')).toThrow('The page’s own error.');
    expect(emitted).toHaveBeenCalledWith('started');
  });

  it('are restored on disconnecting', async () => {
    const page = own();
    tawkPage.Tawk_API = { ...page };
    const chat = await ready();
    chat.disconnect();
    for (const name of names) expect(tawkPage.Tawk_API?.[name]).toBe(page[name]);
  });

  it('do not exist after disconnecting if the page had none', async () => {
    const chat = await ready();
    chat.disconnect();
    for (const name of names) expect(tawkPage.Tawk_API).not.toHaveProperty(name);
  });

  it('stay in place if the page set them after connecting', async () => {
    const chat = await ready();
    const ours = tawkPage.Tawk_API?.onChatEnded as () => void;
    const later = vi.fn(() => ours());
    if (tawkPage.Tawk_API) tawkPage.Tawk_API.onChatEnded = later;
    chat.disconnect();
    fake.emit('ended');
    expect(later).toHaveBeenCalledOnce();
    expect(emitted).not.toHaveBeenCalled();
  });
});

it('waits for a script that the page is loading itself', () => {
  addPageScript('https://embed.tawk.to/page/own');
  connect();
  expect(document.querySelectorAll('script')).toHaveLength(1);
});

it('loads with the attributes that tawk.to requires', () => {
  connect();
  expect(document.querySelector('script')?.getAttribute('crossorigin')).toBe('*');
  expect(tawkPage.Tawk_LoadStart).toBeInstanceOf(Date);
});
