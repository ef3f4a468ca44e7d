import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';

export type Behaviour = (request: IncomingMessage, response: ServerResponse) => void;

export interface ReceivedCall {
  method: string | undefined;
  path: string | undefined;
  headers: IncomingMessage['headers'];
  body: unknown;
  /** Resolves when the caller has disconnected or got a response. */
  closed: Promise<void>;
}

export interface TestChatService {
  origin: string;
  calls: ReceivedCall[];
  /** Sets the behaviours of the next requests; the last behaviour is repeated. */
  behave(...behaviours: [Behaviour, ...Behaviour[]]): void;
}

/** A chat service: a real HTTP server with the given behaviour. */
export async function startTestChatService(): Promise<TestChatService> {
  const calls: ReceivedCall[] = [];
  let planned: Behaviour[] = [];
  const server = createServer(async (request, response) => {
    const closed = new Promise<void>((resolve) => response.once('close', resolve));
    let text = '';
    for await (const chunk of request) text += chunk;
    const { method, url: path, headers } = request;
    calls.push({ method, path, headers, body: JSON.parse(text), closed });
    const behaviour = planned.length > 1 ? planned.shift() : planned[0];
    behaviour?.(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    calls,
    behave(...behaviours) {
      planned = behaviours;
    },
  };
}

export function responds(status: number, body: unknown, headers = {}): Behaviour {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  return (_, response) => {
    response.writeHead(status, { 'Content-Type': 'application/json', ...headers }).end(text);
  };
}

export const hangs: Behaviour = () => {};

export const cutsConnection: Behaviour = (request) => {
  request.socket.destroy();
};

export const cutsResponse: Behaviour = (request, response) => {
  response.writeHead(200, { 'Content-Length': '1000' });
  response.write('{"data":[', () => request.socket.destroy());
};

/** Sends one byte and then nothing more. */
export const stallsResponse: Behaviour = (_, response) => {
  response.writeHead(200).write('{');
};
