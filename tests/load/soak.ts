import { setTimeout } from 'node:timers/promises';
import { repositoryRoot } from '../../build/repository-root.ts';
import { median, table } from '../bench/table.ts';
import { startSession } from '../faults/start-session.ts';
import { credentials, startServer } from '../tools/server-process.ts';
import { keepSaving, type Save } from './admin.ts';
import { fromAdminIp, whitelistAdminIp } from './admin-address.ts';
import { findGrowth } from './growth.ts';
import { type Sample, takeSample } from './sample.ts';
import { startSlowChatService } from './slow-chat-service.ts';
import { startClients } from './start-clients.ts';

/**
 * Runs the load test for many minutes: `npm run soak -- MINUTES`. Fails when memory, handles or the write-ahead log grow,
 * or when a save is refused.
 */
const minutes = Number(process.argv[2] ?? 10);
if (!(minutes >= 1)) throw new Error('Usage: npm run soak -- MINUTES (1 or more, 10 unless given)');
const samplesPerMinute = 12;
const slowClientsPerKind = 30;
const megabyte = 2 ** 20;

const chatService = await startSlowChatService(2000);
const server = await startServer({
  env: {
    SEED: 'starter',
    CHAT_SERVICE_URL: chatService.origin,
    CLIENT_IP_SOURCE: 'forwarded',
    TRUSTED_PROXIES: '127.0.0.1',
  },
});
const stop = new AbortController();
const saves: Save[] = [];
whitelistAdminIp(repositoryRoot, server.dataDir);
const cookie = await startSession(server.url, credentials, fromAdminIp);
const { url, pid } = server;
const admin = keepSaving({
  url,
  pid,
  cookie,
  signal: stop.signal,
  onSave: (save) => saves.push(save),
});
const clients = startClients({ url, slowClientsPerKind });

const samples: Sample[] = [];
console.log('time   rss MB  heap MB  handles  connections  database MB  wal MB  slowest save ms');
for (let index = 1; index <= minutes * samplesPerMinute; index++) {
  const savesBefore = saves.length;
  await setTimeout((60 / samplesPerMinute) * 1000);
  // The chat service does not respond in every other half minute, so that the test includes paused ticket checks.
  chatService.silence(Math.floor(index / (samplesPerMinute / 2)) % 2 === 1);
  const sample = await takeSample(url, server.dataDir);
  samples.push(sample);
  const slowest = Math.max(0, ...saves.slice(savesBefore).map(({ ms }) => ms));
  console.log(row(index, sample, slowest));
}
const report = clients.report();
await clients.stop();
stop.abort();
await admin;
await server.stop();
chatService.stop();

const watched = [
  { name: 'rss', slack: 24 * megabyte },
  { name: 'heap', slack: 8 * megabyte },
  { name: 'handles', slack: 20 },
  { name: 'wal', slack: 4 * megabyte },
] as const;
const growth = watched.flatMap(
  ({ name, slack }) => findGrowth({ name, slack, values: samples.map((one) => one[name]) }) ?? [],
);
const times = saves.map(({ ms }) => ms);
const slowSaves = saves.filter(({ ms }) => ms > 1000);
const starved = slowSaves.filter(({ ownMs }) => ownMs <= 1000);
const refused = saves.filter(({ status }) => status > 201).length;
console.log(
  `\n${table(
    ['', ''],
    [
      ['reads, by status', JSON.stringify(report?.reads)],
      ['ticket checks, by status', JSON.stringify(report?.checks)],
      ['calls without a response', String(report?.withoutResponse)],
      ['slow clients ended', JSON.stringify(report?.slowClientsEnded)],
      ['saves', `${saves.length}, ${refused} refused`],
      ['a save took', `${ms(median(times))} in the median, ${ms(Math.max(...times))} at most`],
      ['saves over 1 s', String(slowSaves.length)],
      ['of these for want of a processor', String(starved.length)],
    ],
  )}\n`,
);
console.log(
  growth.length === 0
    ? 'Bounded: the floor of the last quarter is like that of the second.'
    : `Not bounded: ${growth.join('; ')}.`,
);
process.exitCode = growth.length === 0 && refused === 0 ? 0 : 1;

function row(index: number, sample: Sample, slowest: number): string {
  const seconds = (index * 60) / samplesPerMinute;
  const clock = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
  const mb = (bytes: number) => (bytes / megabyte).toFixed(1);
  const cells = [
    mb(sample.rss),
    mb(sample.heap),
    sample.handles,
    sample.connections,
    mb(sample.database),
    mb(sample.wal),
    Math.round(slowest),
  ];
  const widths = [8, 9, 9, 13, 13, 8, 17];
  return clock.padEnd(5) + cells.map((cell, i) => String(cell).padStart(widths[i] ?? 0)).join('');
}

function ms(time: number): string {
  return `${Math.round(time)} ms`;
}
