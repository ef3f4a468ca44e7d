import { describe, expect, it, vi } from 'vitest';
import { addPageScript, connecting, crispPage, fakeCrisp, vendorScripts } from './fake-vendors.ts';

const fake = fakeCrisp();
const { emitted, connect, ready, up } = connecting(fake);

describe('the snippet', () => {
  it('names the website of the link', () => {
    connect();
    expect(crispPage.CRISP_WEBSITE_ID).toBe('e93e073a-1f69-4cbc-8934-f9e1611e65bb');
    expect(crispPage.$crisp).toEqual([]);
  });

  it('keeps the website of a page that has its own', () => {
    fake.isInPage();
    connect();
    expect(crispPage.CRISP_WEBSITE_ID).toBe('page-own');
    expect(vendorScripts()).toHaveLength(1);
  });

  it('loads no second chat when the tag of the first was removed', async () => {
    fake.isInPage();
    fake.load();
    vendorScripts()[0]?.remove();
    await connect().ready;
    expect(vendorScripts()).toHaveLength(0);
  });

  it('finds the tag of a page whose address contains the website', () => {
    addPageScript('https://client.crisp.chat/l/page-own.js');
    connect();
    expect(vendorScripts()).toHaveLength(1);
  });
});

it('is not ready before the session has loaded', async () => {
  const isReady = vi.fn();
  const chat = connect();
  chat.ready.then(isReady);
  let session: string | null = null;
  crispPage.$crisp = { push: () => {}, is: () => false, get: () => session };
  await vi.advanceTimersByTimeAsync(1000);
  expect(isReady).not.toHaveBeenCalled();
  session = 'session_1';
  await vi.advanceTimersByTimeAsync(250);
  expect(isReady).toHaveBeenCalled();
  chat.disconnect();
});

it('registers no listener, because it would replace the page’s own', async () => {
  const commands: string[] = [];
  const chat = connect();
  fake.load();
  const crisp = crispPage.$crisp;
  if (crisp) {
    const { push } = crisp;
    crisp.push = (command) => {
      commands.push(command[0]);
      push(command);
    };
  }
  await chat.ready;
  chat.show({ 'faq-questions': 'Deposit' });
  chat.hide();
  chat.disconnect();
  expect(new Set(commands)).toEqual(new Set(['set', 'do']));
});

it('does not treat a window that opens slowly as minimised', async () => {
  const chat = await ready();
  const crisp = crispPage.$crisp;
  if (crisp) crisp.is = () => false;
  chat.show({});
  vi.advanceTimersByTime(2000);
  expect(emitted).not.toHaveBeenCalled();
  if (crisp) crisp.is = (state) => state === 'chat:opened';
  vi.advanceTimersByTime(250);
  if (crisp) crisp.is = () => false;
  vi.advanceTimersByTime(2000);
  expect(emitted.mock.calls).toEqual([['minimised']]);
  chat.disconnect();
});

it('reports immediately that the visitor has minimised the window', async () => {
  const chat = await up();
  if (crispPage.$crisp) crispPage.$crisp.is = () => false;
  vi.advanceTimersByTime(250);
  expect(emitted.mock.calls).toEqual([['minimised']]);
  chat.disconnect();
});

it('reports the start of a chat before its minimising when it reads both at once', async () => {
  const chat = await up();
  if (crispPage.$crisp) crispPage.$crisp.is = (state) => state === 'session:ongoing';
  vi.advanceTimersByTime(250);
  expect(emitted.mock.calls).toEqual([['started'], ['minimised']]);
  chat.disconnect();
});

it('stops reading the states when it is disconnected, and when they throw', async () => {
  const chat = await up();
  chat.disconnect();
  expect(vi.getTimerCount()).toBe(0);
  const broken = connect();
  broken.show({});
  if (crispPage.$crisp)
    crispPage.$crisp.is = () => {
      throw new Error('The vendor’s own error.');
    };
  vi.advanceTimersByTime(250);
  expect(vi.getTimerCount()).toBe(0);
});

it('fails when the vendor throws while it loads', async () => {
  const chat = connect();
  const fails = expect(chat.ready).rejects.toThrow('broken');
  crispPage.$crisp = {
    push: () => {},
    get() {
      throw new Error('broken');
    },
  };
  vi.advanceTimersByTime(250);
  await fails;
});
