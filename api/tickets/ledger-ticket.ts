import { z } from 'zod';
import { historyUsernameMaxLength, ticketMaxLength } from '../contract/limits.ts';
import { checkKinds, isTicket, normalizeTicket, tickets } from '../contract/ticket.ts';
import type { ledgerTickets } from '../db/schema.ts';
import { usernameKey } from '../db/username-key.ts';
import type { LedgerFields } from './ledger-columns.ts';

export type LedgerTicket = typeof ledgerTickets.$inferSelect;

const letters = checkKinds.map((kind) => tickets[kind].letter).join(' or ');
const rupiahPattern = /^\d{1,15}$/;
const timePattern = /^(\d{4}-\d\d-\d\d)(?:[T ](\d\d:\d\d)(:\d\d(?:\.\d+)?)?(Z|[+-]\d\d:\d\d)?)?$/;
const realTime = z.iso.datetime({ offset: true });

/** Converts the fields of a line to a ticket, or returns all their problems. */
export function toLedgerTicket(fields: LedgerFields): LedgerTicket | { problem: string } {
  const ticket = normalizeTicket(fields.ticket);
  const kind = checkKinds.find((each) => isTicket(each, ticket));
  const recordedAt = toUtc(fields.recorded_at);
  const problems = [
    kind === undefined && `ticket must be ${letters} followed by digits`,
    ticket.length > ticketMaxLength && `ticket has more than ${ticketMaxLength} characters`,
    ...usernameProblems(fields.username),
    !rupiahPattern.test(fields.amount) && 'amount must be whole rupiah, digits only',
    !/^(\d{1,15})?$/.test(fields.final_amount) &&
      'final_amount must be whole rupiah, digits only, or empty',
    recordedAt === undefined && 'recorded_at must be a time such as 2026-01-31 14:05',
  ].filter((problem) => problem !== false);
  if (kind === undefined || recordedAt === undefined || problems.length > 0) {
    return { problem: problems.join('; ') };
  }
  return {
    ticket,
    kind,
    username: fields.username,
    usernameKey: usernameKey(fields.username),
    amount: Number(fields.amount),
    finalAmount: fields.final_amount === '' ? null : Number(fields.final_amount),
    recordedAt,
  };
}

function usernameProblems(username: string): string[] {
  if (username === '') return ['username is empty'];
  // U+FFFD replaces invalid UTF-8: such a name would never match the name that its owner types.
  if (username.includes('\uFFFD')) return ['username is not UTF-8'];
  if (username.includes('\0')) return ['username has invisible characters'];
  if (username.length <= historyUsernameMaxLength) return [];
  return [`username has more than ${historyUsernameMaxLength} characters`];
}

/** Converts a time to UTC. A time without a zone is in Jakarta's zone; a date means its first moment there. */
function toUtc(text: string): string | undefined {
  const [, date, minutes = '00:00', seconds = ':00', zone = '+07:00'] =
    timePattern.exec(text) ?? [];
  const time = `${date}T${minutes}${seconds}${zone}`;
  return realTime.safeParse(time).success ? new Date(time).toISOString() : undefined;
}
