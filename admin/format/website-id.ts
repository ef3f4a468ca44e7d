/** Reads the website id from `?website=`; `undefined` if there is none. */
export function readWebsiteId(typed: string | null): number | undefined {
  return typed !== null && /^[1-9]\d{0,8}$/.test(typed) ? Number(typed) : undefined;
}
