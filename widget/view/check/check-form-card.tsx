import { type FormEvent, useRef } from 'react';
import { canBeSent, hasTicket } from '../../flow/check-form.ts';
import type { CheckForm } from '../../flow/check-types.ts';
import { useChat } from '../chat-context.ts';
import { WaitIcon } from '../icons.tsx';
import { showField } from '../panel/use-panel-height.ts';
import { useUniqueId } from '../use-unique-id.ts';
import { TicketInput } from './ticket-input.tsx';
import { UsernameInput } from './username-input.tsx';

/** 'Form Cek Deposit' and 'Form Cek Withdraw'. */
export function CheckFormCard({ form }: { form: CheckForm }) {
  const { store, copy, settings } = useChat();
  const words = copy.check;
  const id = useUniqueId();
  const card = useRef<HTMLFormElement>(null);
  const isEditable = form.status === 'editable';
  const isReady = canBeSent(form);
  const isWrong = form.isTicketTouched && !hasTicket(form);

  function send(event: FormEvent): void {
    event.preventDefault();
    if (!isEditable) return;
    if (!isReady) store.send({ type: 'ticket-touched' });
    store.send({ type: 'check-sent' });
    const next = isReady ? 'button' : form.username.trim() ? '.ticket' : 'input';
    // Move the focus out of the inputs, so that a phone closes its keyboard and the result is visible.
    const target = card.current?.querySelector<HTMLElement>(next);
    target?.focus({ preventScroll: true });
    if (target && !isReady) showField(target);
  }

  return (
    <form
      ref={card}
      className="card check"
      aria-labelledby={`${id}title`}
      // The log around it would read the whole form.
      aria-live="off"
      noValidate
      onSubmit={send}
    >
      <h2 id={`${id}title`} className="check-title">
        {words.title[form.kind]}
      </h2>
      {/* After a page load, the form has no values, because they are not saved. */}
      {(isEditable || form.username !== '') && (
        <>
          <UsernameInput form={form} />
          <TicketInput form={form} isWrong={isWrong} errorId={`${id}why`} />
        </>
      )}
      <button
        type="submit"
        className="primary"
        aria-disabled={!isReady}
        aria-busy={form.status === 'checking'}
        aria-describedby={isReady || form.status === 'checking' ? undefined : `${id}why`}
        // A sandboxed frame may forbid forms. It then dispatches no `submit`.
        onClick={send}
      >
        {form.status === 'checking' && <WaitIcon />}
        {/* A translator replaces text nodes by its own, so a changed text needs a new element. */}
        <span key={form.status}>{words.send[form.status]}</span>
      </button>
      {isEditable && !isReady && !isWrong && (
        <p id={`${id}why`} className="unseen">
          {words.incomplete}
        </p>
      )}
      {form.status === 'locked' && (
        <p id={`${id}why`} className="check-note">
          {copy[settings.mode].locked}
        </p>
      )}
    </form>
  );
}
