import type { ClientIpOptions } from '../../../../api/auth/client-ip.ts';
import type { EmbedMode } from '../../../../api/contract/embedding.ts';
import { host } from '../../test-api.ts';

/** A whitelisted address. It is not loopback, which a proxy may not name as a client. */
export const callerIp = '203.0.113.4';
export const otherListedIp = '203.0.113.5';

/** One configuration of an installation, and how a request arrives from an address in it. */
export interface Setting {
  clientIp: ClientIpOptions;
  embedOrigins: EmbedMode;
  publicOrigin: string | undefined;
  from(ip: string): { peer: string; headers: Record<string, string> };
}

const proxy = '10.0.0.1';

export const settings: Readonly<Record<string, Setting>> = {
  'on its own': {
    clientIp: { source: 'socket', trustedProxies: [] },
    embedOrigins: 'any',
    publicOrigin: undefined,
    from: (peer) => ({ peer, headers: {} }),
  },
  'behind a proxy': {
    clientIp: { source: 'forwarded', trustedProxies: [proxy] },
    embedOrigins: 'links',
    publicOrigin: `https://${host}`,
    from: (ip) => ({ peer: proxy, headers: { 'X-Forwarded-For': ip } }),
  },
  'taking the page’s word for an address': {
    clientIp: { source: 'header', trustedProxies: [] },
    embedOrigins: 'any',
    publicOrigin: undefined,
    from: (ip) => ({ peer: '192.0.2.1', headers: { 'X-Client-IP': ip } }),
  },
};
