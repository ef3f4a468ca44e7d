import { afterEach, describe, expect, it, vi } from 'vitest';
import type { VendorHappening } from '../../../widget/adapters/live-agent/vendor.ts';
import { failScript, fakeLivechat, fakeTawk, vendorScripts } from './fake-vendors.ts';

// What every vendor's adapter owes; one more vendor is one more row.
describe.each([fakeTawk(), fakeLivechat()])('the adapter for $name', (fake) => {
  const { vendor } = fake;
  const told = vi.fn<(happening: VendorHappening) => void>();
  const join = (nonce = '') => vendor.join({ nonce, tell: told });

  afterEach(() => {
    fake.reset();
    told.mockReset();
  });

  async function up() {
    const chat = join();
    fake.load();
    await chat.ready;
    chat.show({ 'faq-questions': 'Deposit' });
    return chat;
  }

  it('loads the script without holding up the page, with the nonce of its policy', () => {
    join('abc');
    const [script] = vendorScripts();
    expect(script?.src).toBe(fake.scriptAddress);
    expect(script?.async).toBe(true);
    expect(script?.nonce).toBe('abc');
  });

  it('is ready once the vendor is', async () => {
    const isReady = vi.fn();
    const chat = join();
    chat.ready.then(isReady);
    await Promise.resolve();
    expect(isReady).not.toHaveBeenCalled();
    fake.load();
    await chat.ready;
    expect(isReady).toHaveBeenCalled();
  });

  it('gives up when the script fails, and loads it anew the next time', async () => {
    const chat = join();
    failScript();
    await expect(chat.ready).rejects.toThrow('did not load');
    chat.leave();
    expect(vendorScripts()).toEqual([]);
    const next = join();
    expect(vendorScripts()).toHaveLength(1);
    fake.load();
    await next.ready;
  });

  it('maximises the window with notes for the agent', async () => {
    await up();
    expect(fake.calls().at(-1)).toBe('maximize');
    expect(fake.notes()).toEqual({ 'faq-questions': 'Deposit' });
  });

  it('hides a window that it brought', async () => {
    const chat = await up();
    chat.hide();
    expect(fake.calls().at(-1)).toMatch(/^hide/);
    expect(fake.calls()).not.toContain('destroy');
  });

  it.each(['started', 'ended', 'minimised'] as const)(
    'tells what its declaration promises: %s',
    async (what) => {
      await up();
      if (what === 'ended') fake.happen('started');
      told.mockReset();
      fake.happen(what);
      if (vendor.abilities[what] === 'absent') expect(told).not.toHaveBeenCalled();
      else expect(told).toHaveBeenCalledWith(what);
    },
  );

  it('does not take the way it starts out for a visitor who minimised it', async () => {
    const chat = join();
    fake.load();
    fake.happen('minimised');
    await chat.ready;
    expect(told).not.toHaveBeenCalled();
  });

  it('does not take its own hiding for a visitor who minimised it', async () => {
    const chat = await up();
    chat.hide();
    fake.happen('minimised');
    expect(told).not.toHaveBeenCalled();
  });

  it('knows whether a chat is running', async () => {
    const chat = await up();
    expect(chat.isRunning()).toBe(false);
    fake.setRunning(true);
    expect(chat.isRunning()).toBe(true);
  });

  it('tells the end of a chat that was running before the page load', async () => {
    fake.setRunning(true);
    const chat = await up();
    chat.isRunning();
    fake.happen('ended');
    expect(told).toHaveBeenCalledWith('ended');
  });

  it('ends a chat', async () => {
    const chat = await up();
    chat.end();
    expect(fake.calls().at(-1)).toMatch(/^(endChat|close_chat)$/);
  });

  it('says nothing any more once it was left', async () => {
    const chat = await up();
    fake.happen('started');
    chat.leave();
    told.mockReset();
    fake.happen('minimised');
    fake.happen('ended');
    expect(told).not.toHaveBeenCalled();
  });

  it('hides a vendor that comes up only after it was left', () => {
    const chat = join();
    chat.ready.catch(() => {});
    chat.leave();
    fake.load();
    expect(fake.calls().at(-1)).toMatch(/^hide/);
    expect(told).not.toHaveBeenCalled();
  });

  it('uses the chat that the page has on its way', async () => {
    fake.isInPage();
    const chat = join();
    expect(vendorScripts()).toHaveLength(1);
    fake.load();
    await chat.ready;
    chat.show({});
    expect(fake.calls().at(-1)).toBe('maximize');
  });

  it('uses the chat that the page has loaded, and leaves it as it was: in sight', async () => {
    fake.isInPage();
    fake.load('minimised');
    const chat = join();
    await chat.ready;
    chat.show({});
    chat.hide();
    expect(fake.calls().at(-1)).toBe('minimize');
    expect(told).not.toHaveBeenCalled();
  });

  it('uses the chat that the page has loaded, and leaves it as it was: hidden', async () => {
    fake.isInPage();
    fake.load('hidden');
    const chat = join();
    await chat.ready;
    chat.show({});
    chat.hide();
    expect(fake.calls().at(-1)).toMatch(/^hide/);
  });

  it('leaves the script of the page in place when that fails', async () => {
    fake.isInPage();
    const chat = join();
    failScript();
    await expect(chat.ready).rejects.toThrow('did not load');
    expect(vendorScripts()).toHaveLength(1);
  });

  it('loads nothing twice for a second handover', async () => {
    const first = await up();
    first.leave();
    first.hide();
    const second = join();
    await second.ready;
    second.show({});
    expect(vendorScripts()).toHaveLength(1);
    expect(fake.calls().at(-1)).toBe('maximize');
    second.hide();
    expect(fake.calls().at(-1)).toMatch(/^hide/);
  });
});
