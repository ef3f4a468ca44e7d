import { messages } from '../copy/messages.ts';
import { BusyError } from '../http/errors.ts';
import { uploadsMaxAtOnce, uploadsMaxPerAccount } from './upload-limits.ts';

export interface SlotLimits {
  atOnce: number;
  perAccount: number;
  /** The error message when no slot is free, and the form's field for it. */
  busy: string;
  field: string;
  retryAfterSeconds: number;
}

const imageLimits: SlotLimits = {
  atOnce: uploadsMaxAtOnce,
  perAccount: uploadsMaxPerAccount,
  busy: messages.tooManyImages,
  field: 'image',
  retryAfterSeconds: 5,
};

export interface UploadSlot {
  /**
   * Takes the slot; further calls change nothing.
   *
   * @throws BusyError when all slots, or all slots of the account, are taken.
   */
  take(): void;
  /** Frees the slot if it was taken. */
  free(): void;
}

/** Limits the uploads in memory. A slot is taken before a body is read, and freed after its image is stored. */
export type UploadSlots = (accountId: number) => UploadSlot;

export function createUploadSlots({
  atOnce,
  perAccount,
  busy,
  field,
  retryAfterSeconds,
}: SlotLimits = imageLimits): UploadSlots {
  /** Taken slots by account id. */
  const taken = new Map<number, number>();
  let total = 0;

  return (accountId) => {
    let isTaken = false;
    const count = (change: 1 | -1) => {
      total += change;
      const ofAccount = (taken.get(accountId) ?? 0) + change;
      if (ofAccount === 0) taken.delete(accountId);
      else taken.set(accountId, ofAccount);
      isTaken = change === 1;
    };
    return {
      take() {
        if (isTaken) return;
        // One account with slow uploads must not block the uploads of all others.
        const isFull = total >= atOnce || (taken.get(accountId) ?? 0) >= perAccount;
        if (isFull) throw new BusyError(busy, field, retryAfterSeconds);
        count(1);
      },
      free() {
        if (isTaken) count(-1);
      },
    };
  };
}
