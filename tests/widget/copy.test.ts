import { describe, expect, it } from 'vitest';
import { copyFor, wordsToSend } from '../../embed/languages/languages.ts';

describe('the words of the specification', () => {
  it('are unchanged', () => {
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
    const [indonesian, english] = [
      words(copyFor('id')),
      words(copyFor('en', wordsToSend('en'))).filter((word) => word !== 'lang: en'),
    ];
    expect(english).toHaveLength(indonesian.length);
    expect(english.filter((word) => / $|: $/.test(word))).toEqual([]);
    // The name of the bot, and labels of the phone page that are English in both languages.
    expect(english.filter((word) => indonesian.includes(word))).toEqual([
      'title: Live Chat Bot',
      'home: Back to Home',
      'home: Back to Home',
      'liveAgent: Contact Live Agent',
      'home: Home',
      'bot: Bot',
      'editable: Send',
      // These are names of products.
      'livechat: Live chat',
      'whatsapp: WhatsApp',
      'telegram: Telegram',
      'email: Email',
    ]);
  });
});
