import { connect, type Socket } from 'node:net';
import { connectionLimits } from '../../api/operations/connection-limits.ts';

export const slownesses = [
  'silent',
  'slow-head',
  'slow-body',
  'no-reading',
  'slow-reading',
] as const;
export type Slowness = (typeof slownesses)[number];

/** Connections of each kind that the server has closed so far. */
export type EndedClients = Readonly<Record<Slowness, number>>;

const dripMs = 1000;
const relaunchMs = 100;

/** Keeps this many connections of each kind open, and opens a new one for each that the server closes. */
export function startSlowClients(url: string, perKind: number): EndedClients {
  const ended = { silent: 0, 'slow-head': 0, 'slow-body': 0, 'no-reading': 0, 'slow-reading': 0 };
  let number = 0;
  const launch = (kind: Slowness) => {
    const socket = begin(kind, url, number++);
    const drip = setInterval(() => drips[kind](socket), dripMs);
    socket.on('error', () => {});
    socket.once('close', () => {
      clearInterval(drip);
      ended[kind] += 1;
      // Wait first, because every new connection fails at once after the server has ended.
      setTimeout(() => launch(kind), relaunchMs).unref();
    });
  };
  for (const kind of slownesses) for (let i = 0; i < perKind; i++) launch(kind);
  return ended;
}

function begin(kind: Slowness, url: string, number: number): Socket {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname);
  // Each client has another address, so that no limit of an address applies.
  const from = `X-Forwarded-For: 10.9.${(number >> 8) & 255}.${number & 255}\r\n`;
  if (kind === 'slow-head') socket.write(`GET /faqs/1 HTTP/1.1\r\nHost: x\r\n${from}X: `);
  if (kind === 'slow-body') {
    socket.write(
      `POST /api/deposits/history HTTP/1.1\r\nHost: x\r\n${from}Content-Type: application/json\r\nContent-Length: 4000\r\n\r\n`,
    );
  }
  if (kind === 'no-reading' || kind === 'slow-reading') {
    socket.pause();
    socket.write(read(from).repeat(connectionLimits.pipelinedRequests));
  } else {
    socket.resume();
  }
  return socket;
}

const read = (headers: string) => `GET /faqs/1 HTTP/1.1\r\nHost: x\r\n${headers}\r\n`;

const drips: Record<Slowness, (socket: Socket) => void> = {
  silent: () => {},
  'slow-head': (socket) => void socket.write('a'),
  'slow-body': (socket) => void socket.write(' '),
  // Only a client that writes notices that the other side has closed.
  'no-reading': (socket) => void socket.write(read('')),
  'slow-reading': (socket) => {
    socket.once('data', () => socket.pause());
    socket.resume();
  },
};
