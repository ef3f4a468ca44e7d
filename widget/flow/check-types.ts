import type { CheckKind } from '../../api/contract/ticket.ts';

/** The form in which a visitor checks a deposit or a withdrawal. */
export interface CheckForm {
  kind: CheckKind;
  /** `locked` after a check, until the visitor presses Home. */
  status: 'editable' | 'checking' | 'locked';
  username: string;
  ticket: string;
  /** A ticket shows no error while the visitor is still typing it. */
  isTicketTouched: boolean;
}

/** The result of a check that locks the form. */
export type CheckResult =
  /** `amount` is in whole rupiah; `null` if the response has none. */
  { type: 'found'; amount: number | null } | { type: 'queued' };

export type CheckOutcome =
  | CheckResult
  /** Too many checks. `waitSeconds` is `null` if the server does not say how long to wait. */
  | { type: 'limited'; waitSeconds: number | null }
  | { type: 'failed' };

export type CheckEvent =
  | { type: 'check-edited'; field: 'username' | 'ticket'; value: string }
  | { type: 'ticket-touched' }
  | { type: 'check-sent' }
  | { type: 'check-ended'; request: number; outcome: CheckOutcome };

/** The request to the chat service. */
export interface TicketQuery {
  kind: CheckKind;
  username: string;
  /** Normalised by `normalizeTicket`. */
  ticket: string;
}

export type CheckEffect = { type: 'look-up'; request: number; query: TicketQuery };

export function isCheckResult(value: unknown): value is CheckResult {
  const { type, amount } = (value || {}) as { type?: unknown; amount?: unknown };
  return type === 'queued' || (type === 'found' && (amount === null || Number.isFinite(amount)));
}
