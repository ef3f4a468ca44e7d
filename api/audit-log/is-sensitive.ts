import type { AuditAction, AuditEntity, AuditFields } from '../contract/audit.ts';

/** What the audit trail records of a write. */
interface DescribedWrite {
  action: AuditAction;
  entity: AuditEntity;
  before?: AuditFields | null | undefined;
  after?: AuditFields | null | undefined;
}

const always = () => true;
const never = () => false;

/** For each kind of row, which of its writes can be used to steal: from visitors, or from admins. */
const criteria: Readonly<Record<AuditEntity, (write: DescribedWrite) => boolean>> = {
  user: ({ after }) => after?.sessions_ended === undefined,
  whitelist: always,
  link: always,
  security: always,
  machine: always,
  website: ({ action, before, after }) =>
    action !== 'create' && (!before || !after || changesWays(before, after)),
  announcement: ({ before, after }) =>
    [before, after].some((side) => side && (side.link !== null || side.shown_on === null)),
  faq: never,
  release: never,
  wording: never,
};

/** The fields of a website that decide where its visitors and its links are sent, and who may embed its bot. */
const waysOfWebsite = ['livechat_link', 'contact', 'embed', 'fill_words', 'privacy', 'help_host'];

/**
 * Whether a write can be used to steal: from visitors (ways to a person, words to fill in, announcements with a link or
 * for all websites, who may embed the bot, a deleted website) or from admins (accounts, factors, the whitelist). Such a
 * write needs a fresh proof of who makes it, and every admin and the account that it is about are warned.
 */
export function isSensitive(write: DescribedWrite): boolean {
  if (write.action.startsWith('sign-') || hasSign(write)) return false;
  return criteria[write.entity](write);
}

/** 'Jadikan bersama' makes words of texts that stay the same for visitors (`shared`). */
function changesWays(before: AuditFields, after: AuditFields): boolean {
  return waysOfWebsite.some((field) => before[field] !== after[field]) && after.shared !== true;
}

/**
 * Fields of an entry that every admin must know about. Nobody needs a proof to record them. Their words are in
 * `admin/copy/sensitive-writes.ts`.
 */
const signs = [
  'passkey_copied',
  // Why a scheduled publication was cancelled that nobody cancelled: somebody relies on it.
  'reason',
  // A token of a program ends soon, and its job would stop without a word.
  'ends_soon',
];

/** Whether every active admin, and the account that it is about, are warned of a write. */
export function isWarned(write: DescribedWrite): boolean {
  return hasSign(write) || isSensitive(write);
}

function hasSign({ before, after }: DescribedWrite): boolean {
  const fields = { ...before, ...after };
  return signs.some((field) => fields[field]);
}
