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

/** Loads an address with wrk, one thread of it; resolves to requests per second. Any error or error response throws. */
export async function requestsPerSecond(load: Load): Promise<number> {
  const wrk = await requireTool('wrk', 'wrk');
  const { stdout } = await runFile(wrk, [
    ...['-t', '1', '-c', String(load.connections), '-d', `${load.seconds}s`],
    ...Object.entries(load.headers ?? {}).flatMap(([name, value]) => ['-H', `${name}: ${value}`]),
    ...(load.script === undefined ? [] : ['-s', load.script]),
    load.url,
  ]);
  const faults = /Socket errors:.*|Non-2xx.*/.exec(stdout)?.[0];
  if (faults !== undefined) throw new Error(`${load.url}: ${faults}`);
  const figure = /Requests\/sec: +([\d.]+)/.exec(stdout)?.[1];
  if (figure === undefined) throw new Error(`wrk printed no figure:\n${stdout}`);
  return Number(figure);
}
