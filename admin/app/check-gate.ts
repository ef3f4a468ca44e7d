import { ApiError, api, readResponse } from '../data/api-client.ts';

/** `unreachable`: no answer, or a proxy's answer instead of the server's. */
export type GateAnswer = 'allowed' | 'denied' | 'unreachable';

const unreachableStatuses = [0, 502, 503, 504];
/** A call that hangs for so long counts as one without an answer. */
const answerTimeoutMs = 8000;

let earlyCheck: Promise<GateAnswer> | undefined;

/** Starts the check before anything is rendered; the gate's first check uses its result. */
export function checkGateEarly(): void {
  earlyCheck = check();
}

/** Whether the server allows this address now. */
export function checkGate(signal: AbortSignal): Promise<GateAnswer> {
  const result = earlyCheck ?? check(signal);
  earlyCheck = undefined;
  return result;
}

async function check(signal?: AbortSignal): Promise<GateAnswer> {
  const call = new AbortController();
  let isLate = false;
  const timer = setTimeout(() => {
    isLate = true;
    call.abort();
  }, answerTimeoutMs);
  signal?.addEventListener('abort', () => call.abort());
  try {
    const init = { signal: call.signal };
    const { whitelist } = await readResponse(api.whitelist.$get({}, { init }));
    return whitelist.status ? 'allowed' : 'denied';
  } catch (error) {
    const isUnreachable =
      isLate || (error instanceof ApiError && unreachableStatuses.includes(error.status));
    return isUnreachable ? 'unreachable' : 'denied';
  } finally {
    clearTimeout(timer);
  }
}
