import { isIpHost } from '../auth/own-host.ts';
import { resolveAddress } from '../contract/address.ts';
import { messages } from '../copy/messages.ts';
import { refuseDuplicate } from '../http/refuse-duplicate.ts';

/** Why a typed host cannot be a website's own host. */
type OwnHostFault = 'other' | 'port' | 'path' | 'ip' | 'local';

/** A full host name in ASCII, for which certificates are issued. */
const fullName = /^(?=.{1,253}$)([a-z\d]([a-z\d-]{0,61}[a-z\d])?\.)+[a-z]([a-z\d-]{0,61}[a-z\d])$/;

/** For every write of settings: the host is their only unique value. */
export const refuseTakenHost = refuseDuplicate('help.host', messages.badOwnHost.taken);

/** The host name of a typed host or address, in ASCII and small letters, without a dot at its end. */
export function readOwnHost(typed: string): { host: string } | { fault: OwnHostFault } {
  const url = resolveAddress(typed);
  if (url === undefined) return { fault: 'other' };
  const host = url.hostname.replace(/\.$/, '');
  if (url.port !== '') return { fault: 'port' };
  if (url.href !== `${url.origin}/`) return { fault: 'path' };
  if (isIpHost(host)) return { fault: 'ip' };
  if (host === 'localhost' || host.endsWith('.localhost')) return { fault: 'local' };
  return fullName.test(host) ? { host } : { fault: 'other' };
}
