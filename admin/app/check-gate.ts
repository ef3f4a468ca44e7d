import { api, readResponse } from '../data/api-client.ts';

let earlyCheck: Promise<boolean> | undefined;

/** Starts the check before anything is rendered; the gate's first check uses its result. */
export function checkGateEarly(): void {
  earlyCheck = check();
}

/** Whether the server allows this address now. */
export function checkGate(signal: AbortSignal): Promise<boolean> {
  const result = earlyCheck ?? check(signal);
  earlyCheck = undefined;
  return result;
}

async function check(signal?: AbortSignal): Promise<boolean> {
  try {
    const init = signal === undefined ? {} : { signal };
    return (await readResponse(api.whitelist.$get({}, { init }))).whitelist.status;
  } catch {
    return false;
  }
}
