import { hasSignedOut, hasSignedOutSince, useSession } from '../session-store.ts';
import { storeItem } from '../stored-item.ts';

/** Other tabs and later visits find a draft for this long. */
const keptMs = 86_400_000;

/** Text that was typed in a form but not sent. */
export interface FormDraft<Fields, Row = undefined> {
  fields: Partial<Fields>;
  /** The edited row, as it was when the text was typed. */
  row: Row;
  /** Fields with a chosen file. Files cannot be stored. */
  files: (keyof Fields)[];
  /** Set when an error closed the form. The page then opens it again. */
  isInterrupted: boolean;
  /** When it was stored, in ms since 1970. */
  at: number;
}

let isFailing = false;

/** Turn it on while the connection is lost or the page has failed: a form that closes then counts as interrupted. */
export function setClosesByFailure(isOn: boolean): void {
  isFailing = isOn;
}

/** True if the form closes because of an ended session or an error. */
export function isClosedByFailure(): boolean {
  return isFailing || useSession.getState().endedHere;
}

/** Returns the draft of the current user for this form. */
export function findDraft<Fields, Row = undefined>(
  name: string,
): FormDraft<Fields, Row> | undefined {
  return readDraft(keyOf(useSession.getState().userId, name));
}

/** Returns a draft whose form was closed by an error, among the names with this prefix. */
export function findInterruptedDraft<Fields, Row = undefined>(
  namesStart: string,
): FormDraft<Fields, Row> | undefined {
  return keysFrom(keyOf(useSession.getState().userId, namesStart))
    .map((key) => readDraft<Fields, Row>(key))
    .find((draft) => draft?.isInterrupted);
}

/** Whether a form of the current user has a draft. */
export function hasDrafts(): boolean {
  return keysFrom(keyOf(useSession.getState().userId, '')).length > 0;
}

/** Stores the draft, or removes it if it is undefined. After a sign-out nothing is stored. */
export function storeDraft(
  name: string,
  userId: number | undefined,
  draft: Omit<FormDraft<unknown, unknown>, 'isInterrupted' | 'at'> | undefined,
): void {
  const { signedIn, endedHere } = useSession.getState();
  if (draft === undefined) removeKeys([keyOf(userId, name)]);
  else if ((signedIn || endedHere) && !hasSignedOut()) {
    const stored = { ...draft, isInterrupted: isClosedByFailure(), at: Date.now() };
    storeItem('localStorage', keyOf(userId, name), JSON.stringify(stored));
  }
}

/**
 * Removes the drafts of all users that are too old, and of those who have signed out since. Called at a sign-out and at the
 * start, so that no text stays on the computer: the document that signs out may be replaced before it has called this.
 */
export function removeOldDrafts(): void {
  removeKeys(keysFrom('draft:').filter((key) => readDraft(key) === undefined));
}

/**
 * Calls `store` when another tab removes the draft of this name with other fields than `fields` returns: it saved its
 * own text, but what is typed in this tab was not sent.
 *
 * @returns a function that stops this.
 */
export function watchRemoval(
  name: string,
  userId: number | undefined,
  fields: () => object | undefined,
  store: () => void,
): () => void {
  const onStorage = ({ key, oldValue, newValue }: StorageEvent) => {
    if (key !== keyOf(userId, name) || oldValue === null || newValue !== null) return;
    if (JSON.stringify(JSON.parse(oldValue).fields) !== JSON.stringify(fields())) store();
  };
  window.addEventListener('storage', onStorage);
  return () => window.removeEventListener('storage', onStorage);
}

function readDraft<Fields, Row>(key: string): FormDraft<Fields, Row> | undefined {
  try {
    const draft = JSON.parse(localStorage.getItem(key) ?? 'null');
    const userId = Number(key.split(':')[1]);
    return draft && Date.now() - draft.at < keptMs && !hasSignedOutSince(userId, draft.at)
      ? draft
      : undefined;
  } catch {
    return undefined;
  }
}

function keysFrom(start: string): string[] {
  try {
    return Object.keys(localStorage).filter((key) => key.startsWith(start));
  } catch {
    return [];
  }
}

function removeKeys(keys: string[]): void {
  try {
    for (const key of keys) localStorage.removeItem(key);
  } catch {
    // Without storage there are no drafts.
  }
}

function keyOf(userId: number | undefined, name: string): string {
  return `draft:${userId}:${name}`;
}
