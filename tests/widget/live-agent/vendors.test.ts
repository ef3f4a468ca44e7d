import { describe, expect, it, vi } from 'vitest';
import {
  connecting,
  failScript,
  fakeCrisp,
  fakeLivechat,
  fakeTawk,
  vendorScripts,
} from './fake-vendors.ts';

// Tests for every vendor's adapter. A new vendor is a new row.
describe.each([fakeTawk(), fakeLivechat(), fakeCrisp()])('the adapter for $name', (fake) => {
  const { vendor } = fake;
  const { emitted, connect, up } = connecting(fake);

  it('loads the script asynchronously, with the nonce of the page’s policy', () => {
    connect('abc');
    const [script] = vendorScripts();
    expect(script?.src).toBe(fake.scriptAddress);
    expect(script?.async).toBe(true);
    expect(script?.nonce).toBe('abc');
  });

  it('is ready when the vendor is ready', async () => {
    const isReady = vi.fn();
    const chat = connect();
    chat.ready.then(isReady);
    await Promise.resolve();
    expect(isReady).not.toHaveBeenCalled();
    fake.load();
    await chat.ready;
    expect(isReady).toHaveBeenCalled();
  });

  it('fails when the script fails, and loads it again the next time', async () => {
    const chat = connect();
    failScript();
    await expect(chat.ready).rejects.toThrow('did not load');
    chat.disconnect();
    expect(vendorScripts()).toEqual([]);
    const next = connect();
    expect(vendorScripts()).toHaveLength(1);
    fake.load();
    await next.ready;
  });

  it('maximises the window with notes for the agent', async () => {
    await up({ 'faq-questions': 'Deposit' });
    expect(fake.calls().at(-1)).toBe('maximize');
    expect(fake.notes()).toEqual({ 'faq-questions': 'Deposit' });
  });

  it('hides a window that it opened', async () => {
    const chat = await up();
    chat.hide();
    expect(fake.calls().at(-1)).toMatch(/^hide/);
    expect(fake.calls()).not.toContain('destroy');
  });

  it.each(['started', 'ended', 'minimised'] as const)(
    'emits what its capabilities declare: %s',
    async (what) => {
      await up();
      if (what === 'ended') fake.emit('started');
      emitted.mockReset();
      fake.emit(what);
      if (vendor.capabilities[what] === 'absent') expect(emitted).not.toHaveBeenCalledWith(what);
      else expect(emitted).toHaveBeenCalledWith(what);
    },
  );

  it('does not report its initial state as minimised by the visitor', async () => {
    const chat = connect();
    fake.load();
    fake.emit('minimised');
    await chat.ready;
    expect(emitted).not.toHaveBeenCalled();
  });

  it('does not report its own hiding as minimised by the visitor', async () => {
    const chat = await up();
    chat.hide();
    fake.emit('minimised');
    expect(emitted).not.toHaveBeenCalled();
  });

  it('reads whether a chat is running', async () => {
    const chat = await up();
    expect(chat.isRunning()).toBe(false);
    fake.setRunning(true);
    expect(chat.isRunning()).toBe(true);
  });

  it('reports the end of a chat that was running before the page load', async () => {
    fake.setRunning(true);
    const chat = await up();
    chat.isRunning();
    fake.emit('ended');
    const reports = emitted.mock.calls.flat().includes('ended');
    expect(reports).toBe(vendor.capabilities.ended !== 'absent');
  });

  it('ends a chat, if the vendor can', async () => {
    const chat = await up();
    const before = fake.calls().length;
    chat.end();
    if (vendor.capabilities.end === 'absent') expect(fake.calls()).toHaveLength(before);
    else expect(fake.calls().at(-1)).toMatch(/^(endChat|close_chat)$/);
  });

  it('emits nothing after it was disconnected', async () => {
    const chat = await up();
    fake.emit('started');
    chat.disconnect();
    emitted.mockReset();
    fake.emit('minimised');
    fake.emit('ended');
    expect(emitted).not.toHaveBeenCalled();
  });

  it('hides a vendor that loads after it was disconnected', () => {
    const chat = connect();
    chat.ready.catch(() => {});
    chat.disconnect();
    fake.load();
    expect(fake.calls().at(-1)).toMatch(/^hide/);
    expect(emitted).not.toHaveBeenCalled();
  });

  it('uses the chat that the page is loading', async () => {
    fake.isInPage();
    const chat = connect();
    expect(vendorScripts()).toHaveLength(1);
    fake.load();
    await chat.ready;
    chat.show({});
    expect(fake.calls().at(-1)).toBe('maximize');
  });

  it.each([
    ['minimised', /^minimize$/],
    ['hidden', /^hide/],
  ] as const)('uses the chat that the page has loaded, and leaves it %s', async (before, call) => {
    fake.isInPage();
    fake.load(before);
    const chat = connect();
    await chat.ready;
    chat.show({});
    chat.hide();
    expect(fake.calls().at(-1)).toMatch(call);
    expect(emitted).not.toHaveBeenCalled();
  });

  it('does not remove the script of the page when it fails', async () => {
    fake.isInPage();
    const chat = connect();
    failScript();
    await expect(chat.ready).rejects.toThrow('did not load');
    expect(vendorScripts()).toHaveLength(1);
  });

  it('loads nothing twice for a second handover', async () => {
    const first = await up();
    first.disconnect();
    first.hide();
    const second = connect();
    await second.ready;
    second.show({});
    expect(vendorScripts()).toHaveLength(1);
    expect(fake.calls().at(-1)).toBe('maximize');
    second.hide();
    expect(fake.calls().at(-1)).toMatch(/^hide/);
  });
});
