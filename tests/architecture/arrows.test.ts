import { describe, expect, it } from 'vitest';
import { type Import, importsOf, sourceFiles } from './imports.ts';

type Rule = (imported: Import) => boolean;

const all = ['admin', 'api', 'build', 'embed', 'scripts', 'widget']
  .flatMap(sourceFiles)
  .flatMap(importsOf);

function from(...prefixes: string[]): Import[] {
  return all.filter((line) => prefixes.some((prefix) => line.from.startsWith(prefix)));
}

function to(...prefixes: string[]): Rule {
  return (line) => !line.isPackage && prefixes.some((prefix) => line.to.startsWith(prefix));
}

function packages(...names: string[]): Rule {
  return (line) =>
    line.isPackage && names.some((name) => line.to === name || line.to.startsWith(`${name}/`));
}

function any(...rules: Rule[]): Rule {
  return (line) => rules.some((rule) => rule(line));
}

const anyPackage: Rule = (line) => line.isPackage;
const apiAreas = new Set(
  sourceFiles('api').flatMap((file) => /^api\/([\w-]+)\/.*routes\.ts$/.exec(file)?.[1] ?? []),
);
// An area has routes. The operations watch all areas.
apiAreas.delete('operations');
const engines = any(
  to('api/db/sqlite/', 'api/db/postgres/'),
  packages('better-sqlite3', 'better-sqlite3-napi', 'drizzle-orm/better-sqlite3'),
  packages('drizzle-orm/sqlite-core', 'pg', 'drizzle-orm/node-postgres', 'drizzle-orm/pg-core'),
);
const aboutFiles = /^api\/(cli\/|server\.ts$|operations\/explain-start-error\.ts$)/;
/** The bot's own code computes what visitors would find, and when a human is available. It renders nothing. */
const isComputing = (file: string) => /^widget\/flow\/(search\/|opening-hours\.ts)/.test(file);

