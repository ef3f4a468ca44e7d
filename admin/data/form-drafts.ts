import { useSession } from './session-store.ts';

/** What is saved of a form that closes without the user's doing. */
export interface FormDraft<Fields, Row = undefined> {
  fields: Partial<Fields>;
  /** The row that was being edited, as it was when the form opened. */
  row: Row;
}

let savesDrafts = false;

/** While it is on, a form that closes saves its draft: the connection is lost, or the page failed. */
export function setSavesDrafts(isOn: boolean): void {
  savesDrafts = isOn;
}

/** Whether a form that closes now was closed by the end of the session or by a failure, not by its user. */
export function isClosedByFailure(): boolean {
  return savesDrafts || useSession.getState().endedHere;
}

/** What this user had typed in the form when it was closed by a failure. */
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
