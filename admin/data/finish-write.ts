import { CancelledError } from '@tanstack/react-query';
import { uiCopy } from '../copy/ui.ts';
import { dismissErrors, showToast } from './toasts.ts';

/** Reloads the lists that a write has changed. Rejects if a reload fails. */
type Refresh = () => Promise<unknown>;

/** For `invalidateQueries`, which otherwise ignores a failed reload. */
export const rejecting = { throwOnError: true } as const;

/**
 * Waits for a write, then until the queries are refreshed. After an error the queries are refreshed too, because
 * another user may have saved, but the error is thrown without waiting.
 */
export async function finishWrite<Written>(
  write: Promise<Written>,
  refresh: Refresh,
): Promise<Written> {
  try {
    const written = await write;
    dismissErrors();
    await refreshOrReport(refresh);
    return written;
  } catch (error) {
    refresh().catch(() => {});
    throw error;
  }
}

/**
 * Like `finishWrite`, but returns after the write, so that the form is ready for the next row. `refreshed` resolves
 * when the lists contain the new row.
 */
export async function finishCreation<Written>(
  creation: Promise<Written>,
  refresh: Refresh,
): Promise<Written & { refreshed: Promise<void> }> {
  try {
    const written = await creation;
    dismissErrors();
    return { ...written, refreshed: refreshOrReport(refresh) };
  } catch (error) {
    refresh().catch(() => {});
    throw error;
  }
}

/**
 * Like `finishWrite`, but `drop` removes the row from the cached lists at once, so that the user does not wait for the
 * reload.
 */
export async function finishRemoval<Written>(
  removal: Promise<Written>,
  drop: () => void,
  refresh: Refresh,
): Promise<Written> {
  try {
    const removed = await removal;
    dismissErrors();
    drop();
    void refreshOrReport(refresh);
    return removed;
  } catch (error) {
    refresh().catch(() => {});
    throw error;
  }
}

async function refreshOrReport(refresh: Refresh): Promise<void> {
  try {
    await refresh();
  } catch (error) {
    // The refresh of a newer write has cancelled this one.
    if (!(error instanceof CancelledError)) showToast('error', uiCopy.refreshFailed);
  }
}
