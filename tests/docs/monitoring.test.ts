import { createServer } from 'node:http';
import { describe, expect, it, onTestFinished } from 'vitest';
import { createMetrics } from '../../api/operations/metrics.ts';
import { createTestApi } from '../api/test-api.ts';
import { read } from './read.ts';

/** Unescapes quotes, which are escaped in the expressions of a JSON file. */
const filesInDeploy = ['deploy/alerts.yml', 'deploy/grafana-dashboard.json'];
const textOf = (file: string) => read(file).replaceAll('\\"', '"');

/** Returns the response of `/metrics` from a server with all features. */
async function printAll(): Promise<string> {
  const metrics = createMetrics();
  metrics.watchProcess();
  metrics.watchDisk(async () => 1);
  metrics.watchBackups(async () => 1);
  metrics.watchDatabase(() => 0);
  const server = createServer().listen(0);
  onTestFinished(() => void server.close());
  metrics.watchConnections(server);
  const api = await createTestApi({ metrics });
  await api.call('/ip');
  return await metrics.print();
}

describe.each(filesInDeploy)('%s', (file) => {
  const text = textOf(file);

  it('uses only metrics that the server has', async () => {
    const printed = await printAll();
    const names = [...text.matchAll(/\btanya_kami_\w+/g)].map(([name]) => name);
    expect(names.length).toBeGreaterThan(10);
    const missing = names.filter((name) => !new RegExp(`^${name}[ {]`, 'm').test(printed));
    expect(missing).toEqual([]);
  });

  it('has every metric of the table of what to watch', () => {
    const table = read('docs/operating.md').split('## What to watch')[1]?.split('\n\n')[1] ?? '';
    const names = [...table.matchAll(/`(tanya_kami_\w+)/g)].map(([, name = '']) => name);
    expect(names.length).toBeGreaterThan(10);
    expect(names.filter((name) => !text.includes(name))).toEqual([]);
  });

  it('watches the longest time that the process was blocked, because a percentile hides a single freeze', () => {
    expect(text).toContain('tanya_kami_nodejs_eventloop_lag_max_seconds');
    expect(text).not.toContain('eventloop_lag_p99');
  });

  it('selects only by labels and values that the metrics have', async () => {
    const printed = await printAll();
    const selections = [...text.matchAll(/(tanya_kami_\w+)\{([^}]*)\}/g)].flatMap(
      ([, name = '', inside = '']) =>
        [...inside.matchAll(/(\w+)(=~|!=|=)"([^"]*)"/g)].map(([, label, , value]) => {
          return { name, label, value: value ?? '' };
        }),
    );
    expect(selections.length).toBeGreaterThan(4);
    const unknown = selections
      // Prometheus itself adds the label `instance`.
      .filter(({ label }) => label !== 'instance')
      .filter(({ name, label, value }) => {
        const series = new RegExp(`^${name}\\{.*\\b${label}="(${value})"`, 'm');
        return !series.test(printed);
      });
    expect(unknown).toEqual([]);
  });
});

it('the dashboard has one place and one number for each panel', () => {
  const { panels } = JSON.parse(read('deploy/grafana-dashboard.json'));
  const placeOf = ({ gridPos: { x, y } }: { gridPos: { x: number; y: number } }) => `${x} ${y}`;
  expect(new Set(panels.map(placeOf)).size).toBe(panels.length);
  expect(new Set(panels.map(({ id }: { id: number }) => id)).size).toBe(panels.length);
});

it('lists every metric of the alerts in the table of what to watch', () => {
  const table = read('docs/operating.md').split('## What to watch')[1]?.split('\n\n')[1] ?? '';
  const names = [...textOf('deploy/alerts.yml').matchAll(/\btanya_kami_\w+?(?=_bucket|\b)/g)];
  expect(names.map(([name]) => name).filter((name) => !table.includes(name))).toEqual([]);
});

it('lists every metric of ours in the table of what to watch', async () => {
  const operating = read('docs/operating.md');
  const names = [...(await printAll()).matchAll(/^# TYPE (tanya_kami_(?!nodejs_|process_)\w+)/gm)];
  expect(names.length).toBeGreaterThan(8);
  expect(names.map(([, name]) => name).filter((name) => !operating.includes(`${name}`))).toEqual(
    [],
  );
});
