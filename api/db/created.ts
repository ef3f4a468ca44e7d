/** Who wrote a new row, and when. Its version is 1 by default. */
export function created(by: string): { lastEditedAt: string; lastEditedBy: string } {
  return { lastEditedAt: new Date().toISOString(), lastEditedBy: by };
}
