import { and, eq, inArray } from 'drizzle-orm';
import type { Change } from '../../audit-log/audited-database.ts';
import { type RowTarget, requireUnchanged } from '../../audit-log/require-unchanged.ts';
import type {
  AuditFields,
  FaqVersion,
  VersionSide,
  WriteFaqVersionResponse,
} from '../../contract/audit.ts';
import { messages } from '../../copy/messages.ts';
import type { Reader } from '../../db/database.ts';
import { type FaqContent, hasContent } from '../../db/faq-row.ts';
import { auditEntries, auditFaqs, images } from '../../db/schema.ts';
import { readKeywords } from '../../db/stored-keywords.ts';
import { ApiError } from '../../http/errors.ts';
import { requireFaqRow } from '../faq-queries.ts';
import { auditedFaqs } from './audited-faqs.ts';
import { editFaq } from './edit-faq.ts';

/** A FAQ's content before or after a write. */
export interface VersionTarget {
  entryId: number;
  side: VersionSide;
  /** The websites whose entries the account may read; undefined for all. A FAQ may have come from another one. */
  only: readonly number[] | undefined;
}

/**
 * A version without keywords or wordings was recorded before they existed. Bringing it back does not change them.
 */
type Later = 'keywords' | 'wordings';
type VersionContent = Omit<FaqContent, Later> & Partial<Pick<FaqContent, Later>>;

/** An earlier version of a FAQ, and the current FAQ. */
export async function findFaqVersion(
  db: Reader,
  id: number,
  target: VersionTarget,
): Promise<FaqVersion> {
  const current = await requireFaqRow(db, id);
  const { content, isImageGone, at } = await requireVersion(db, id, target);
  const { keywords, wordings, ...texts } = content;
  const lists = {
    keywords: keywords === undefined ? current.keywords : readKeywords(keywords),
    wordings: wordings === undefined ? current.wordings : readKeywords(wordings),
  };
  return { ...texts, ...lists, image_gone: isImageGone, at, current };
}

/** Writes the content of an earlier version to a FAQ. */
export async function writeFaqVersion(
  change: Change,
  target: RowTarget,
  from: VersionTarget,
): Promise<WriteFaqVersionResponse> {
  const { tx } = change;
  const row = await requireUnchanged(tx, auditedFaqs, target);
  const { content, isImageGone, at } = await requireVersion(tx, row.id, from);
  if (hasContent(row, content)) {
    change.nothingToWrite();
    const message = messages.faqVersionWritten(false, isImageGone);
    return { message, undo_id: null };
  }
  const details = { [`version_${from.side}`]: at };
  const undoId = await editFaq(change, row, content, { details });
  return { message: messages.faqVersionWritten(true, isImageGone), undo_id: undoId };
}

/** @throws ApiError 404 when the entry does not have the content of this FAQ. */
async function requireVersion(
  db: Reader,
  faqId: number,
  { entryId, side, only }: VersionTarget,
): Promise<{ content: VersionContent; isImageGone: boolean; at: string }> {
  const [found] = await db
    .select({ entry: auditEntries, touched: auditFaqs })
    .from(auditEntries)
    .leftJoin(auditFaqs, and(eq(auditFaqs.entryId, auditEntries.id), eq(auditFaqs.faqId, faqId)))
    .where(and(eq(auditEntries.id, entryId), only && inArray(auditEntries.websiteId, [...only])));
  const { entry, touched } = found ?? {};
  const isOwn = entry?.entity === 'faq' && entry.entityId === faqId;
  const version = touched ? touched[side] : isOwn ? entry[side] : null;
  const question = version?.question;
  // The entry of a move has no texts.
  if (!entry || !version || typeof question !== 'string' || !('answer' in version)) {
    throw new ApiError(404, messages.faqVersionNotFound);
  }
  const name = textOf(version.image);
  const image = name !== null && (await isStored(db, name)) ? name : null;
  const { keywords, wordings } = version;
  const content = {
    question,
    answer: textOf(version.answer),
    image,
    ...(typeof keywords === 'string' && { keywords }),
    ...(typeof wordings === 'string' && { wordings }),
  };
  return { content, isImageGone: image !== name, at: entry.at };
}

async function isStored(db: Reader, name: string): Promise<boolean> {
  return (await db.$count(images, eq(images.name, name))) > 0;
}

function textOf(value: AuditFields[string] | undefined): string | null {
  return typeof value === 'string' ? value : null;
}
