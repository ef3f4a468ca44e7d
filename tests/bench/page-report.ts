import { barChart } from './bar-chart.ts';
import type { Conversation } from './page-conversation.ts';
import type { TapTimes } from './page-taps.ts';
import type { Subject, Visit } from './page-visit.ts';
import type { Section } from './section.ts';
import { median, table } from './table.ts';

/** Reports the visits as a table and a chart. The subject without a chat is the baseline. */
export function reportVisits(
  all: ReadonlyMap<Subject, readonly Visit[]>,
): Pick<Section, 'text' | 'charts'> {
  const rows = [...all].map(([{ name, hasChat }, visits]) => {
    const each = (figure: (visit: Visit) => number) => visits.map(figure);
    const ofChat = (figure: (visit: Visit) => number) => (hasChat ? withSpread(each(figure)) : '–');
    return [
      name,
      ofChat(({ scriptToLauncher }) => scriptToLauncher),
      ofChat(({ navigationToLauncher }) => navigationToLauncher),
      ofChat(({ busy }) => busy),
      hasChat ? longTasksOf(visits) : '–',
      median(each(({ layoutShift }) => layoutShift)).toFixed(3),
      median(each(({ requests }) => requests)).toFixed(0),
      kilobytes(each(({ transferred }) => transferred)),
      kilobytes(each(({ heap }) => heap)),
      [...new Set(visits.flatMap(({ foreignHosts }) => foreignHosts))].join(', ') || 'none',
    ];
  });
  const bars = [...all]
    .filter(([{ hasChat }]) => hasChat)
    .map(([{ name, isOurs }, visits]) => {
      const times = visits.map(({ scriptToLauncher }) => scriptToLauncher);
      return { name, isOurs, value: median(times), spread: extremes(times) };
    })
    .sort((a, b) => a.value - b.value);
  const title = 'From the script’s start to a launcher that can be seen';
  return {
    text: table(
      [
        'chat',
        'script start to launcher, ms',
        'page start to launcher, ms',
        'main thread meanwhile, ms',
        'tasks over 50 ms',
        'layout shift of the page',
        'requests before a tap',
        'KB of them',
        'JS heap, KB',
        'third hosts asked',
      ],
      rows,
    ),
    charts: [
      barChart({
        file: 'launcher-visible.svg',
        title,
        subtitle:
          'Milliseconds on an emulated phone, six times slower; median, least and most. Less is better.',
        alt: `${title}, in milliseconds: ${bars.map(({ name, value }) => `${name} ${value.toFixed(0)}`).join(', ')}.`,
        bars,
        format: (value) => `${value.toFixed(0)} ms`,
      }),
    ],
  };
}

/** Reports how long a panel and an answer take in each chat. */
export function reportTaps(all: ReadonlyMap<Subject, readonly TapTimes[]>): string {
  const figure = (times: readonly number[]) => (times.some(Number.isNaN) ? '–' : withSpread(times));
  return table(
    ['chat', 'tap on the launcher to the panel, ms', 'question to its answer, ms'],
    [...all].map(([{ name }, times]) => [
      name,
      figure(times.map(({ panel }) => panel)),
      figure(times.map(({ answer }) => answer)),
    ]),
  );
}

/** Reports the conversations by the size of the tree. */
export function reportConversations(all: ReadonlyMap<number, readonly Conversation[]>): string {
  const line = (what: string, figure: (conversation: Conversation) => number) => [
    what,
    ...[...all.values()].map((conversations) => withSpread(conversations.map(figure))),
  ];
  return table(
    ['milliseconds', ...[...all.keys()].map((size) => `${size.toLocaleString('en-US')} FAQs`)],
    [
      line('tap on the launcher to the panel', ({ tapToPanel }) => tapToPanel),
      line('tap on the launcher to the first menu, the questions fetched', (it) => it.tapToMenu),
      line('of this, from the arrival of the questions', ({ arrivalToMenu }) => arrivalToMenu),
      line('longest task of it', ({ opening }) => opening),
      line('tap on a question to its answer, in the next frame', ({ tapToAnswer }) => tapToAnswer),
      line('longest task of it', ({ answering }) => answering),
      line('letter typed to the next frame, median', (it) => median(it.letterToPaint)),
      line('letter typed to the next frame, worst', (it) => Math.max(...it.letterToPaint)),
      line('longest task while typing', ({ typing }) => typing),
      line('JS heap afterwards, KB', ({ heap }) => heap / 1024),
    ],
  );
}

/** Lists the long tasks of the median visit, so that all of them belong to one visit. */
function longTasksOf(visits: readonly Visit[]): string {
  const total = ({ longTasks }: Visit) => longTasks.reduce((sum, length) => sum + length, 0);
  const sorted = visits.toSorted((a, b) => total(a) - total(b));
  const lengths = sorted[Math.floor(sorted.length / 2)]?.longTasks ?? [];
  return lengths.map((length) => length.toFixed(0)).join(', ') || 'none';
}

function withSpread(values: readonly number[]): string {
  const [least, most] = extremes(values);
  return `${median(values).toFixed(0)} (${least.toFixed(0)}–${most.toFixed(0)})`;
}

function extremes(values: readonly number[]): [number, number] {
  return [Math.min(...values), Math.max(...values)];
}

function kilobytes(values: readonly number[]): string {
  return (median(values) / 1024).toLocaleString('en-US', { maximumFractionDigits: 0 });
}
