import { describe, expect, it } from 'vitest';
import { copyFor } from '../../widget/copy/copy.ts';

describe('the words of the specification', () => {
  it('are exactly those of the specification', () => {
    expect(copyFor('id')).toMatchObject({
      launcher: 'Tanya Kami',
      title: 'Live Chat Bot',
      customerService: 'Hubungi Customer Service',
      floating: {
        hint: 'Halo! Tanyakan apa pun seperti "deposit" atau "lupa password".',
        home: 'Kembali ke Home',
        liveAgent: 'Hubungi Live Agent Kami',
      },
      page: { home: 'Back to Home', liveAgent: 'Contact Live Agent' },
    });
  });
});

describe('the other language', () => {
  it('translates every text', () => {
    const words = (table: object): string[] =>
      Object.entries(table).flatMap(([key, value]) =>
        typeof value === 'string' ? [`${key}: ${value}`] : words(value),
      );
    const [indonesian, english] = [words(copyFor('id')), words(copyFor('en'))];
    expect(english).toHaveLength(indonesian.length);
    expect(english.filter((word) => / $|: $/.test(word))).toEqual([]);
    // The bot's name, and the labels that the phone page has in English anyway.
    expect(english.filter((word) => indonesian.includes(word))).toEqual([
      'title: Live Chat Bot',
      'home: Back to Home',
      'home: Back to Home',
      'liveAgent: Contact Live Agent',
      'bot: Bot',
      'editable: Send',
      // Names of products.
      'livechat: Live chat',
      'whatsapp: WhatsApp',
      'telegram: Telegram',
      'email: Email',
    ]);
  });
});