describe('who may import whom', () => {
  it.each<[rule: string, lines: Import[], isAllowed: Rule]>([
    [
      'the contract imports only itself, and one parser of addresses',
      from('api/contract/'),
      any(
        to('api/contract/'),
        (line) => line.from === 'api/contract/ip-network.ts' && packages('ipaddr.js')(line),
      ),
    ],
    [
      'the rest of the product imports only the contract and the type of the API',
      all.filter((line) => !/^(api|build|scripts)\//.test(line.from) && line.to.startsWith('api/')),
      any(to('api/contract/'), (line) => line.to === 'api/app.ts' && line.isTypeOnly),
    ],
    [
      'areas of the API do not import each other',
      [...apiAreas].flatMap((area) =>
        from(`api/${area}/`).filter((line) =>
          [...apiAreas].some((other) => other !== area && line.to.startsWith(`api/${other}/`)),
        ),
      ),
      to('api/auth/', 'api/embedding/cors-policy.ts', 'api/faqs/tree/'),
    ],
    [
      'the API imports of the embed only the languages, and of the bot only its search',
      from('api/').filter((line) => /^(admin|embed|widget)\//.test(line.to)),
      to('embed/languages/', 'widget/flow/search/'),
    ],
    [
      'api/http imports no area',
      from('api/http/'),
      any(
        anyPackage,
        to('api/http/', 'api/audit-log/', 'api/contract/', 'api/copy/', 'api/db/'),
        (line) => line.to === 'api/config/server-limits.ts',
      ),
    ],
    [
      'api/config imports only the contract',
      from('api/config/'),
      any(to('api/config/', 'api/contract/'), anyPackage),
    ],
    [
      'api/audit-log imports no area',
      from('api/audit-log/'),
      any(anyPackage, to('api/audit-log/', 'api/contract/', 'api/copy/', 'api/db/', 'api/http/')),
    ],
    [
      'nothing outside api/db names a database engine, except commands and messages about the files of SQLite',
      all.filter(engines),
      (line) =>
        line.from.startsWith('api/db/') ||
        (aboutFiles.test(line.from) && to('api/db/sqlite/')(line)),
    ],
    ['the embed imports only the contract', from('embed/'), to('api/contract/', 'embed/')],
    [
      'the flow of the bot imports only itself and the contract',
      from('widget/flow/'),
      to('widget/flow/', 'api/contract/'),
    ],
    [
      'the ports import only the contract and types of the flow',
      from('widget/ports.ts'),
      any(to('api/contract/'), (line) => line.to.startsWith('widget/flow/') && line.isTypeOnly),
    ],
    [
      'the store imports only the flow, the ports and zustand',
      from('widget/store.ts'),
      any(to('widget/flow/', 'widget/ports.ts', 'api/contract/'), packages('zustand/vanilla')),
    ],
    [
      'the adapters of the bot import no views',
      from('widget/adapters/'),
      any(
        to('widget/adapters/', 'widget/ports.ts', 'widget/flow/'),
        to('api/contract/', 'embed/languages/'),
      ),
    ],
    [
      'the views of the bot import no adapters',
      from('widget/view/'),
      any(
        to('widget/view/', 'widget/flow/', 'widget/store.ts', 'api/contract/', 'embed/'),
        packages('react', 'react-dom', 'zustand'),
      ),
    ],
    [
      'features of the admin app do not import each other',
      from('admin/features/'),
      (line) => {
        if (line.isPackage) return true;
        const own = line.from.split('/').slice(0, 3).join('/');
        if (line.to.startsWith('admin/'))
          return line.to.startsWith(`${own}/`) || !/^admin\/(features|app)\//.test(line.to);
        return to('api/contract/', 'embed/')(line) || isComputing(line.to);
      },
    ],
    [
      'a room of a feature imports nothing of the page above it, and its data nothing of other rooms',
      from('admin/features/').filter((line) => line.from.split('/').length > 4),
      (line) => {
        const [feature, room] = [3, 4].map((at) => line.from.split('/').slice(0, at).join('/'));
        if (!line.to.startsWith(`${feature}/`)) return true;
        if (room === `${feature}/data`) return line.to.startsWith(`${room}/`);
        return line.to.split('/').length > 4;
      },
    ],
    [
      'the data of the admin app imports nothing of its UI',
      from('admin/data/'),
      any(to('admin/data/', 'admin/format/', 'admin/copy/', 'api/', 'embed/'), anyPackage),
    ],
    [
      'the shared UI of the admin app imports no features',
      from('admin/ui/'),
      any(
        to('admin/ui/', 'admin/data/', 'admin/format/', 'admin/copy/', 'api/contract/'),
        to('widget/preview.tsx'),
        anyPackage,
      ),
    ],
    [
      'the admin app shows the bot only through its preview',
      from('admin/').filter(({ to }) => to.startsWith('widget/') && !isComputing(to)),
      (line) => line.from === 'admin/ui/bot/bot-stage.tsx',
    ],
    [
      'the preview of the bot is loaded lazily',
      all.filter(to('admin/ui/bot/bot-stage.tsx')),
      (line) => line.isDynamic,
    ],
    [
      'nothing imports the tests, except scripts that run them or use their tools',
      all.filter(to('tests/')),
      (line) => line.from.startsWith('scripts/') && to('tests/tools/')(line),
    ],
  ])('%s', (_, lines, isAllowed) => {
    // A rule for a renamed folder would match no import and always pass.
    expect(lines.length).toBeGreaterThan(0);
    const wrong = lines.filter((line) => !isAllowed(line));
    expect(wrong.map((line) => `${line.from} -> ${line.to}`)).toEqual([]);
  });

  it('the rules find the areas of the API, and the rooms of the features', () => {
    expect(apiAreas.size).toBeGreaterThan(10);
    const inRooms = from('admin/features/').filter((line) => line.from.split('/').length > 4);
    expect(inRooms.length).toBeGreaterThan(500);
  });

  it('the server does not load what reads Excel files when it starts', () => {
    // Loading it would be a seventh of the start. Another process reads these files.
    const loaded = new Set(['api/server.ts']);
    // The loop also visits what it adds.
    for (const part of loaded) {
      for (const line of all) {
        if (line.from === part && !line.isTypeOnly && !line.isDynamic) loaded.add(line.to);
      }
    }
    expect([...loaded]).toContain('hono');
    expect([...loaded]).not.toContain('numfmt');
  });

  it('the admin app loads its pages and at most eleven other parts lazily', () => {
    const parts = from('admin/').filter(
      (line) => line.isDynamic && line.from !== 'admin/app/pages.ts',
    );
    expect(parts.length).toBeGreaterThan(0);
    expect(new Set(parts.map(({ to }) => to)).size).toBeLessThanOrEqual(11);
  });
});

describe('names', () => {
  it('has no barrels and no folders without a topic', () => {
    const vague = all
      .map((line) => line.from)
      .filter((file) =>
        /(^|\/)(utils?|helpers?|common|misc)(\/|\.tsx?$)|\/index\.tsx?$/.test(file),
      );
    expect(vague).toEqual([]);
  });

  it('are kebab-case', () => {
    const odd = ['admin', 'api', 'build', 'embed', 'scripts', 'tests', 'widget']
      .flatMap(sourceFiles)
      .filter((file) => !/^[a-z0-9.-]+$/.test(file.split('/').at(-1) ?? ''));
    expect(odd).toEqual([]);
  });
});
