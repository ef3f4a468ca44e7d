/** The typed client cuts the slash at the end of these paths, which the specification has (section 7). */
const slashedPath = /\/api\/(?:users|faqs|livechatwebsitelinks)$/;
/** The gate shows its failure itself. */
const unloggedPath = '/whitelist';

/** `fetch` for the typed client. */
export function adminFetch(input: RequestInfo | URL, init: RequestInit = {}) {
  return sendAs(fetch, input, init);
}

/**
 * Sends a request of the typed client. It logs what failed (spec, section 8) by method, path and status: bodies, queries
 * and the server's message may name people.
 */
export async function sendAs(
  send: (address: string, init: RequestInit) => Promise<Response>,
  input: RequestInfo | URL,
  init: RequestInit = {},
) {
  const address = String(input).replace(slashedPath, (path) => `${path}/`);
  const call = `${init.method ?? 'GET'} ${new URL(address).pathname}`;
  try {
    const response = await send(address, init);
    if (!response.ok) log(call, `${response.status}`);
    return response;
  } catch (error) {
    const isAborted = error instanceof DOMException && error.name === 'AbortError';
    if (!isAborted) log(call, 'no response');
    throw error;
  }
}

function log(call: string, outcome: string): void {
  // biome-ignore lint/suspicious/noConsole: the specification asks for it.
  if (call !== `GET ${unloggedPath}`) console.error(`${call}: ${outcome}`);
}
