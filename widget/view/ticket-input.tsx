import { type ChangeEvent, useId } from 'react';
import { ticketMaxLength } from '../../api/contract/limits.ts';
import { normalizeTicket } from '../../api/contract/ticket.ts';
import type { CheckForm } from '../flow/check-types.ts';
import { useChat } from './chat-context.ts';

/** The ticket's number, normalised as it is typed; called wrong only once it has been touched. */
export function TicketInput({ form, isWrong }: { form: CheckForm; isWrong: boolean }) {
  const { store, copy } = useChat();
  const id = useId();

  function edit(value: string): void {
    store.send({ type: 'check-edited', field: 'ticket', value });
  }

  function type({ currentTarget, nativeEvent }: ChangeEvent<HTMLInputElement>): void {
    // Keyboards that compose words write over what is changed under them; the style sheet shows capitals meanwhile.
    if (!(nativeEvent as InputEvent).isComposing) normalizeInPlace(currentTarget);
    edit(currentTarget.value);
  }

  function leave(): void {
    edit(normalizeTicket(form.ticket));
    store.send({ type: 'ticket-touched' });
  }

  return (
    <div className="field">
      <label htmlFor={id}>{copy.check.ticket[form.kind]}</label>
      <input
        id={id}
        className="ticket"
        type="text"
        value={form.ticket}
        readOnly={form.status !== 'editable'}
        required
        maxLength={ticketMaxLength}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck="false"
        enterKeyHint="send"
        aria-invalid={isWrong}
        aria-describedby={isWrong ? `${id}format` : undefined}
        onChange={type}
        onBlur={leave}
      />
      {isWrong && (
        <p id={`${id}format`} className="fault">
          {copy.check.format[form.kind]}
        </p>
      )}
    </div>
  );
}

/** Before React writes the value, which would throw the caret to the end. */
function normalizeInPlace(input: HTMLInputElement): void {
  const { value, selectionStart } = input;
  const normalized = normalizeTicket(value);
  if (normalized === value) return;
  const caret = normalizeTicket(value.slice(0, selectionStart ?? value.length)).length;
  input.value = normalized;
  input.setSelectionRange(caret, caret);
}
