import { useSession } from './session-store.ts';

/** What was typed in a form and not sent. */
export interface FormDraft<Fields, Row = undefined> {
  fields: Partial<Fields>;
  /** The row that was being edited, as it was when the text was typed. */
  row: Row;
  /** Fields with a chosen file, which cannot be stored. */
  files: (keyof Fields)[];
  /** A failure closed the form, not its user: its page opens it again by itself. */
  isInterrupted: boolean;
}

let isFailing = false;

/** While it is on, a form that closes was closed by a failure: the connection is lost, or the page failed. */
export function setClosesByFailure(isOn: boolean): void {
  isFailing = isOn;
}

/** Whether a form that closes now was closed by the end of the session or by a failure, not by its user. */
export function isClosedByFailure(): boolean {
  return isFailing || useSession.getState().endedHere;
}

/** What this user typed in the form and did not send. */
export function findDraft<Fields, Row = undefined>(
  name: string,
): FormDraft<Fields, Row> | undefined {
  return readDraft(keyOf(useSession.getState().userId, name));
}

/** The draft of a form that a failure closed, of those whose names start like this. */
export function findInterruptedDraft<Fields, Row = undefined>(
  namesStart: string,
): FormDraft<Fields, Row> | undefined {
  return keysFrom(keyOf(useSession.getState().userId, namesStart))
    .map((key) => readDraft<Fields, Row>(key))
    .find((draft) => draft?.isInterrupted);
}

/** Stores the draft, or removes it if there is none. After a sign-out nothing is stored. */
export function storeDraft(
  name: string,
  userId: number | undefined,
  draft: Omit<FormDraft<unknown, unknown>, 'isInterrupted'> | undefined,
): void {
  const { signedIn, endedHere } = useSession.getState();
  if (draft === undefined) removeKeys([keyOf(userId, name)]);
  else if (signedIn || endedHere)
    try {
      const text = JSON.stringify({ ...draft, isInterrupted: isClosedByFailure() });
      sessionStorage.setItem(keyOf(userId, name), text);
    } catch {
      // Storage may be full or disabled; the text then lasts as long as the form.
    }
}

/** Removes all drafts of a user from this tab, at sign-out. */
export function removeDrafts(userId: number | undefined): void {
  removeKeys(keysFrom(keyOf(userId, '')));
}

function readDraft<Fields, Row>(key: string): FormDraft<Fields, Row> | undefined {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? 'null') ?? undefined;
  } catch {
    return undefined;
  }
}

function keysFrom(start: string): string[] {
  try {
    return Object.keys(sessionStorage).filter((key) => key.startsWith(start));
  } catch {
    return [];
  }
}

function removeKeys(keys: string[]): void {
  try {
    for (const key of keys) sessionStorage.removeItem(key);
  } catch {
    // Without storage there is no draft.
  }
}

function keyOf(userId: number | undefined, name: string): string {
  return `draft:${userId}:${name}`;
}
