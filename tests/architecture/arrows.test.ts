import { describe, expect, it } from 'vitest';
import { type Import, importsOf, sourceFiles } from './imports.ts';

type Rule = (imported: Import) => boolean;

const all = ['admin', 'api', 'build', 'embed', 'scripts', 'widget']
  .flatMap(sourceFiles)
  .flatMap(importsOf);

/** Fails with the import lines that break the rule. */
function expectOnly(lines: Import[], isAllowed: Rule): void {
  // A rule for a renamed folder would match no import and always pass.
  expect(lines.length).toBeGreaterThan(0);
  expect(
    lines.filter((line) => !isAllowed(line)).map(({ from, to }) => `${from} -> ${to}`),
  ).toEqual([]);
}

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

describe('who may import whom', () => {
  it('the contract imports only itself, and one parser of addresses', () => {
    expectOnly(
      from('api/contract/'),
      any(
        to('api/contract/'),
        (line) => line.from === 'api/contract/ip-network.ts' && packages('ipaddr.js')(line),
      ),
    );
  });

  it('the rest of the product imports only the contract and the type of the API', () => {
    const outside = all.filter(
      (line) => !/^(api|build|scripts)\//.test(line.from) && line.to.startsWith('api/'),
    );
    expectOnly(
      outside,
      any(to('api/contract/'), (line) => line.to === 'api/app.ts' && line.isTypeOnly),
    );
  });

  it('areas of the API do not import each other', () => {
    // An area has routes. The operations watch all areas.
    const areas = new Set(
      sourceFiles('api').flatMap((file) => /^api\/([\w-]+)\/.*routes\.ts$/.exec(file)?.[1] ?? []),
    );
    areas.delete('operations');
    expect(areas.size).toBeGreaterThan(10);
    const between = [...areas].flatMap((area) =>
      from(`api/${area}/`).filter((line) =>
        [...areas].some((other) => other !== area && line.to.startsWith(`api/${other}/`)),
      ),
    );
    expectOnly(between, to('api/auth/', 'api/embedding/cors-policy.ts', 'api/faqs/tree/'));
  });

  it('the API imports of the embed only the languages, and of the bot only its search', () => {
    const outside = from('api/').filter((line) => /^(admin|embed|widget)\//.test(line.to));
    expectOnly(outside, to('embed/languages/', 'widget/flow/search/'));
  });

  it('api/http imports no area', () => {
    expectOnly(
      from('api/http/'),
      (line) =>
        line.isPackage ||
        to('api/http/', 'api/audit-log/', 'api/contract/', 'api/copy/', 'api/db/')(line) ||
        line.to === 'api/config/server-limits.ts',
    );
  });

  it('api/config imports only the contract', () => {
    expectOnly(
      from('api/config/'),
      any(to('api/config/', 'api/contract/'), (line) => line.isPackage),
    );
  });

  it('api/audit-log imports no area', () => {
    expectOnly(
      from('api/audit-log/'),
      (line) =>
        line.isPackage ||
        to('api/audit-log/', 'api/contract/', 'api/copy/', 'api/db/', 'api/http/')(line),
    );
  });

  it('nothing outside api/db names a database engine, except commands and messages about the files of SQLite', () => {
    const naming = all.filter(
      any(
        to('api/db/sqlite/', 'api/db/postgres/'),
        packages('better-sqlite3', 'better-sqlite3-napi', 'drizzle-orm/better-sqlite3'),
        packages(
          'drizzle-orm/sqlite-core',
          'pg',
          'drizzle-orm/node-postgres',
          'drizzle-orm/pg-core',
        ),
      ),
    );
    const aboutFiles = /^api\/(cli\/|server\.ts$|operations\/explain-start-error\.ts$)/;
    expectOnly(
      naming,
      (line) =>
        line.from.startsWith('api/db/') ||
        (aboutFiles.test(line.from) && to('api/db/sqlite/')(line)),
    );
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

  it('the embed imports only the contract', () => {
    expectOnly(from('embed/'), to('api/contract/', 'embed/'));
  });

  it('the flow of the bot imports only itself and the contract', () => {
    expectOnly(from('widget/flow/'), to('widget/flow/', 'api/contract/'));
  });

  it('the ports import only the contract and types of the flow', () => {
    expectOnly(
      from('widget/ports.ts'),
      any(to('api/contract/'), (line) => line.to.startsWith('widget/flow/') && line.isTypeOnly),
    );
  });

  it('the store imports only the flow, the ports and zustand', () => {
    expectOnly(
      from('widget/store.ts'),
      any(to('widget/flow/', 'widget/ports.ts', 'api/contract/'), packages('zustand/vanilla')),
    );
  });

  it('the adapters of the bot import no views', () => {
    expectOnly(
      from('widget/adapters/'),
      to(
        'widget/adapters/',
        'widget/ports.ts',
        'widget/flow/',
        'api/contract/',
        'embed/languages/',
      ),
    );
  });

  it('the views of the bot import no adapters', () => {
    expectOnly(
      from('widget/view/'),
      any(
        to('widget/view/', 'widget/flow/', 'widget/store.ts', 'api/contract/'),
        to('embed/'),
        packages('react', 'react-dom', 'zustand'),
      ),
    );
  });

  it('features of the admin app do not import each other', () => {
    const features = from('admin/features/');
    expectOnly(features, (line) => {
      if (line.isPackage) return true;
      const own = line.from.split('/').slice(0, 3).join('/');
      if (line.to.startsWith('admin/')) {
        return line.to.startsWith(`${own}/`) || !/^admin\/(features|app)\//.test(line.to);
      }
      // The bot's own code computes what visitors would find, and when a human is available.
      return /^(api\/contract\/|embed\/|widget\/flow\/(search\/|opening-hours\.ts))/.test(line.to);
    });
  });

  it('a room of a feature imports nothing of the page above it, and its data nothing of other rooms', () => {
    const rooms = from('admin/features/').filter(({ from }) => from.split('/').length > 4);
    expect(rooms.length).toBeGreaterThan(500);
    expectOnly(rooms, (line) => {
      const [feature, room] = [3, 4].map((depth) => line.from.split('/').slice(0, depth).join('/'));
      if (!line.to.startsWith(`${feature}/`)) return true;
      if (room === `${feature}/data`) return line.to.startsWith(`${room}/`);
      return line.to.split('/').length > 4;
    });
  });

  it('the data of the admin app imports nothing of its UI', () => {
    expectOnly(
      from('admin/data/'),
      any(
        to('admin/data/', 'admin/format/', 'admin/copy/', 'api/', 'embed/'),
        (line) => line.isPackage,
      ),
    );
  });

  it('the shared UI of the admin app imports no features', () => {
    expectOnly(
      from('admin/ui/'),
      any(
        to('admin/ui/', 'admin/data/', 'admin/format/', 'admin/copy/', 'api/contract/'),
        to('widget/preview.tsx'),
        (line) => line.isPackage,
      ),
    );
  });

  it('the admin app shows the bot only through its preview, which is loaded lazily', () => {
    const bot = from('admin/')
      .filter((line) => line.to.startsWith('widget/'))
      // The search and the opening hours render nothing.
      .filter((line) => !/^widget\/flow\/(search\/|opening-hours\.ts)/.test(line.to));
    expectOnly(bot, (line) => line.from === 'admin/ui/bot/bot-stage.tsx');
    expectOnly(all.filter(to('admin/ui/bot/bot-stage.tsx')), (line) => line.isDynamic);
  });

  it('the admin app loads its pages and at most eleven other parts lazily', () => {
    const parts = from('admin/').filter(
      (line) => line.isDynamic && line.from !== 'admin/app/pages.ts',
    );
    expect(parts.length).toBeGreaterThan(0);
    expect(new Set(parts.map(({ to }) => to)).size).toBeLessThanOrEqual(11);
  });

  it('nothing imports the tests, except scripts that run them or use their tools', () => {
    const lines = all.filter(to('tests/'));
    expectOnly(lines, (line) => line.from.startsWith('scripts/') && to('tests/tools/')(line));
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
