/** The columns that say who wrote a row last, and when. A new row was edited last by the account that created it. */
export function lastEditColumns(by: string): { lastEditedAt: string; lastEditedBy: string } {
  return { lastEditedAt: new Date().toISOString(), lastEditedBy: by };
}
