import { CancelledError } from '@tanstack/react-query';
import { uiCopy } from '../copy/ui.ts';
import { showToast } from './toasts.ts';

/** Reloads the lists that a write has changed; rejects if one of them could not be reloaded. */
type Refresh = () => Promise<unknown>;

/** For `invalidateQueries`: without it a failed reload is not reported. */
export const rejecting = { throwOnError: true } as const;

/**
 * Waits for a write, then for the queries to refresh. After an error the queries are refreshed too, because another
 * user may have saved, but the error is reported without waiting.
 */
export async function finishWrite<Written>(
  write: Promise<Written>,
  refresh: Refresh,
): Promise<Written> {
  try {
    const written = await write;
    await refreshOrReport(refresh);
    return written;
  } catch (error) {
    refresh().catch(() => {});
    throw error;
  }
}

/** The same for a creation, whose form is ready for the next at once; `refreshed` resolves when the lists have it. */
export async function finishCreation<Written>(
  creation: Promise<Written>,
  refresh: Refresh,
): Promise<Written & { refreshed: Promise<void> }> {
  try {
    const written = await creation;
    return { ...written, refreshed: refreshOrReport(refresh) };
  } catch (error) {
    refresh().catch(() => {});
    throw error;
  }
}

/** The same for a removal: `drop` takes the row out of the lists, so nobody waits until they are reloaded. */
export async function finishRemoval<Written>(
  removal: Promise<Written>,
  drop: () => void,
  refresh: Refresh,
): Promise<Written> {
  try {
    const removed = await removal;
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
    // The refresh of the next write has taken its place.
    if (!(error instanceof CancelledError)) showToast('error', uiCopy.refreshFailed);
  }
}
