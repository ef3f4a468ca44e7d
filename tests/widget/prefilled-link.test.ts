import { expect, it } from 'vitest';
import type { PublicChannel } from '../../api/contract/bot/public-bot.ts';
import { copyFor, wordsToSend } from '../../embed/languages/languages.ts';
import type { ChatEvent } from '../../widget/flow/chat-types.ts';
import { initialState } from '../../widget/flow/transition.ts';
import { prefilledLink } from '../../widget/view/ways/prefilled-link.ts';
import { whatsApp } from './channels.ts';
import { choose, fillIn, open, play, questions, source } from './play.ts';
import { faq, sampleFaqs } from './sample-faqs.ts';

const telegram: PublicChannel = { type: 'telegram', href: 'https://t.me/toko_cs' };
const email: PublicChannel = { type: 'email', href: 'mailto:cs+web@toko.example' };

function conversation({ name = 'Toko & Kopi', faqs = sampleFaqs, username = 'budi' } = {}) {
  return (...ids: number[]) =>
    play(
      initialState(source, { name }),
      open,
      questions([...faqs, faq(6, 'Cek Deposit')]),
      ...ids.flatMap((id): ChatEvent[] => [
        choose(id),
        ...(id === 6
          ? ([
              ...fillIn(username, 'd3612272'),
              { type: 'check-sent' },
              { type: 'check-ended', request: 1, outcome: { type: 'queued' } },
            ] as const)
          : []),
      ]),
    ).state;
}

const id = copyFor('id');

it('names the website and the questions, for WhatsApp and Telegram', () => {
  const state = conversation()(1, 2);
  const text = 'Halo, saya pengunjung Toko & Kopi.\r\nAkun > Lupa password';
  for (const channel of [whatsApp, telegram]) {
    const link = prefilledLink(channel, state, id) ?? '';
    expect(link).toBe(`${channel.href}?text=${encodeURIComponent(text)}`);
    expect([...new URL(link).searchParams]).toEqual([['text', text]]);
  }
});

it('has no questions at Home, and is in the language of the bot', () => {
  const link = prefilledLink(whatsApp, conversation()(), copyFor('en', wordsToSend('en'))) ?? '';
  expect(new URL(link).searchParams.get('text')).toBe('Hello, I am a visitor of Toko & Kopi.\r\n');
});

it('names the kind of a check, and the username and the ticket only when they are shared', () => {
  const state = conversation()(6);
  const text = (isShared: boolean) =>
    new URL(prefilledLink(whatsApp, state, id, isShared) ?? '').searchParams.get('text');
  expect(text(false)).toBe('Halo, saya pengunjung Toko & Kopi.\r\nCek Deposit\r\nForm Cek Deposit');
  expect(text(true)).toBe(
    `${text(false)}\r\nUsername / ID Login: budi\r\nNomor Tiket Deposit: D3612272`,
  );
});

it('is an email with a subject, whose link encodes spaces as %20', () => {
  const link = prefilledLink(email, conversation()(1, 2), id);
  expect(link).toBe(
    'mailto:cs+web@toko.example?subject=Toko%20%26%20Kopi' +
      '&body=Halo%2C%20saya%20pengunjung%20Toko%20%26%20Kopi.%0D%0AAkun%20%3E%20Lupa%20password',
  );
});

it('is only the link for a phone number and for other addresses', () => {
  const state = conversation()(6);
  for (const href of ['tel:+622112345', 'https://bantuan.example/?a=1']) {
    const type = href.startsWith('tel') ? 'phone' : 'link';
    expect(prefilledLink({ type, href }, state, id, true)).toBe(href);
  }
});

it('stays short in a long conversation, with the latest questions', () => {
  const faqs = Array.from({ length: 40 }, (_, index) =>
    faq(index + 100, `${index} `.padEnd(300, 'tanya&')),
  );
  const ids = faqs.map((it) => it.id);
  const state = conversation({ name: 'N'.repeat(100), faqs, username: 'ü'.repeat(100) })(...ids, 6);
  const mail = prefilledLink(email, state, id, true) ?? '';
  expect(mail).toContain(encodeURIComponent('&tan > Cek Deposit'));
  expect(mail.length).toBeLessThan(2_000);
});

it('encodes any character, and does not split surrogate pairs', () => {
  const faqs = [faq(9, `a${'🙂'.repeat(149)}`), faq(10, `${'🙂'.repeat(60)}\ud83d"#%?`)];
  const link = prefilledLink(whatsApp, conversation({ faqs })(9, 10), id) ?? '';
  const text = new URL(link).searchParams.get('text') ?? '';
  expect(text.split('\r\n')[1]).toBe(`${'🙂'.repeat(36)} > ${'🙂'.repeat(60)}"#%?`);
  expect(link.length).toBeLessThan(2_000);
});
