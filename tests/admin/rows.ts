import type { AuditEntry } from '../../api/contract/audit.ts';
import type {
  Faq,
  FaqTreeEntry,
  Website,
  WebsiteLink,
  WhitelistEntry,
} from '../../api/contract/entities.ts';
import type { ImportResult } from '../../api/contract/faqs/faq-transfer.ts';

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

export const linkRow = (fields: Partial<WebsiteLink> = {}): WebsiteLink => ({
  ...{ ...stamp, id: 4, link: 'toko.example.com', website_id: 2 },
  ...fields,
});

export const whitelistRow = (fields: Partial<WhitelistEntry> = {}): WhitelistEntry => ({
  ...{ ...stamp, id: 2, ip: '203.0.113.7', note: '', status: true, matchable: true },
  ...{ last_used_on: null, unused: false, until: null },
  ...fields,
});

/** The creation of a FAQ, which can be undone. */
export const auditEntry = (fields: Partial<AuditEntry> = {}): AuditEntry => ({
  ...{ id: 9, at: '2026-11-20T03:04:05.000Z', user_id: 7, machine_id: null, username: 'siti' },
  ...{ address: '203.0.113.7', action: 'create', entity: 'faq', entity_id: 31, website_id: 2 },
  ...{ label: 'Cara deposit', parents: {}, current_label: null, before: null, after: null },
  ...{ removed: null, undo: 'possible', restores: null, all_data: 1 },
  ...fields,
});

/** What an import without lines returns. */
export const importResult = (fields: Partial<ImportResult> = {}): ImportResult => ({
  ...{ added: 0, changed: 0, unchanged: 0, removed: 0, faults: [], warnings: [], columns: [] },
  ...{ sheets: [], sheet: null, separator: null, conversions: [], keywords_mode: null, notes: [] },
  ...{ lines: [], undo_id: null, message: '' },
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
