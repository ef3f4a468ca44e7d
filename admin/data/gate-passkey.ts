import { createContext } from 'react';
import { gatePasskeyMetaName } from '../../api/contract/gate-passkey.ts';

/** Whether the server lists the address of a caller who shows a passkey. */
export function offersGatePasskey(): boolean {
  return document.querySelector(`meta[name="${gatePasskeyMetaName}"]`) !== null;
}

/** Whether the gate has refused this address. False while the server cannot be reached. */
export const DeniedContext = createContext(false);
