/** Fetches code that will soon be wanted. When that fails nothing is lost: it is fetched again once it is wanted. */
export function fetchCode(load: () => Promise<unknown>): void {
  load().catch(() => {});
}
