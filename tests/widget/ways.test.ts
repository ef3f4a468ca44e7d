import { describe, expect, it } from 'vitest';
import type { PublicBot, PublicChannel } from '../../api/contract/bot/public-bot.ts';
import type { ChatEvent } from '../../widget/flow/chat-types.ts';
import { initialState } from '../../widget/flow/transition.ts';
import { directWay, waysOf } from '../../widget/flow/ways.ts';
import { hours, liveChat, phone, whatsApp } from './channels.ts';
import { choose, fillIn, open, play, questions, source } from './play.ts';
import { faq, sampleFaqs } from './sample-faqs.ts';

const faqs = [...sampleFaqs, faq(6, 'Cek Deposit')];
/** Monday, 07.30 WIB. */
const nowMs = Date.parse('2026-11-23T07:30+07:00');

function botWith(bot: PublicBot, ...events: ChatEvent[]) {
  return play(initialState(source, bot), open, questions(faqs), ...events).state;
}

const check: ChatEvent[] = [choose(6), ...fillIn('budi', 'D3612272'), { type: 'check-sent' }];

describe('a visitor who wants a human', () => {
  it('gets the live chat by default', () => {
    expect(directWay(botWith({}), nowMs)).toMatchObject(liveChat);
  });

  it('gets the only channel directly', () => {
    expect(directWay(botWith({ channels: [whatsApp] }), nowMs)).toMatchObject(whatsApp);
  });

  it.each([
    ['several channels', [liveChat, whatsApp]],
    ['a channel that is closed', [{ ...liveChat, hours }]],
  ])('gets a choice with %s', (_name, channels) => {
    expect(directWay(botWith({ channels }), nowMs)).toBeNull();
  });

  it.each([
    ['a channel that never opens', [{ ...liveChat, hours: { ...hours, spans: [] } }]],
    ['no channel', []],
  ])('gets no human with %s', (_name, channels) => {
    expect(directWay(botWith({ channels }), nowMs)).toBeUndefined();
  });

  it('may first share the ticket after a check, if the channel supports a draft', () => {
    expect(directWay(botWith({ channels: [whatsApp] }, ...check), nowMs)).toBeNull();
    expect(directWay(botWith({ channels: [phone] }, ...check), nowMs)).toMatchObject(phone);
    expect(directWay(botWith({}, ...check), nowMs)).toMatchObject(liveChat);
  });

  it('returns to a running chat after closing time, with several channels, and if the channel was removed', () => {
    const running: ChatEvent[] = [
      choose(-2),
      { type: 'vendor-chat-shown', request: 1, nowMs },
      { type: 'vendor-chat-started', request: 1 },
      { type: 'vendor-chat-minimised', request: 1 },
    ];
    for (const channels of [[{ ...liveChat, hours }], [liveChat, whatsApp], []]) {
      const state = botWith({ channels }, ...running);
      expect(directWay(state, nowMs)).toEqual(liveChat);
    }
  });

  it('resumes a chat after a page load outside the hours', () => {
    const saved = { deadlineMs: null, isAway: false };
    const { effects } = play(botWith({ channels: [{ ...liveChat, hours }] }), {
      type: 'handover-loaded',
      saved,
      nowMs,
    });
    expect(effects).toContainEqual(expect.objectContaining({ type: 'open-live-agent', saved }));
  });
});

describe('the ways', () => {
  it('are the open channels in the order of the admins, then the others by opening time', () => {
    const later = { ...hours, spans: [[2, 480, 1020]] as [number, number, number][] };
    const channels: PublicChannel[] = [
      { ...phone, hours: later },
      { ...liveChat, hours },
      whatsApp,
      { type: 'link', href: 'https://bantuan.example/' },
      { type: 'email', href: 'mailto:cs@toko.example', hours: { ...hours, spans: [] } },
    ];
    const ways = waysOf(botWith({ channels }), nowMs);
    expect(ways.map(({ type }) => type)).toEqual(['whatsapp', 'link', 'livechat', 'phone']);
    expect(ways.map(({ opensAtMs }) => opensAtMs)).toEqual([
      0,
      0,
      Date.parse('2026-11-23T08:00+07:00'),
      Date.parse('2026-11-24T08:00+07:00'),
    ]);
    expect(ways.map(({ opensInDays }) => opensInDays).slice(2)).toEqual([0, 1]);
  });

  it('are shown once, at the end of the conversation, and removed at Home', () => {
    const state = botWith(
      { channels: [liveChat, whatsApp] },
      { type: 'ways-asked', nowMs },
      choose(8),
      { type: 'ways-asked', nowMs: nowMs + 1 },
    );
    expect(state.messages.map(({ type }) => type)).toEqual(['user', 'bot', 'ways']);
    expect(state.messages.at(-1)).toEqual({ type: 'ways', nowMs: nowMs + 1 });
    expect(play(state, choose(-1)).state.messages).toEqual([]);
  });
});

describe('events and facts', () => {
  it('say which channel was opened', () => {
    const state = botWith({ channels: [liveChat, whatsApp] }, choose(8));
    expect(play(state, { type: 'ways-asked', nowMs }).effects).toEqual([]);
    expect(play(state, { type: 'channel-opened', channel: 'whatsapp' }).effects).toEqual([
      {
        type: 'emit',
        event: {
          name: 'faq-handover',
          detail: { websiteId: 1, outcome: 'opened', channel: 'whatsapp' },
        },
        fact: { type: 'handed-over', outcome: 'opened', channel: 'whatsapp', faq_id: 8 },
      },
    ]);
  });

  it('say that no channel was open', () => {
    const state = botWith({ channels: [{ ...whatsApp, hours }] });
    expect(play(state, { type: 'ways-asked', nowMs }).effects).toMatchObject([
      {
        event: { detail: { outcome: 'absent', channel: 'whatsapp' } },
        fact: { type: 'handed-over', outcome: 'absent', channel: 'whatsapp' },
      },
    ]);
  });
});
