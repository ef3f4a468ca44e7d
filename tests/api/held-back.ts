import { host, listedIp, strangerIp, type TestApi } from './test-api.ts';

export const chunked = { 'Transfer-Encoding': 'chunked' };
export const stated = {};

export interface Write {
  method: string;
  path: string;
  /** The path as the router knows it. */
  pattern: string;
}

/** Every route of the app that is behind the gate and not a read. The router says which ones there are. */
export async function listWrites(api: TestApi): Promise<(Write & { needsSession: boolean })[]> {
  const writes = new Map<string, Write & { needsSession: boolean }>();
  for (const { method, path: pattern } of api.app.routes) {
    const path = pattern.replaceAll(/:\w+/g, '1');
    if (['ALL', 'GET', 'OPTIONS'].includes(method) || writes.has(`${method} ${path}`)) continue;
    const isGated = (await api.call(path, { method, ip: strangerIp })).status === 403;
    const needsSession = (await api.call(path, { method })).status === 401;
    if (isGated) writes.set(`${method} ${path}`, { method, path, pattern, needsSession });
  }
  return [...writes.values()];
}

const boundary = 'batas';
const field = 'content-disposition: form-data; name="question"';
// A form route reads only forms. All others read any type.
const form = {
  type: `multipart/form-data; boundary=${boundary}`,
  text: `--${boundary}\r\n${field}\r\n\r\nApa?\r\n--${boundary}--\r\n`,
};

interface Sending {
  cookie?: string;
  headers?: Record<string, string>;
  framing?: Record<string, string>;
  json?: object;
  meanwhile: () => Promise<void>;
}

/** Sends a request whose body, by default a form, arrives only after `meanwhile`. */
export async function sendHeldBack(
  api: TestApi,
  { method, path }: Pick<Write, 'method' | 'path'>,
  { cookie, headers: more, framing = stated, json, meanwhile }: Sending,
) {
  const sent = json ? { type: 'application/json', text: JSON.stringify(json) } : form;
  const body = new TextEncoder().encode(sent.text);
  let isHeld = false;
  const stream = new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        isHeld = true;
        await meanwhile();
        controller.enqueue(body);
        controller.close();
      },
    },
    // Nothing is sent before the server reads.
    { highWaterMark: 0 },
  );
  const headers = {
    Host: host,
    ...(cookie !== undefined && { Cookie: cookie }),
    ...more,
    'Content-Type': sent.type,
    ...(framing === chunked ? chunked : { 'Content-Length': String(body.length) }),
  };
  // Node needs `duplex` for a stream. The types do not know it.
  const init = { method, headers, body: stream, duplex: 'half' };
  const request = new Request(`http://localhost${path}`, init);
  const incoming = { url: path, socket: { remoteAddress: listedIp } };
  const response = await api.app.request(request, undefined, { incoming });
  return { isHeld, status: response.status, body: await response.json() };
}
