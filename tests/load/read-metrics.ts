import { fromOffice } from './office.ts';

/** The server's own numbers, by the name they have at `/metrics` without its prefix. */
export async function readMetrics(url: string): Promise<(name: string) => number> {
  const text = await (await fetch(`${url}/metrics`, { headers: fromOffice })).text();
  return (name) => {
    const line = text.split('\n').find((one) => one.startsWith(`tanya_kami_${name} `));
    return line === undefined ? 0 : Number(line.split(' ').at(-1));
  };
}
