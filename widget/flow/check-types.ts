import type { CheckKind } from '../../api/contract/ticket.ts';

/** The form that a visitor checks a deposit or a withdrawal with. */
export interface CheckForm {
  kind: CheckKind;
  /** Locked after one check, until Home. */
  status: 'editable' | 'checking' | 'locked';
  username: string;
  ticket: string;
  /** A ticket that is still being typed is not called wrong. */
  isTicketTouched: boolean;
}

/** What a check came to, once it counts as one. */
export type CheckResult =
  /** `amount` is in whole rupiah; `null` where the answer names none. */
  { type: 'found'; amount: number | null } | { type: 'queued' };

export type CheckOutcome =
  | CheckResult
  /** Too many checks; `waitSeconds` is how long to wait, where the server says. */
  | { type: 'limited'; waitSeconds: number | null }
  | { type: 'failed' };

export type CheckEvent =
  | { type: 'check-edited'; field: 'username' | 'ticket'; value: string }
  | { type: 'ticket-touched' }
  | { type: 'check-sent' }
  | { type: 'check-ended'; request: number; outcome: CheckOutcome };

/** What is asked of the service that knows the tickets. */
export interface TicketQuestion {
  kind: CheckKind;
  username: string;
  /** Normalised. */
  ticket: string;
}

export type CheckEffect = { type: 'look-up'; request: number; question: TicketQuestion };
