import { checkKindOf } from '../../contract/ticket.ts';
import { messages } from '../../copy/messages.ts';
import type { FaqRow } from '../../db/faq-row.ts';

/**
 * Adds to the message of a copy the questions that open a check form because of their id, not their words. Their copies
 * open no form, which otherwise only visitors would notice.
 */
export function withFormsLost(message: string, rows: readonly FaqRow[]): string {
  const lost = rows
    .filter(
      ({ id, question }) => checkKindOf({ id, question }) !== checkKindOf({ id: 0, question }),
    )
    .map(({ question }) => messages.formNotCopied(question));
  return [message, ...lost].join(' ');
}
