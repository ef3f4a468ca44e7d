import { uploadsMaxAtOnce, uploadsMaxPerAccount } from '../config/limits.ts';
import { messages } from '../copy/messages.ts';
import { BusyError } from '../http/errors.ts';

const retryAfterSeconds = 5;

export interface UploadSlot {
  /**
   * Takes the slot; a second time it changes nothing.
   *
   * @throws BusyError when all slots, or all that the account may have, are taken.
   */
  take(): void;
  /** Frees the slot, if it was taken. */
  free(): void;
}

/** Counts the uploads that are in memory: from before a body is read until its picture is stored. */
export type UploadSlots = (accountId: number) => UploadSlot;

export function createUploadSlots(): UploadSlots {
  /** By account. */
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
        // One account with slow uploads must not keep all others from uploading.
        const isFull =
          total >= uploadsMaxAtOnce || (taken.get(accountId) ?? 0) >= uploadsMaxPerAccount;
        if (isFull) throw new BusyError(messages.tooManyImages, 'image', retryAfterSeconds);
        count(1);
      },
      free() {
        if (isTaken) count(-1);
      },
    };
  };
}
