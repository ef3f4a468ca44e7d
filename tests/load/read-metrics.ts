import { fromAdminIp } from './admin-address.ts';

/** Reads a metric by its name without the prefix. */
export async function readMetrics(url: string): Promise<(name: string) => number> {
  const text = await (await fetch(`${url}/metrics`, { headers: fromAdminIp })).text();
  return (name) => {
    const line = text.split('\n').find((one) => one.startsWith(`tanya_kami_${name} `));
    return line === undefined ? 0 : Number(line.split(' ').at(-1));
  };
}
