import { clientIpHeader, ipLookupMetaName } from '../../api/contract/client-ip.ts';

let lookup: Promise<string> | undefined;

/** Whether the page has to send its IP address itself (`CLIENT_IP_SOURCE=header`). */
export function sendsOwnAddress(): boolean {
  return findLookupAddress() !== undefined;
}

/** Returns the header with this browser's public IP address, if the installation needs it. */
export async function clientIpHeaders(): Promise<Record<string, string>> {
  const address = findLookupAddress();
  if (address === undefined) return {};
  lookup ??= lookUp(address).catch((error: unknown) => {
    // The next request tries again.
    lookup = undefined;
    throw error;
  });
  return { [clientIpHeader]: await lookup };
}

/** Requests the address from a service that returns plain text, or JSON with an `ip`. */
async function lookUp(address: string): Promise<string> {
  const response = await fetch(address, { credentials: 'omit' });
  if (!response.ok) throw new Error(`The address look-up responded with ${response.status}.`);
  const text = (await response.text()).trim();
  return text.startsWith('{') ? String(JSON.parse(text).ip ?? '') : text;
}

function findLookupAddress(): string | undefined {
  return document.querySelector<HTMLMetaElement>(`meta[name="${ipLookupMetaName}"]`)?.content;
}
