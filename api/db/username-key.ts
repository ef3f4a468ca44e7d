/** Two names with the same key are the same name, whatever their case or their form in Unicode. */
export function usernameKey(username: string): string {
  return username.normalize('NFKC').toLowerCase();
}
