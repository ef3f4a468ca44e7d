/**
 * Waits for a write, and then for the screen to show it. After a failure the screen is read again as well, since others
 * may have written, but nobody waits for that to hear of the failure.
 */
export async function settleWrite<Answer>(
  write: Promise<Answer>,
  refresh: () => Promise<unknown>,
): Promise<Answer> {
  try {
    const written = await write;
    await refresh();
    return written;
  } catch (fault) {
    void refresh();
    throw fault;
  }
}
