import { brotliDecompressSync, gunzipSync, inflateSync } from 'node:zlib';
import { createConnection } from '../../connection.ts';
import { host, strangerIp } from '../../test-api.ts';
import type { Body, Call } from './call.ts';
import { forgeries } from './sent-headers.ts';
import { callerIp, type Setting } from './setting.ts';
import type { World } from './world.ts';

/** Much longer than any call takes on a busy machine, and shorter than a person waits. */
const limitMs = 8000;

export interface SentResponse {
  status: number;
  headers: Headers;
  text: string;
}

/**
 * Sends a call as its caller would.
 *
 * @throws Error when there is no complete response in time.
 */
export async function sendCall(world: World, setting: Setting, call: Call): Promise<SentResponse> {
  const start = performance.now();
  const response = await Promise.race([handle(world, setting, call), tooLate()]);
  const ms = performance.now() - start;
  if (response === undefined || ms > limitMs) throw new Error(`No response within ${limitMs} ms.`);
  return response;
}

async function handle(world: World, setting: Setting, call: Call): Promise<SentResponse> {
  const { caller, body } = call;
  const { peer, headers } = setting.from(caller === 'stranger' ? strangerIp : callerIp);
  const sent = new Headers({ Host: host, ...call.headers, ...headers });
  if (caller === 'foreign page') {
    sent.set('Host', host);
    sent.set('Origin', 'https://evil.example');
  }
  const cookie = caller === 'nobody' ? forgeries[call.forgery]?.(world.cookie) : world.cookie;
  if (caller === 'program') sent.set('Authorization', `Bearer ${world.machineToken}`);
  else if (cookie) sent.set('Cookie', cookie);
  if (body?.type) sent.set('Content-Type', body.type);
  // An interrupted body was chunked, so its length is unknown.
  if (body && !body.breaksOff) sent.set('Content-Length', String(body.content.length));
  const request = new Request(`http://localhost${call.path}`, {
    method: call.method,
    headers: sent,
    ...(body && { body: toStream(body), duplex: 'half' }),
  });
  const connection = createConnection(call.path, peer);
  const response = await world.app.request(request, undefined, connection.bindings);
  const { status } = response;
  const text = await readText(response);
  connection.end();
  return { status, headers: response.headers, text };
}

function toStream({ content, breaksOff }: Body): ReadableStream<Uint8Array> {
  return new ReadableStream({
    start(controller) {
      controller.enqueue(breaksOff ? content.subarray(0, content.length / 2) : content);
      if (breaksOff) controller.error(new Error('aborted'));
      else controller.close();
    },
  });
}

function tooLate(): Promise<undefined> {
  return new Promise((resolve) => setTimeout(resolve, limitMs, undefined).unref());
}

const unpack: Record<string, (packed: Buffer) => Buffer> = {
  br: brotliDecompressSync,
  deflate: inflateSync,
  gzip: gunzipSync,
};

/** Decompresses the body: in-process responses are compressed too. */
async function readText(response: Response): Promise<string> {
  const body = Buffer.from(await response.arrayBuffer());
  const encoding = response.headers.get('content-encoding');
  if (encoding === null || body.length === 0) return body.toString();
  const unpackBody = unpack[encoding];
  if (unpackBody === undefined) throw new Error(`The call did not accept ${encoding}.`);
  return unpackBody(body).toString();
}
