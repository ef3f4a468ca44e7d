import { type CheckResult, isCheckResult } from './check-types.ts';

/** The part of a conversation that is saved for the tab: never what the visitor typed. */
export interface SavedConversation {
  version: 1;
  isOpen: boolean;
  /** The questions chosen since Home, oldest first. */
  askedIds: readonly number[];
  /** The result of the ticket check at the end, if there was one. */
  result: CheckResult | null;
  /** Undefined if the visitor closed no announcement. */
  closed?: readonly string[] | undefined;
}

/** Checks a value from storage, because any script of the page can write there. */
export function parseSavedConversation(value: unknown): SavedConversation | undefined {
  const saved = (value || {}) as Partial<SavedConversation>;
  const { version, isOpen, askedIds, result, closed = [] } = saved;
  const isValid =
    version === 1 &&
    typeof isOpen === 'boolean' &&
    Array.isArray(askedIds) &&
    askedIds.every(Number.isSafeInteger) &&
    Array.isArray(closed) &&
    (result === null || isCheckResult(result));
  return isValid ? (saved as SavedConversation) : undefined;
}
