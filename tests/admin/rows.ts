import type { Faq, FaqTreeEntry, Website } from '../../api/contract/entities.ts';

/** What every listed row has. */
export const stamp = {
  last_edited_at: '2026-01-01T00:00:00.000Z',
  last_edited_by: 'admin',
  version: 1,
  all_data: 1,
};

/** Rows as the server lists them. A test names only the fields that it is about. */
export const faqRow = (fields: Partial<Faq> = {}): Faq => ({
  ...stamp,
  id: 2,
  question: 'Cara deposit',
  answer: 'Buka menu Deposit.',
  keywords: [],
  wordings: [],
  note: null,
  own_note: null,
  outdated_on: null,
  review: '',
  review_on: null,
  is_due: false,
  confirmed_at: null,
  confirmed_by: null,
  image: null,
  parent_id: null,
  website_id: 1,
  depth: 0,
  source_id: null,
  ...fields,
});

export const websiteRow = (fields: Partial<Website> = {}): Website => ({
  ...stamp,
  id: 7,
  name: 'Toko Tujuh',
  livechat_link: 'example.com/chat',
  server_ip: '192.0.2.7',
  ...fields,
});

export const treeEntry = (id: number, depth: number, parent_id: number | null): FaqTreeEntry => ({
  id,
  depth,
  parent_id,
  question: `Pertanyaan ${id}`,
  source_id: null,
  has_answer: false,
});

/** 1 > (2 > 3, 4), 5, 6 > 7 */
export const smallTree = [
  treeEntry(1, 0, null),
  treeEntry(2, 1, 1),
  treeEntry(3, 2, 2),
  treeEntry(4, 1, 1),
  treeEntry(5, 0, null),
  treeEntry(6, 0, null),
  treeEntry(7, 1, 6),
];
