import { useState } from 'react';
import { idempotencyKeyHeader } from '../api/contract/idempotency.ts';
import { ApiError, withHeaders } from './api-client.ts';
import { uiCopy } from './copy/ui.ts';

type CallOptions = ReturnType<typeof withHeaders>;

/**
 * Sends a form's creation so that a second press, or another try after a lost answer, makes nothing twice: they carry
 * the same key. A new key is taken when the form opens and once something was created.
 */
export function useCreateOnce() {
  const [form] = useState(() => ({ key: newKey() }));
  return async function createOnce<Answer>(
    send: (options: CallOptions) => Promise<Answer>,
  ): Promise<Answer> {
    try {
      const created = await send(withHeaders({ [idempotencyKeyHeader]: form.key }));
      form.key = newKey();
      return created;
    } catch (fault) {
      if (!(fault instanceof ApiError) || fault.status !== 422) throw fault;
      // The form was changed after an answer that got lost: what it held before is stored, what it holds now is new.
      form.key = newKey();
      throw new ApiError(fault.status, { message: uiCopy.alreadyCreated });
    }
  };
}

/** `crypto.randomUUID` would be shorter, but browsers have it on https alone. */
function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
