import { useSession } from './session-store.ts';

/** What is saved of a form when the session ends while it is open. */
export interface FormDraft<Fields, Row = undefined> {
  fields: Partial<Fields>;
  /** The row that was being edited, as it was when the form opened. */
  row: Row;
}

/** What this user had typed in the form when their session ended. */
export function findDraft<Fields, Row = undefined>(
  name: string,
): FormDraft<Fields, Row> | undefined {
  const draft = sessionStorage.getItem(keyOf(name, useSession.getState().userId));
  return draft === null ? undefined : JSON.parse(draft);
}

export function saveDraft(
  name: string,
  userId: number | undefined,
  draft: FormDraft<unknown, unknown>,
): void {
  sessionStorage.setItem(keyOf(name, userId), JSON.stringify(draft));
}

export function removeDraft(name: string, userId: number | undefined): void {
  sessionStorage.removeItem(keyOf(name, userId));
}

function keyOf(name: string, userId: number | undefined): string {
  return `draft:${name}:${userId}`;
}
