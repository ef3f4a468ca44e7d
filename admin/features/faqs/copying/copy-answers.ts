import type { QueryClient } from '@tanstack/react-query';
import type { WebsiteOption } from '../../../../api/contract/entities.ts';
import type { PublicFaq } from '../../../../api/contract/public-api.ts';
import {
  type MessageFormat,
  plainFormat,
  whatsAppFormat,
  writeMessage,
} from '../../../../api/contract/texts/answer-message.ts';
import { htmlFormat } from '../../../../api/contract/texts/html-message.ts';
import { faqAddress } from '../../../../embed/snippet.ts';
import { faqAnswersCopy as copy } from '../../../copy/faqs/faq-answers.ts';
import { api, readResponse } from '../../../data/api-client.ts';
import { showError, showToast } from '../../../data/toasts.ts';
import { findPublicUrl } from '../../../data/websites/public-url.ts';
import { publishedQuery } from '../../../data/websites/published-faqs.ts';
import { websiteOptionsKey } from '../../../data/websites/website-options.ts';
import { publishingQuery } from '../../../data/websites/website-tree.ts';
import { changesQuery } from '../publishing/publishing-queries.ts';
import { type CopiedMessage, useUncopied, writeClipboard } from './clipboard.ts';
import { countCopied } from './copied-faqs.ts';
import { type CopyChoices, findCopyChoices } from './copy-choices.ts';

export interface CopyRequest {
  websiteId: number;
  /** In the order in which they are copied. */
  ids: readonly number[];
  /** What visitors read, unless it is the draft. */
  from?: 'draft';
  /** Opens the phone's list of programs instead. */
  to?: 'share';
}

/**
 * The one command that copies answers. It copies what visitors read, tells the user about a draft that differs, and shows the
 * text where the browser has no clipboard. Call it at a press: browsers allow no page to copy at another time.
 */
export async function copyAnswers(client: QueryClient, request: CopyRequest): Promise<void> {
  const { websiteId, ids, from, to } = request;
  const options = client.getQueryData<WebsiteOption[]>(websiteOptionsKey);
  const website = options?.find(({ id }) => id === websiteId);
  if (website?.kind === 'library') return void showToast('error', copy.ofLibrary);
  const choices = findCopyChoices();
  const found = readFaqs(client, request);
  const message = found.then((faqs) => {
    const written = writeFaqs(faqs, choices, from !== 'draft', (faq) =>
      faqAddress(faq, { host: findPublicUrl(), websiteId }, website),
    );
    // Otherwise an empty text would replace what is in the clipboard.
    if (written === undefined) throw new NothingToCopy();
    return written;
  });
  const written = (
    to === 'share'
      ? message.then(({ text }) => navigator.share({ text })).catch(ignoreCancel)
      : writeClipboard(message, choices.format === 'whatsapp')
  ).then(
    () => true,
    () => false,
  );
  try {
    const faqs = await found;
    const differing =
      from === 'draft' ? [] : await findDiffering(client, websiteId, ids).catch(() => []);
    const copyDraft =
      differing.length > 0
        ? {
            label: copy.copyDraft,
            run: () => void copyAnswers(client, { ...request, ids: differing, from: 'draft' }),
          }
        : undefined;
    const loaded = await message.catch((error: unknown) => {
      if (!(error instanceof NothingToCopy)) throw error;
    });
    if (loaded === undefined) {
      const reason = faqs.length === 0 ? copy.unpublished : copy.nothing;
      return void showToast('error', reason, undefined, copyDraft);
    }
    countCopied(
      websiteId,
      faqs.map(({ id }) => id),
    );
    if (!(await written)) return useUncopied.setState({ text: loaded.text });
    if (to === 'share') return;
    const leftOut = ids.length - faqs.length;
    const notes = [
      from === 'draft' ? copy.draftCopied : copy.copied(faqs.length),
      leftOut > 0 ? copy.leftOut(leftOut) : copyDraft && copy.draftDiffers,
    ];
    showToast('success', notes.filter(Boolean).join(' '), undefined, copyDraft);
  } catch (error) {
    showError(error, copy.failed);
  }
}

/** The FAQs in the order of the request, with the words filled in. Those that visitors do not read are left out. */
async function readFaqs(
  client: QueryClient,
  { websiteId, ids, from }: CopyRequest,
): Promise<PublicFaq[]> {
  const param = { websiteId: `${websiteId}` };
  const all =
    from === 'draft'
      ? await readResponse(api.api.preview.faqs[':websiteId'].$get({ param }))
      : await client.fetchQuery(publishedQuery(websiteId));
  const byId = new Map(all.map((faq) => [faq.id, faq]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/** The FAQs whose draft has other texts than visitors read. */
async function findDiffering(
  client: QueryClient,
  websiteId: number,
  ids: readonly number[],
): Promise<number[]> {
  const { changed_ids } = await client.fetchQuery(publishingQuery(websiteId));
  if (!ids.some((id) => changed_ids.includes(id))) return [];
  const { changes } = await client.fetchQuery(changesQuery(websiteId));
  return changes
    .filter(({ id, added, edited }) => ids.includes(id) && (added || edited))
    .map(({ id }) => id);
}

function writeFaqs(
  faqs: readonly PublicFaq[],
  { format, withQuestion, withLink, withLines, opening, closing }: CopyChoices,
  isPublished: boolean,
  addressOf: (faq: PublicFaq) => string,
): CopiedMessage | undefined {
  const all = faqs.map((faq) => ({
    // Several answers without their questions would read like one.
    title: withQuestion || faqs.length > 1 ? faq.question : undefined,
    answer: faq.answer,
    // A link to a FAQ that is not published leads nowhere.
    link: withLink && isPublished ? addressOf(faq) : undefined,
  }));
  const parts = all.filter(({ answer, link }) => answer || link);
  if (parts.length === 0) return undefined;
  const lines = (line: string) => (withLines && line.trim() !== '' ? [{ answer: line }] : []);
  const write = (as: MessageFormat) =>
    writeMessage([...lines(opening), ...parts, ...lines(closing)], as);
  return { text: write(formats[format]), html: write(htmlFormat) };
}

class NothingToCopy extends Error {}

const formats = { whatsapp: whatsAppFormat, plain: plainFormat };

/** Whoever closes the list of programs has not met an error. */
function ignoreCancel(error: unknown): void {
  if (!(error instanceof DOMException && error.name === 'AbortError')) throw error;
}
