import { credentials } from '../tools/server-process.ts';

/** Resolves to the JSON of the response. */
export type Call = (method: string, path: string, body?: BodyInit) => Promise<unknown>;

type Send = (url: string, init: RequestInit) => Response | Promise<Response>;

/** Signs in as the first admin; returns a function that makes calls of this admin. */
export async function signIn(origin: string, send: Send = fetch): Promise<Call> {
  const headers = { 'Content-Type': 'application/json', Origin: origin };
  const body = JSON.stringify(credentials);
  const response = await send(`${origin}/login`, { method: 'POST', headers, body });
  if (!response.ok) throw new Error(`Sign-in: ${response.status} ${await response.text()}`);
  const cookies = response.headers.getSetCookie().map((cookie) => cookie.split(';')[0]);
  return async (method, path, content) => {
    const call = await send(origin + path, {
      method,
      headers: {
        Cookie: cookies.join('; '),
        Origin: origin,
        ...(typeof content === 'string' ? { 'Content-Type': 'application/json' } : {}),
      },
      ...(content === undefined ? {} : { body: content }),
    });
    if (!call.ok) throw new Error(`${method} ${path}: ${call.status} ${await call.text()}`);
    return await call.json();
  };
}
