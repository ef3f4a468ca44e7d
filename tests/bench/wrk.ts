import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { requireTool } from './require-tool.ts';

const runFile = promisify(execFile);

export interface Load {
  url: string;
  headers?: Readonly<Record<string, string>> | undefined;
  /** A Lua script that makes the requests. */
  script?: string | undefined;
  connections: number;
  seconds: number;
}

/** Sends load to an address; resolves to requests per second. */
export async function requestsPerSecond(load: Load): Promise<number> {
  return (await runWrk(load)).perSecond;
}

/** Sends load to an address with one thread of wrk. Throws on any error or error response. */
export async function runWrk(load: Load): Promise<{ requests: number; perSecond: number }> {
  const wrk = await requireTool('wrk', 'wrk');
  const { stdout } = await runFile(wrk, [
    ...['-t', '1', '-c', String(load.connections), '-d', `${load.seconds}s`],
    ...Object.entries(load.headers ?? {}).flatMap(([name, value]) => ['-H', `${name}: ${value}`]),
    ...(load.script === undefined ? [] : ['-s', load.script]),
    load.url,
  ]);
  const errors = /Socket errors:.*|Non-2xx.*/.exec(stdout)?.[0];
  if (errors !== undefined) throw new Error(`${load.url}: ${errors}`);
  const requests = /(\d+) requests in/.exec(stdout)?.[1];
  const perSecond = /Requests\/sec: +([\d.]+)/.exec(stdout)?.[1];
  if (requests === undefined || perSecond === undefined) {
    throw new Error(`wrk printed no figure:\n${stdout}`);
  }
  return { requests: Number(requests), perSecond: Number(perSecond) };
}
