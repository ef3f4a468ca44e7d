import { askForProof } from './proof-store.ts';
import { noteServerTime } from './session-store.ts';

/** These paths end with a slash (spec, section 7), which the typed client removes. */
const slashedPath = /\/api\/(?:users|faqs|livechatwebsitelinks)$/;
/** The gate shows its own errors. */
const unloggedPath = '/whitelist';

/** The `fetch` of the typed client. */
export function adminFetch(input: RequestInfo | URL, init: RequestInit = {}) {
  return sendAs(fetch, input, init);
}

/**
 * Sends a request of the typed client. It logs a failed one (spec, section 8) by method, path and status only: bodies,
 * queries and the server's message may contain names of people.
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
    noteServerTime(response.headers.get('Date'));
    // The same request is sent again after the proof, so the form that sent it only waits longer.
    if ((await needsProof(response)) && (await askForProof()))
      return await sendAs(send, input, init);
    if (!response.ok) log(call, `${response.status}`);
    return response;
  } catch (error) {
    const isAborted = error instanceof DOMException && error.name === 'AbortError';
    if (!isAborted) log(call, 'no response');
    throw error;
  }
}

async function needsProof(response: Response): Promise<boolean> {
  if (response.status !== 403) return false;
  const body = await response
    .clone()
    .json()
    .catch(() => undefined);
  return body?.proof === true;
}

function log(call: string, outcome: string): void {
  // biome-ignore lint/suspicious/noConsole: required by the specification.
  if (call !== `GET ${unloggedPath}`) console.error(`${call}: ${outcome}`);
}
