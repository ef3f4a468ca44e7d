import { useEffect, useRef } from 'react';
import { useSession } from './session-store.ts';

/**
 * Keeps what is typed in a form when the session ends under it, for the same person's return in the same tab. Give it
 * nothing that must not lie around: passwords stay out.
 *
 * @param readDraft what is typed now; `undefined` when there is nothing worth keeping.
 */
export function useKeptDraft(form: string, readDraft: () => unknown): void {
  const read = useRef(readDraft);
  useEffect(() => {
    read.current = readDraft;
  });
  useEffect(() => {
    const { userId } = useSession.getState();
    sessionStorage.removeItem(keyOf(form, userId));
    return () => {
      const draft = useSession.getState().endedHere ? read.current() : undefined;
      if (draft !== undefined) sessionStorage.setItem(keyOf(form, userId), JSON.stringify(draft));
    };
  }, [form]);
}

/** What this person was typing in the form when their session ended. */
export function findDraft<Draft>(form: string): Partial<Draft> | undefined {
  const kept = sessionStorage.getItem(keyOf(form, useSession.getState().userId));
  return kept === null ? undefined : JSON.parse(kept);
}

function keyOf(form: string, userId: number | undefined): string {
  return `draft:${form}:${userId}`;
}
