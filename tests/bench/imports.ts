import { hostileImports } from '../faults/hostile-imports-files.ts';
import { startServer } from '../tools/server-process.ts';
import { startPings } from './pings.ts';
import type { Section } from './section.ts';
import { signIn } from './sign-in.ts';
import { median, table } from './table.ts';

const rounds = 3;
const goalMs = 100;

/** Measures how long files that need much work keep a visitor waiting, while an import checks them. */
export async function benchImports(): Promise<Section> {
  const server = await startServer({});
  try {
    const call = await signIn(server.url);
    const rows: string[][] = [];
    for (const [name, { file }] of Object.entries(hostileImports)) {
      const content = new Blob([new Uint8Array(await file())]);
      const took: number[] = [];
      const longest: number[] = [];
      for (let round = 0; round < rounds; round += 1) {
        const form = new FormData();
        form.set('mode', 'append');
        form.set('file', content, 'faq');
        const pings = startPings(server.url);
        const start = performance.now();
        // Most are refused. The tests show with which status; on a busy machine some take too long and get another.
        await call('POST', '/api/faqs/1/import?dry_run=true', form).catch((error: Error) => {
          if (!/: 4\d\d /.test(error.message)) throw error;
        });
        took.push(performance.now() - start);
        longest.push(await pings.stop());
      }
      rows.push([name, ms(took), ms(longest)]);
    }
    return {
      title: 'Files that need much work',
      text: [
        `How long a visitor’s read takes, at most, while an admin’s import checks a file that is made to need much work; medians of ${rounds} rounds. Receiving the file is a part of it.`,
        table(
          ['the file', 'its check takes, ms', `longest read beside it, ms (goal ${goalMs})`],
          rows,
        ),
      ].join('\n\n'),
      charts: [],
    };
  } finally {
    await server.stop();
  }
}

function ms(values: readonly number[]): string {
  return Math.round(median(values)).toLocaleString('en-US');
}
