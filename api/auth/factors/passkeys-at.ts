import type { Context } from 'hono';
import type { PasskeysOff } from '../../contract/sign-in.ts';
import { messages } from '../../copy/messages.ts';
import { ApiError } from '../../http/errors.ts';
import { hostnameOf, isIpHost } from '../own-host.ts';
import type { Passkeys } from './passkeys.ts';

/** Where passkeys can be used. Browsers bind them to a host name, and accept it over https and on the own machine. */
export type PasskeysAt = ReturnType<typeof createPasskeysAt>;

/** @param make makes the passkeys of the server's public origin. */
export function createPasskeysAt(
  publicOrigin: string | undefined,
  make: (publicOrigin: string) => Passkeys,
) {
  const serverOff = findServerOff(publicOrigin);
  const passkeys =
    publicOrigin === undefined || serverOff !== null ? undefined : make(publicOrigin);

  /** Why passkeys cannot be used at the address where the page is open; `null` where they can. */
  function whyOff(c: Context): PasskeysOff | null {
    if (serverOff !== null || publicOrigin === undefined) return serverOff;
    const isHere = hostnameOf(c) === new URL(publicOrigin).hostname;
    return isHere ? null : { reason: 'elsewhere', address: publicOrigin };
  }

  return {
    /** Passkeys of this server, for checks; undefined where none can exist. */
    passkeys,
    whyOff,
    /** @throws ApiError 409 where passkeys cannot be used. */
    require(c: Context): Passkeys {
      if (passkeys === undefined || whyOff(c) !== null) {
        throw new ApiError(409, messages.passkeysOff);
      }
      return passkeys;
    },
  };
}

function findServerOff(publicOrigin: string | undefined): PasskeysOff | null {
  if (publicOrigin === undefined) return { reason: 'no-address' };
  const { protocol, hostname } = new URL(publicOrigin);
  if (isIpHost(hostname)) return { reason: 'no-name' };
  const isOwnMachine = /(?:^|\.)localhost$/.test(hostname);
  return protocol === 'https:' || isOwnMachine ? null : { reason: 'no-https' };
}
