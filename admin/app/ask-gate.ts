import { answer, api } from '../api-client.ts';

let askedAhead: Promise<boolean> | undefined;

/** Asks before anything is on the screen; the gate takes the answer for the path it is first asked about. */
export function askGateAhead(): void {
  askedAhead = ask();
}

/** Whether this address may see the app, as the server has it now. */
export function askGate(signal: AbortSignal): Promise<boolean> {
  const asked = askedAhead ?? ask(signal);
  askedAhead = undefined;
  return asked;
}

async function ask(signal?: AbortSignal): Promise<boolean> {
  try {
    const init = signal === undefined ? {} : { signal };
    return (await answer(api.whitelist.$get({}, { init }))).whitelist.status;
  } catch {
    return false;
  }
}
