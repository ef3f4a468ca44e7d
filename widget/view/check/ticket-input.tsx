import { type ChangeEvent, useEffect, useRef } from 'react';
import { ticketMaxLength } from '../../../api/contract/limits.ts';
import { normalizeTicket } from '../../../api/contract/ticket.ts';
import type { CheckForm } from '../../flow/check-types.ts';
import { useChat } from '../chat-context.ts';
import { showField } from '../panel/use-panel-height.ts';
import { useUniqueId } from '../use-unique-id.ts';

interface TicketInputProps {
  form: CheckForm;
  isWrong: boolean;
  /** The id of the error. */
  errorId: string;
}

/** The field for the ticket number, normalised while the visitor types. It shows no error before it was touched. */
export function TicketInput({ form, isWrong, errorId }: TicketInputProps) {
  const { store, copy } = useChat();
  const id = useUniqueId();
  const field = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const { current } = field;
    if (!isWrong || current === null) return;
    const active = (current.getRootNode() as ShadowRoot).activeElement;
    // Scroll to the error, which may be out of sight. Do not scroll if the visitor is typing in another field.
    if (active?.localName !== 'input' || current.contains(active)) showField(current);
  }, [isWrong]);

  function edit(value: string): void {
    store.send({ type: 'check-edited', field: 'ticket', value });
  }

  function type({ currentTarget, nativeEvent }: ChangeEvent<HTMLInputElement>): void {
    // During composition, the keyboard would overwrite our change. The style sheet shows capitals meanwhile.
    if (!(nativeEvent as InputEvent).isComposing) normalizeInPlace(currentTarget);
    edit(currentTarget.value);
  }

  function leave(): void {
    edit(normalizeTicket(form.ticket));
    store.send({ type: 'ticket-touched' });
  }

  return (
    <div ref={field} className="field">
      <label htmlFor={id}>{copy.check.ticket[form.kind]}</label>
      <input
        id={id}
        className="ticket"
        value={form.ticket}
        readOnly={form.status !== 'editable'}
        required
        maxLength={ticketMaxLength}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck="false"
        enterKeyHint="send"
        aria-invalid={isWrong}
        aria-describedby={isWrong ? errorId : undefined}
        onChange={type}
        onBlur={leave}
      />
      {isWrong && (
        <p id={errorId} className="error" role="alert">
          {copy.check.format[form.kind]}
        </p>
      )}
    </div>
  );
}

/** Must run before React writes the value. Otherwise React would move the caret to the end. */
function normalizeInPlace(input: HTMLInputElement): void {
  const { value, selectionStart } = input;
  const normalized = normalizeTicket(value);
  if (normalized === value) return;
  const caret = normalizeTicket(value.slice(0, selectionStart ?? value.length)).length;
  input.value = normalized;
  input.setSelectionRange(caret, caret);
}
