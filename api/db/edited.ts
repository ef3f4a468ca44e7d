/** The stamp of a write: who, and when. */
export function edited(by: string): { lastEditedAt: string; lastEditedBy: string } {
  return { lastEditedAt: new Date().toISOString(), lastEditedBy: by };
}
