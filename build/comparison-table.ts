import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { markdownTable } from './markdown-table.ts';
import { repositoryRoot } from './repository-root.ts';

const words = {
  en: {
    heads: [
      'Chat',
      'Script, KB gzip',
      'Until its button is seen, ms',
      'Requests before a tap',
      'Third-party hosts before a tap',
    ],
    none: 'none',
  },
  id: {
    heads: [
      'Bot',
      'Script, KB gzip',
      'Sampai tombolnya tampak, ms',
      'Permintaan sebelum diketuk',
      'Host pihak ketiga sebelum diketuk',
    ],
    none: 'tidak ada',
  },
} as const;

/** Ours and other chats on a page, from the sections `weights` and `page` of docs/benchmarks.md. */
export function comparisonTable(language: 'en' | 'id'): string {
  const report = readFileSync(join(repositoryRoot, 'docs/benchmarks.md'), 'utf8');
  const weights = rowsOf(report, 'weights', 'script');
  const { heads, none } = words[language];
  return markdownTable(
    heads,
    rowsOf(report, 'page', 'chat').flatMap(([chat = '', visible = '', ...rest]) => {
      const weight = weights.find(([script]) => script === chat)?.[2];
      // The page alone has no script.
      if (weight === undefined) return [];
      const [requests = '', hosts = ''] = [rest[4], rest[7]];
      return [
        [
          chat,
          (Number(weight.replaceAll(',', '')) / 1024).toFixed(1),
          visible.replace(/ \(.*/, ''),
          requests,
          hosts === 'none' ? none : hosts,
        ],
      ];
    }),
  );
}

/** The cells of the first table of a section whose head starts with `head`. */
function rowsOf(report: string, section: string, head: string): string[][] {
  const body = report.split(`<!-- section ${section} -->`)[1] ?? '';
  const [, rows = ''] = body.split(new RegExp(`^\\| ${head} \\|.*\\n\\| --- .*\\n`, 'm'));
  return rows
    .split(/\n(?!\|)/, 1)
    .join('')
    .trim()
    .split('\n')
    .map((row) =>
      row
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim()),
    );
}
