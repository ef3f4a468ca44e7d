import { ApiError, api, readResponse } from '../data/api-client.ts';

/** `unreachable`: there was no response, or a proxy responded instead of the server. */
export type GateVerdict = 'allowed' | 'denied' | 'unreachable';

/** A 200 fails only if its body is not JSON: the page of a captive portal or a proxy. */
const unreachableStatuses = [0, 200, 502, 503, 504];
/** After this time the request counts as one without a response. */
const responseTimeoutMs = 8000;

let earlyCheck: Promise<GateVerdict> | undefined;

/** Starts the check before anything is rendered; the gate's first check uses its result. */
export function checkGateEarly(): void {
  earlyCheck = check();
}

/** Checks whether the server allows this address now. */
export function checkGate(signal: AbortSignal): Promise<GateVerdict> {
  const result = earlyCheck ?? check(signal);
  earlyCheck = undefined;
  return result;
}

async function check(signal?: AbortSignal): Promise<GateVerdict> {
  const call = new AbortController();
  let isTimedOut = false;
  const timer = setTimeout(() => {
    isTimedOut = true;
    call.abort();
  }, responseTimeoutMs);
  signal?.addEventListener('abort', () => call.abort());
  try {
    const init = { signal: call.signal };
    const { whitelist } = await readResponse(api.whitelist.$get({}, { init }));
    return whitelist.status ? 'allowed' : 'denied';
  } catch (error) {
    const isUnreachable =
      isTimedOut || (error instanceof ApiError && unreachableStatuses.includes(error.status));
    return isUnreachable ? 'unreachable' : 'denied';
  } finally {
    clearTimeout(timer);
  }
}
