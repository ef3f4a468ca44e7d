import { and, eq, inArray } from 'drizzle-orm';
import type { Change } from '../../audit-log/audited-database.ts';
import { type RowTarget, requireUnchanged } from '../../audit-log/require-unchanged.ts';
import type { FaqVersion, VersionSide, WriteFaqVersionResponse } from '../../contract/audit.ts';
import { faqFieldNames } from '../../contract/faqs/faq-fields.ts';
import { messages } from '../../copy/messages.ts';
import type { Reader } from '../../db/database.ts';
import { hasContent, pick, type StoredTexts, withLists } from '../../db/faq-row.ts';
import { auditEntries, auditFaqs, images } from '../../db/schema.ts';
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

/** An earlier version of a FAQ, and the current FAQ. */
export async function findFaqVersion(
  db: Reader,
  id: number,
  target: VersionTarget,
): Promise<FaqVersion> {
  const current = await requireFaqRow(db, id);
  const { content, isImageGone, at } = await requireVersion(db, id, target);
  return {
    ...pick(current, faqFieldNames),
    ...withLists(content),
    image_gone: isImageGone,
    at,
    current,
  };
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

/**
 * A version that was recorded before a field existed does not have it, and does not change it.
 *
 * @throws ApiError 404 when the entry does not have the content of this FAQ.
 */
async function requireVersion(
  db: Reader,
  faqId: number,
  { entryId, side, only }: VersionTarget,
): Promise<{ content: Partial<StoredTexts>; isImageGone: boolean; at: string }> {
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
  const name = typeof version.image === 'string' ? version.image : null;
  const image = name !== null && (await isStored(db, name)) ? name : null;
  const texts = Object.fromEntries(
    faqFieldNames.flatMap((field) => (field in version ? [[field, version[field]]] : [])),
  );
  return { content: { ...texts, image }, isImageGone: image !== name, at: entry.at };
}

async function isStored(db: Reader, name: string): Promise<boolean> {
  return (await db.$count(images, eq(images.name, name))) > 0;
}
