import { expect, it } from 'vitest';
import {
  plainFormat,
  whatsAppFormat,
  writeMessage,
} from '../../api/contract/texts/answer-message.ts';
import { htmlFormat } from '../../api/contract/texts/html-message.ts';

const write = (answer: string) =>
  [whatsAppFormat, plainFormat, htmlFormat].map((format) => writeMessage([{ answer }], format));

it.each([
  ['**Penting:** simpan.', '*Penting:* simpan.', 'Penting: simpan.', '<b>Penting:</b> simpan.'],
  // WhatsApp would show these asterisks.
  ['**tebal**nya', 'tebalnya', 'tebalnya', '<b>tebal</b>nya'],
  ['2 < 3 & "4"', '2 < 3 & "4"', '2 < 3 & "4"', '2 &lt; 3 &amp; &quot;4&quot;'],
  [
    'Buka:\n1) Menu\n2) **Kas**\n\nLalu tunggu.',
    'Buka:\n1. Menu\n2. *Kas*\n\nLalu tunggu.',
    'Buka:\n1. Menu\n2. Kas\n\nLalu tunggu.',
    'Buka:<br><ol><li>Menu</li><li><b>Kas</b></li></ol><br>Lalu tunggu.',
  ],
  ['• satu\n- dua', '- satu\n- dua', '- satu\n- dua', '<ul><li>satu</li><li>dua</li></ul>'],
  ['3. tiga', '3. tiga', '3. tiga', '<ol start="3"><li>tiga</li></ol>'],
  [
    '[Hubungi kami](https://wa.me/62?text=a&b=c).',
    'Hubungi kami (https://wa.me/62?text=a&b=c).',
    'Hubungi kami (https://wa.me/62?text=a&b=c).',
    '<a href="https://wa.me/62?text=a&amp;b=c">Hubungi kami</a>.',
  ],
  [
    '[bank.example](https://bank.example/) atau [0812](tel:0812)',
    'https://bank.example/ atau 0812',
    'https://bank.example/ atau 0812',
    '<a href="https://bank.example/">bank.example</a> atau <a href="tel:0812">0812</a>',
  ],
  [
    '[surat](mailto:a@b.example?subject=x)',
    'surat (a@b.example)',
    'surat (a@b.example)',
    '<a href="mailto:a@b.example?subject=x">surat</a>',
  ],
])('writes %j for WhatsApp, as plain text and as HTML', (answer, ...written) => {
  expect(write(answer)).toEqual(written);
});

it('writes each title and address beside its answer, and leaves out what is missing', () => {
  const parts = [
    { answer: 'Halo Kak,' },
    { title: 'Deposit?', answer: 'Ya.\n', link: 'https://a.example/#tanya=1' },
    { title: 'Promo', answer: null },
  ];
  expect(writeMessage(parts, whatsAppFormat)).toBe(
    'Halo Kak,\n\n*Deposit?*\n\nYa.\n\nhttps://a.example/#tanya=1\n\n*Promo*',
  );
});
