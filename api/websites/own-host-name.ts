import { isIpHost } from '../auth/own-host.ts';
import { resolveAddress } from '../contract/address.ts';
import { messages } from '../copy/messages.ts';
import { refuseDuplicate } from '../http/refuse-duplicate.ts';

/** Why a typed host cannot be a website's own host. */
type OwnHostFault = 'other' | 'port' | 'path' | 'ip' | 'local';

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
  return isFullName(host) ? { host } : { fault: 'other' };
}

/** Whether certificates are issued for this host name: two or more labels in ASCII, the last of which begins with a letter. */
function isFullName(host: string): boolean {
  const labels = host.split('.');
  return (
    host.length <= 253 &&
    labels.length > 1 &&
    labels.every(isLabel) &&
    /^[a-z]./.test(labels.at(-1) ?? '')
  );
}

function isLabel(label: string): boolean {
  return /^[a-z\d-]{1,63}$/.test(label) && !label.startsWith('-') && !label.endsWith('-');
}
