import { channelTypes } from '../api/contract/bot/contact.ts';
import { checkOutcomes } from '../api/contract/insights.ts';
import { checkKinds } from '../api/contract/ticket.ts';

/** The events, methods and styling hooks of `<faq-chatbot>`. docs/element.md has these lists. */

/**
 * The fields of each event's `detail`: numbers, texts, or one of these words. All events bubble and cross shadow roots.
 */
export const eventDetails = {
  'faq-open': { websiteId: 'number' },
  'faq-close': { websiteId: 'number' },
  'faq-question': { websiteId: 'number', id: 'number', question: 'string' },
  'faq-check': {
    websiteId: 'number',
    kind: checkKinds,
    outcome: checkOutcomes,
  },
  'faq-handover': {
    websiteId: 'number',
    channel: channelTypes,
    outcome: [
      'opened',
      'resumed',
      'started',
      'minimised',
      'ended',
      'timed-out',
      'fell-back',
      'blocked',
      'absent',
      'failed',
    ],
  },
} as const satisfies Record<string, Record<string, DetailField>>;

export type DetailField = 'number' | 'string' | readonly string[];

type DetailValue<Field extends DetailField> = Field extends readonly string[]
  ? Field[number]
  : Field extends 'number'
    ? number
    : string;

export type ElementEventDetails = {
  [Name in keyof typeof eventDetails]: Detail<(typeof eventDetails)[Name]>;
};

type Detail<Fields extends Record<string, DetailField>> = {
  -readonly [Name in keyof Fields]: DetailValue<Fields[Name]>;
};

export type ElementEventName = keyof ElementEventDetails;

export interface OpenOptions {
  /** The id of the FAQ to show. If it was deleted or belongs to another website, the panel opens where it was. */
  faqId?: number | undefined;
}

interface Described {
  name: string;
  doc: { en: string; id: string };
}

export const elementMethods: readonly (Described & { options?: Record<string, DetailField> })[] = [
  { name: 'open()', doc: { en: 'Opens the panel.', id: 'Membuka panel.' } },
  {
    name: 'open({ faqId })',
    options: { faqId: 'number' },
    doc: {
      en: 'Opens the panel at the answer of the FAQ with this id. The address `#tanya-12` does the same.',
      id: 'Membuka panel pada jawaban FAQ dengan id ini. Alamat `#tanya-12` berfungsi sama.',
    },
  },
  { name: 'close()', doc: { en: 'Closes the panel.', id: 'Menutup panel.' } },
  {
    name: 'toggle()',
    doc: { en: 'Opens the panel, or closes it.', id: 'Membuka atau menutup panel.' },
  },
];

export const elementEvents: readonly (Described & { name: ElementEventName })[] = [
  {
    name: 'faq-open',
    doc: {
      en: 'The panel opened. A bot in `page` mode has no panel that opens.',
      id: 'Panel dibuka. Bot dalam mode `page` tidak memiliki panel yang dibuka.',
    },
  },
  {
    name: 'faq-close',
    doc: { en: 'The panel closed.', id: 'Panel ditutup.' },
  },
  {
    name: 'faq-question',
    doc: {
      en: 'A question was chosen: by the visitor, by a link to its answer, or by `open({ faqId })`.',
      id: 'Pertanyaan dipilih: oleh pengunjung, lewat tautan ke jawabannya, atau dengan `open({ faqId })`.',
    },
  },
  {
    name: 'faq-check',
    doc: {
      en: 'A ticket check ended; `kind` is `deposit` or `withdraw`, `outcome` is `found`, `queued` (no result yet), `limited` (too many checks) or `failed`. The username and the ticket are not included.',
      id: 'Pengecekan tiket selesai; `kind` berisi `deposit` atau `withdraw`, `outcome` berisi `found`, `queued` (belum ada hasil), `limited` (terlalu banyak pengecekan), atau `failed`. Username dan tiket tidak disebutkan.',
    },
  },
  {
    name: 'faq-handover',
    doc: {
      en: `The handover to a human changed; \`channel\` is ${alternatives(channelTypes, ' or ')}, \`outcome\` is \`opened\` (in the page or a tab), \`resumed\` (after a page load), \`started\`, \`minimised\`, \`ended\`, \`timed-out\` (nobody wrote in 5 minutes), \`fell-back\` (the vendor did not load; the link was opened or offered), \`blocked\` (by the browser), \`absent\` (no live chat, or nobody there at this hour) or \`failed\`. Other channels than \`livechat\` are only \`opened\` or \`absent\`.`,
      id: `Terjadi sesuatu dalam perjalanan ke petugas; \`channel\` berisi ${alternatives(channelTypes, ', atau ')}, \`outcome\` berisi \`opened\` (di halaman atau tab), \`resumed\` (setelah halaman dimuat ulang), \`started\`, \`minimised\`, \`ended\`, \`timed-out\` (tidak ada obrolan dalam 5 menit), \`fell-back\` (vendor gagal dimuat; tautan dibuka atau ditawarkan), \`blocked\` (ditahan browser), \`absent\` (tanpa live chat, atau tidak ada petugas pada jam itu), atau \`failed\`. Selain \`livechat\` hanya ada \`opened\` atau \`absent\`.`,
    },
  },
];

export const customProperties: readonly (Described & { default: string })[] = [
  {
    name: '--faq-font-family',
    default: 'system-ui',
    doc: { en: 'The typeface.', id: 'Jenis huruf.' },
  },
  {
    name: '--faq-radius',
    default: '16px',
    doc: { en: 'The radius of the panel’s corners.', id: 'Kebulatan sudut panel.' },
  },
  {
    name: '--faq-panel-width',
    default: '360px',
    doc: { en: 'The panel’s width.', id: 'Lebar panel.' },
  },
  {
    name: '--faq-panel-height',
    default: '520px',
    doc: { en: 'The panel’s greatest height.', id: 'Tinggi maksimum panel.' },
  },
  {
    name: '--faq-z-index',
    default: 'the `z-index` attribute',
    doc: {
      en: 'The layer, if a style sheet sets it.',
      id: 'Lapisan, bila diatur dari style sheet.',
    },
  },
];

export const parts: readonly Described[] = [
  { name: 'launcher', doc: { en: 'The floating button.', id: 'Tombol mengambang.' } },
  { name: 'panel', doc: { en: 'The window of the bot.', id: 'Jendela bot.' } },
  { name: 'header', doc: { en: 'The panel’s top.', id: 'Bagian atas panel.' } },
  { name: 'bot-message', doc: { en: 'A bubble of the bot.', id: 'Balon bot.' } },
  { name: 'user-message', doc: { en: 'A bubble of the visitor.', id: 'Balon pengunjung.' } },
  { name: 'option', doc: { en: 'A question to choose.', id: 'Pertanyaan untuk dipilih.' } },
  {
    name: 'action',
    doc: {
      en: 'Back, Home and Live Agent. `way` is its former name and still works.',
      id: 'Sebelumnya, Home, dan Live Agent. Nama lamanya, `way`, tetap berlaku.',
    },
  },
];

function alternatives(values: readonly string[], or: string): string {
  const quoted = values.map((value) => `\`${value}\``);
  return `${quoted.slice(0, -1).join(', ')}${or}${quoted.at(-1)}`;
}
