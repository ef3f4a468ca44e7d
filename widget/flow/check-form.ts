import { depositCheckFaqId, withdrawCheckFaqId } from '../../api/contract/limits.ts';
import type { PublicFaq } from '../../api/contract/public-api.ts';
import { type CheckKind, isTicket, normalizeTicket } from '../../api/contract/ticket.ts';
import type { ChatState, Transition } from './chat-types.ts';
import type { CheckEvent, CheckForm, CheckOutcome } from './check-types.ts';
import { announce, stay } from './panel.ts';

/** Which check a question stands for, if any (spec, section 4). */
export function checkKindOf({ id, question }: PublicFaq): CheckKind | undefined {
  if (id === depositCheckFaqId || /cek deposit/i.test(question)) return 'deposit';
  if (id === withdrawCheckFaqId || /cek withdraw/i.test(question)) return 'withdraw';
  return undefined;
}

export function emptyCheckForm(kind: CheckKind): CheckForm {
  return { kind, status: 'editable', username: '', ticket: '', isTicketTouched: false };
}

export function hasTicket({ kind, ticket }: CheckForm): boolean {
  return isTicket(kind, normalizeTicket(ticket));
}

export function canBeSent(form: CheckForm): boolean {
  return form.status === 'editable' && form.username.trim() !== '' && hasTicket(form);
}

/** What happens in the form and to its check; an answer that nobody waits for comes too late. */
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
      const isTicketTouched = check.isTicketTouched || !canBecomeTicket(edited);
      return stay({ ...state, check: { ...edited, isTicketTouched } });
    }
    case 'ticket-touched':
      return stay({ ...state, check: { ...check, isTicketTouched: true } });
    case 'check-sent':
      return canBeSent(check) ? startCheck(state, check) : stay(state);
  }
}

/** Says what a check came to. A failed one may be tried again at once, with everything typed still there. */
export function concludeCheck(
  state: ChatState,
  check: CheckForm,
  outcome: CheckOutcome,
): ChatState {
  const isOver = outcome.type === 'found' || outcome.type === 'queued';
  return {
    ...state,
    check: { ...check, status: isOver ? 'locked' : 'editable' },
    messages: [...state.messages, { type: 'check', kind: check.kind, outcome }],
    isHandoverOffered: true,
  };
}

/** Lets go of a check under way: what was typed stays, its answer comes too late. */
export function dropCheck(state: ChatState): ChatState {
  return state.check?.status === 'checking'
    ? { ...state, check: { ...state.check, status: 'editable' } }
    : state;
}

function startCheck(state: ChatState, check: CheckForm): Transition {
  const request = state.checkRequest + 1;
  const { kind, username } = check;
  const ticket = normalizeTicket(check.ticket);
  return {
    state: {
      ...state,
      check: { ...check, status: 'checking' },
      checkRequest: request,
      checkedTicket: ticket,
    },
    effects: [{ type: 'look-up', request, question: { kind, username: username.trim(), ticket } }],
  };
}

function endCheck(state: ChatState, check: CheckForm, outcome: CheckOutcome): Transition {
  const { websiteId } = state.source;
  const detail = { websiteId, kind: check.kind, outcome: outcome.type };
  return {
    state: concludeCheck(state, check, outcome),
    effects: [announce({ name: 'faq-check', detail })],
  };
}

function canBecomeTicket({ kind, ticket }: CheckForm): boolean {
  const typed = normalizeTicket(ticket);
  return typed === '' || isTicket(kind, `${typed}0`);
}
