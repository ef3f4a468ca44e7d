import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { StorageFault } from '../db/storage-fault.ts';

/** What is counted while the server runs, for Prometheus. */
export type Metrics = ReturnType<typeof createMetrics>;

const prefix = 'tanya_kami_';

export function createMetrics() {
  const registry = new Registry();
  const registers = [registry];
  const reads = new Map<string, number>();
  const calls = new Counter({
    name: `${prefix}http_requests_total`,
    help: 'Calls answered.',
    labelNames: ['method', 'route', 'status'],
    registers,
    collect() {
      for (const [key, count] of reads) {
        const [method = '', route = '', status = ''] = key.split(' ');
        this.inc({ method, route, status }, count);
      }
      reads.clear();
    },
  });
  const durations = new Histogram({
    name: `${prefix}http_request_duration_seconds`,
    help: 'How long calls took, visitors’ cached reads aside.',
    labelNames: ['method', 'route'],
    buckets: [0.005, 0.025, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers,
  });
  const count = (name: string, help: string, label: string) =>
    new Counter({ name: prefix + name, help, labelNames: [label], registers });
  const answers = count('answer_cache_total', 'Visitors’ answers, kept or built.', 'outcome');
  const signIns = count('sign_ins_total', 'Sign-ins by how they ended.', 'outcome');
  const refusals = count('limiter_refusals_total', 'Calls refused by a limit.', 'limit');
  const storageFaults = count('storage_faults_total', 'Faults of the database’s storage.', 'fault');
  const chatServicePaused = new Gauge({
    name: `${prefix}chat_service_paused`,
    help: '1 while the chat service is left alone after too many failures.',
    registers,
  });

  return {
    countCall(method: string, route: string, status: number, seconds: number): void {
      calls.inc({ method, route, status });
      durations.observe({ method, route }, seconds);
    },
    /** A cached read takes some 20 µs, and counting it must not show: these are added up at the next look. */
    countCachedRead(method: string, route: string, status: number): void {
      const key = `${method} ${route} ${status}`;
      reads.set(key, (reads.get(key) ?? 0) + 1);
    },
    countAnswer: (outcome: 'kept' | 'built') => answers.inc({ outcome }),
    countSignIn(outcome: string): void {
      signIns.inc({ outcome });
    },
    countRefusal: (limit: string) => refusals.inc({ limit }),
    countStorageFault: (fault: StorageFault) => storageFaults.inc({ fault }),
    showChatServicePaused: (paused: boolean) => chatServicePaused.set(paused ? 1 : 0),
    /** Adds what Node says of the process: memory, event loop, garbage collection. */
    watchProcess: () => collectDefaultMetrics({ register: registry, prefix }),
    contentType: registry.contentType,
    print: () => registry.metrics(),
  };
}
