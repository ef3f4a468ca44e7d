import { SourceMap, type SourceMapPayload, type SourceMapping } from 'node:module';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build } from 'vite';
import { repositoryRoot } from '../../build/repository-root.ts';

interface PartKind {
  name: string;
  buys: string;
  /** A file belongs to the first part that names it. */
  files: RegExp;
}

const kinds: readonly PartKind[] = [
  {
    name: 'Preact',
    buys: 'drawing all of it, and only what changed',
    files: /node_modules\/preact|preact-jsx/,
  },
  {
    name: 'Custom element',
    buys: 'one tag on any site: attributes, methods, events, a store for each element (small-r2wc, zustand)',
    files:
      /r2wc|zustand|element\.tsx|embed\/attributes|settings|main\.ts|mount-from|mounted-element|contain-events|server-address|shadow-styles|widget\/store/,
  },
  {
    name: 'Styles',
    buys: 'light, dark and the host’s theme, accents, forced colours, phones, right to left, a page’s hostile rules',
    files: /\.css|accent|use-theme/,
  },
  {
    name: 'Words',
    buys: 'all texts of the default language, the first ones of the others',
    files: /embed\/languages/,
  },
  {
    name: 'Insights',
    buys: 'reports without identifiers of what visitors do, and their votes',
    files: /insight|refuses-counting|search-report|answer-vote|scrub-words/,
  },
  {
    name: 'Search',
    buys: 'questions in one’s own words, slang and typing errors included, without a request',
    files: /search/,
  },
  {
    name: 'Live agent',
    buys: 'the handover to a vendor’s chat or a link, and its way back',
    files: /live-agent|handover|livechat-vendors|address\.ts/,
  },
  {
    name: 'Ticket checks',
    buys: 'the forms for deposits and withdrawals, their look-up and result',
    files: /check|ticket|amount|ticket-lookup|username/,
  },
  {
    name: 'Conversation',
    buys: 'launcher, panel, menu, answers, images, focus, Back button, what the tab saves',
    files: /./,
  },
];

export interface ScriptPart extends Pick<PartKind, 'name' | 'buys'> {
  raw: number;
  /** The bytes by which the gzipped script would shrink without this part. */
  gzip: number;
}

/** Measures the parts of the script. Each byte belongs to the source file that the source map names. */
export async function scriptParts(): Promise<{ parts: ScriptPart[]; gzip: number }> {
  const { code, map } = await buildScript();
  const owners = ownersOf(code, map);
  const whole = gzipSync(code, { level: 9 }).length;
  const parts = kinds.map(({ name, buys }, part) => {
    const without = [...code].filter((_, at) => owners[at] !== part).join('');
    return {
      name,
      buys,
      raw: owners.filter((owner) => owner === part).length,
      gzip: whole - gzipSync(without, { level: 9 }).length,
    };
  });
  return { parts, gzip: whole };
}

async function buildScript(): Promise<{ code: string; map: SourceMapPayload }> {
  const result = await build({
    configFile: join(repositoryRoot, 'vite.widget.config.ts'),
    root: repositoryRoot,
    logLevel: 'silent',
    build: { write: false, sourcemap: true },
  });
  const [built] = [result].flat();
  if (!built || !('output' in built)) throw new Error('The script was not built.');
  const [{ code, map }] = built.output;
  if (map === null) throw new Error('The script was built without a source map.');
  return { code, map: map as unknown as SourceMapPayload };
}

/** Returns the index of the part of each character. */
function ownersOf(code: string, map: SourceMapPayload): number[] {
  const sources = new SourceMap(map);
  return code.split('\n').flatMap((line, lineNumber) =>
    // A line break belongs to its line.
    Array.from(`${line}\n`, (_, column) => {
      const { originalSource }: Partial<SourceMapping> = sources.findEntry(lineNumber, column);
      // Only the style sheet has no source in the map, because it is a string in the script.
      return kinds.findIndex(({ files }) => files.test(originalSource ?? 'styles.css'));
    }),
  );
}
