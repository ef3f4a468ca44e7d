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
  doc: string;
}

export const elementMethods: readonly (Described & { options?: Record<string, DetailField> })[] = [
  { name: 'open()', doc: 'Opens the panel.' },
  {
    name: 'open({ faqId })',
    options: { faqId: 'number' },
    doc: 'Opens the panel at the answer of the FAQ with this id. The address `#tanya-12` does the same.',
  },
  { name: 'close()', doc: 'Closes the panel.' },
  {
    name: 'toggle()',
    doc: 'Opens the panel, or closes it.',
  },
];

export const elementEvents: readonly (Described & { name: ElementEventName })[] = [
  {
    name: 'faq-open',
    doc: 'The panel opened. A bot in `page` mode has no panel that opens.',
  },
  {
    name: 'faq-close',
    doc: 'The panel closed.',
  },
  {
    name: 'faq-question',
    doc: 'A question was chosen: by the visitor, by a link to its answer, or by `open({ faqId })`.',
  },
  {
    name: 'faq-check',
    doc: `A ticket check ended; \`kind\` is ${alternatives(checkKinds, ' or ')}, \`outcome\` is \`found\`, \`queued\` (no result yet), \`limited\` (too many checks) or \`failed\`. The username and the ticket are not included.`,
  },
  {
    name: 'faq-handover',
    doc: `The handover to a human changed; \`channel\` is ${alternatives(channelTypes, ' or ')}, \`outcome\` is \`opened\` (in the page or a tab), \`resumed\` (after a page load), \`started\`, \`minimised\`, \`ended\`, \`timed-out\` (nobody wrote in 5 minutes), \`fell-back\` (the vendor did not load; the link was opened or offered), \`blocked\` (by the browser), \`absent\` (no live chat, or nobody there at this hour) or \`failed\`. Other channels than \`livechat\` are only \`opened\` or \`absent\`.`,
  },
];

export const customProperties: readonly (Described & { default: string })[] = [
  {
    name: '--faq-font-family',
    default: 'system-ui',
    doc: 'The typeface.',
  },
  {
    name: '--faq-radius',
    default: '16px',
    doc: 'The radius of the panel’s corners.',
  },
  {
    name: '--faq-panel-width',
    default: '360px',
    doc: 'The panel’s width.',
  },
  {
    name: '--faq-panel-height',
    default: '520px',
    doc: 'The panel’s greatest height.',
  },
  {
    name: '--faq-z-index',
    default: 'the `z-index` attribute',
    doc: 'The layer, if a style sheet sets it.',
  },
];

export const parts: readonly Described[] = [
  { name: 'launcher', doc: 'The floating button.' },
  { name: 'panel', doc: 'The window of the bot.' },
  { name: 'header', doc: 'The panel’s top.' },
  { name: 'bot-message', doc: 'A bubble of the bot.' },
  { name: 'user-message', doc: 'A bubble of the visitor.' },
  { name: 'option', doc: 'A question to choose.' },
  {
    name: 'action',
    doc: 'Back, Home and Live Agent. `way` is its former name and still works.',
  },
];

function alternatives(values: readonly string[], or: string): string {
  const quoted = values.map((value) => `\`${value}\``);
  return `${quoted.slice(0, -1).join(', ')}${or}${quoted.at(-1)}`;
}
