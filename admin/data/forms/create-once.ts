import { useState } from 'react';
import { idempotencyKeyHeader } from '../../../api/contract/idempotency.ts';
import { uiCopy } from '../../copy/ui.ts';
import { ApiError, withHeaders } from '../api-client.ts';

type CallOptions = ReturnType<typeof withHeaders>;

/**
 * Sends a creation with an idempotency key, so that a second press or a retry after a lost response does not create a
 * duplicate. A new key is made when the form opens and after each creation.
 */
export function useCreateOnce() {
  const [form] = useState(() => ({ key: newKey() }));
  return async function createOnce<Written>(
    send: (options: CallOptions) => Promise<Written>,
  ): Promise<Written> {
    try {
      const created = await send(withHeaders({ [idempotencyKeyHeader]: form.key }));
      form.key = newKey();
      return created;
    } catch (error) {
      if (!(error instanceof ApiError) || error.status !== 422) throw error;
      // The form was changed after a lost response. The old values may be stored, so the new ones need a new key.
      form.key = newKey();
      throw new ApiError(error.status, { message: uiCopy.alreadyCreated });
    }
  };
}

/** `crypto.randomUUID` exists only on HTTPS. */
function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
