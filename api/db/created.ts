/** The stamp of a new row: who, and when. Its version starts at 1 by itself. */
export function created(by: string): { lastEditedAt: string; lastEditedBy: string } {
  return { lastEditedAt: new Date().toISOString(), lastEditedBy: by };
}
