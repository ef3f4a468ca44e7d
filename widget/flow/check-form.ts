import { type CheckKind, isTicket, normalizeTicket } from '../../api/contract/ticket.ts';
import type { ChatState, Transition } from './chat-types.ts';
import type { CheckEvent, CheckForm, CheckOutcome } from './check-types.ts';
import { emit, stay } from './panel.ts';

export function emptyCheckForm(kind: CheckKind): CheckForm {
  return { kind, status: 'editable', username: '', ticket: '', isTicketTouched: false };
}

export function hasTicket({ kind, ticket }: CheckForm): boolean {
  return isTicket(kind, normalizeTicket(ticket));
}

export function canBeSent(form: CheckForm): boolean {
  return form.status === 'editable' && form.username.trim() !== '' && hasTicket(form);
}

/** Applies an event of the form. Drops the outcome of a cancelled check. */
export function fillCheckForm(state: ChatState, event: CheckEvent): Transition {
  const { check, checkRequest } = state;
  if (check === null) return stay(state);
  if (event.type === 'check-ended') {
    return check.status === 'checking' && event.request === checkRequest
      ? endCheck(state, check, event.outcome)
      : stay(state);
  }
  if (check.status !== 'editable') return stay(state);
  switch (event.type) {
    case 'check-edited': {
      const edited = { ...check, [event.field]: event.value };
      const isTicketTouched = check.isTicketTouched || !isTicketPrefix(edited);
      return stay({ ...state, check: { ...edited, isTicketTouched } });
    }
    case 'ticket-touched':
      return stay({ ...state, check: { ...check, isTicketTouched: true } });
    case 'check-sent':
      return canBeSent(check) ? startCheck(state, check) : stay(state);
  }
}

/** Adds the outcome of a check. After a failed check the form stays filled in and editable, for a retry. */
export function concludeCheck(
  state: ChatState,
  check: CheckForm,
  outcome: CheckOutcome,
): ChatState {
  const isFinal = outcome.type === 'found' || outcome.type === 'queued';
  return {
    ...state,
    check: { ...check, status: isFinal ? 'locked' : 'editable' },
    messages: [...state.messages, { type: 'check', kind: check.kind, outcome }],
    isHandoverOffered: true,
  };
}

/** Cancels a running check. The typed values stay in the form. */
export function cancelCheck(state: ChatState): ChatState {
  return state.check?.status === 'checking'
    ? { ...state, check: { ...state.check, status: 'editable' } }
    : state;
}

function startCheck(state: ChatState, check: CheckForm): Transition {
  const request = state.checkRequest + 1;
  const { kind, username, ticket } = check;
  const query = { kind, username: username.trim(), ticket: normalizeTicket(ticket) };
  return {
    state: {
      ...state,
      check: { ...check, status: 'checking' },
      checkRequest: request,
      checked: query,
    },
    effects: [{ type: 'look-up', request, query }],
  };
}

function endCheck(state: ChatState, check: CheckForm, outcome: CheckOutcome): Transition {
  const counted = { kind: check.kind, outcome: outcome.type };
  const detail = { websiteId: state.source.websiteId, ...counted };
  return {
    state: concludeCheck(state, check, outcome),
    effects: [emit({ name: 'faq-check', detail }, { type: 'checked', ...counted })],
  };
}

function isTicketPrefix({ kind, ticket }: CheckForm): boolean {
  const typed = normalizeTicket(ticket);
  return typed === '' || isTicket(kind, `${typed}0`);
}
