import { clientIpHeader, ipLookupMetaName } from '../api/contract/client-ip.ts';

let lookup: Promise<string> | undefined;

/** Whether this installation lets the page say which address it has (`CLIENT_IP_SOURCE=header`). */
export function sendsOwnAddress(): boolean {
  return findLookupAddress() !== undefined;
}

/** The header that carries this browser's public address, where the installation asks for it. */
export async function clientIpHeaders(): Promise<Record<string, string>> {
  const address = findLookupAddress();
  if (address === undefined) return {};
  lookup ??= lookUp(address).catch((fault: unknown) => {
    // The next call asks again.
    lookup = undefined;
    throw fault;
  });
  return { [clientIpHeader]: await lookup };
}

/** The service answers with the bare address, or with JSON that has it under `ip`. */
async function lookUp(address: string): Promise<string> {
  const response = await fetch(address, { credentials: 'omit' });
  if (!response.ok) throw new Error(`The address look-up answered ${response.status}.`);
  const text = (await response.text()).trim();
  return text.startsWith('{') ? String(JSON.parse(text).ip ?? '') : text;
}

function findLookupAddress(): string | undefined {
  return document.querySelector<HTMLMetaElement>(`meta[name="${ipLookupMetaName}"]`)?.content;
}
