/** The website an address names with `?website=`, or `undefined` when it names none. */
export function readWebsiteId(typed: string | null): number | undefined {
  return typed !== null && /^[1-9]\d{0,8}$/.test(typed) ? Number(typed) : undefined;
}
