import {
  browserSupportsWebAuthn,
  startAuthentication,
  startRegistration,
} from '@simplewebauthn/browser';
import type { PasskeysOff } from '../../api/contract/sign-in.ts';
import { proofCopy as copy } from '../copy/proof.ts';

/** Why passkeys cannot be used on this page, in words; undefined when they can. */
export function whyNoPasskeys(off: PasskeysOff | null): string | undefined {
  if (off?.reason === 'elsewhere') return copy.passkeysElsewhere(off.address);
  if (off !== null) return copy.passkeysOff[off.reason];
  return browserSupportsWebAuthn() ? undefined : copy.passkeysUnsupported;
}

/** Asks the browser for a passkey. The options are from the server. */
export async function showPasskey(options: Promise<object>): Promise<Record<string, unknown>> {
  const optionsJSON = await options;
  type Options = Parameters<typeof startAuthentication>[0]['optionsJSON'];
  return { ...(await startAuthentication({ optionsJSON: optionsJSON as Options })) };
}

/** Asks the browser to create a passkey. */
export async function createPasskey(options: Promise<object>): Promise<Record<string, unknown>> {
  const optionsJSON = await options;
  type Options = Parameters<typeof startRegistration>[0]['optionsJSON'];
  return { ...(await startRegistration({ optionsJSON: optionsJSON as Options })) };
}
