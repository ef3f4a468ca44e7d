import { create } from 'zustand';

/** Whether a request waits until the user proves who they are. */
export const useProof = create<{ isAsked: boolean }>(() => ({ isAsked: false }));

let waiting: ((isProven: boolean) => void)[] = [];

/** Opens the dialog that asks for a proof. Resolves with whether the user gave it. */
export function askForProof(): Promise<boolean> {
  useProof.setState({ isAsked: true });
  return new Promise((resolve) => waiting.push(resolve));
}

/** Closes the dialog and lets the waiting requests go on. */
export function endProof(isProven: boolean): void {
  const all = waiting;
  waiting = [];
  useProof.setState({ isAsked: false });
  for (const resolve of all) resolve(isProven);
}
