/** The keys of the stored drafts. */
export function storedDrafts(): string[] {
  return Object.keys(localStorage).filter((key) => key.startsWith('draft:'));
}
