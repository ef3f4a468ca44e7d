/** The columns for who wrote a row last, and when. For a new row, this is the account that creates it. */
export function lastEditColumns(by: string): { lastEditedAt: string; lastEditedBy: string } {
  return { lastEditedAt: new Date().toISOString(), lastEditedBy: by };
}
