/**
 * Waits for a write, then for the queries to refresh. After an error the queries are refreshed too, because another
 * user may have saved, but the error is reported without waiting.
 */
export async function settleWrite<Answer>(
  write: Promise<Answer>,
  refresh: () => Promise<unknown>,
): Promise<Answer> {
  try {
    const written = await write;
    await refresh();
    return written;
  } catch (error) {
    void refresh();
    throw error;
  }
}
