import { describe, expect, it } from 'vitest';
import { type Import, importsOf, sourceFiles } from './imports.ts';

type Rule = (imported: Import) => boolean;

const all = ['admin', 'api', 'embed', 'widget', 'scripts'].flatMap(sourceFiles).flatMap(importsOf);

/** Fails with the lines that break the rule. */
function expectOnly(lines: Import[], isAllowed: Rule): void {
  // A folder that was renamed would make its rule hold for nothing.
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
  it('keeps the contract free of everything but itself', () => {
    expectOnly(from('api/contract/'), to('api/contract/'));
  });

  it('lets the rest of the product see only the contract and the type of the API', () => {
    const outside = all.filter(
      (line) => !/^(api|scripts)\//.test(line.from) && line.to.startsWith('api/'),
    );
    expectOnly(
      outside,
      any(to('api/contract/'), (line) => line.to === 'api/app.ts' && line.isTypeOnly),
    );
  });

  it('keeps the areas of the API apart', () => {
    const areas = [
      'audit',
      'auth',
      'users',
      'websites',
      'whitelists',
      'links',
      'faqs',
      'tickets',
      'pages',
    ];
    const between = areas.flatMap((area) =>
      from(`api/${area}/`).filter((line) =>
        areas.some((other) => other !== area && line.to.startsWith(`api/${other}/`)),
      ),
    );
    expectOnly(between, to('api/auth/'));
  });

  it('keeps what every route uses below the areas', () => {
    expectOnly(
      from('api/http/'),
      (line) =>
        line.isPackage ||
        to('api/http/', 'api/audit-log/', 'api/contract/', 'api/copy/', 'api/db/')(line) ||
        line.to === 'api/config/limits.ts',
    );
  });

  it('keeps what every folder of the API may read below all of them', () => {
    expectOnly(
      from('api/config/'),
      any(to('api/config/', 'api/contract/'), (line) => line.isPackage),
    );
  });

  it('keeps the write path below the areas', () => {
    expectOnly(
      from('api/audit-log/'),
      (line) =>
        line.isPackage ||
        to('api/audit-log/', 'api/contract/', 'api/copy/', 'api/db/', 'api/http/')(line),
    );
  });

  it('lets nothing but api/db name the database', () => {
    const naming = all.filter(packages('better-sqlite3', 'drizzle-orm/better-sqlite3'));
    expectOnly(naming, (line) => line.from.startsWith('api/db/'));
  });

  it('keeps the embed on the contract alone', () => {
    expectOnly(from('embed/'), to('api/contract/', 'embed/'));
  });

  it('keeps the flow of the bot pure', () => {
    expectOnly(from('widget/flow/'), to('widget/flow/', 'api/contract/'));
  });

  it('lets the ports see only the contract and the types of the flow', () => {
    expectOnly(
      from('widget/ports.ts'),
      any(to('api/contract/'), (line) => line.to.startsWith('widget/flow/') && line.isTypeOnly),
    );
  });

  it('builds the store on the flow, the ports and zustand alone', () => {
    expectOnly(
      from('widget/store.ts'),
      any(to('widget/flow/', 'widget/ports.ts', 'api/contract/'), packages('zustand/vanilla')),
    );
  });

  it('keeps the adapters of the bot away from its views', () => {
    expectOnly(
      from('widget/adapters/'),
      to('widget/adapters/', 'widget/ports.ts', 'widget/flow/', 'api/contract/'),
    );
  });

  it('keeps the views of the bot away from its adapters', () => {
    expectOnly(
      from('widget/view/'),
      any(
        to('widget/view/', 'widget/flow/', 'widget/store.ts', 'widget/copy/', 'api/contract/'),
        to('embed/attributes.ts'),
        packages('react', 'react-dom', 'zustand'),
      ),
    );
  });

  it('keeps the features of the admin app apart', () => {
    const features = from('admin/features/');
    expectOnly(features, (line) => {
      if (line.isPackage) return true;
      const own = line.from.split('/').slice(0, 3).join('/');
      if (line.to.startsWith('admin/')) {
        return line.to.startsWith(`${own}/`) || !/^admin\/(features|app)\//.test(line.to);
      }
      return /^(api\/contract\/|embed\/)/.test(line.to);
    });
  });

  it('keeps the data of the admin app free of its looks', () => {
    expectOnly(
      from('admin/data/'),
      any(
        to('admin/data/', 'admin/format/', 'admin/copy/', 'api/', 'embed/'),
        (line) => line.isPackage,
      ),
    );
  });

  it('keeps the shared looks of the admin app away from its features', () => {
    expectOnly(
      from('admin/ui/'),
      any(
        to('admin/ui/', 'admin/data/', 'admin/format/', 'admin/copy/', 'api/contract/'),
        (line) => line.isPackage,
      ),
    );
  });

  it('lets nobody import the tests', () => {
    expect(all.filter(to('tests/')).map((line) => line.from)).toEqual([]);
  });
});

describe('names', () => {
  it('has no barrels and no drawers for everything', () => {
    const vague = all
      .map((line) => line.from)
      .filter((file) =>
        /(^|\/)(utils?|helpers?|common|misc)(\/|\.tsx?$)|\/index\.tsx?$/.test(file),
      );
    expect(vague).toEqual([]);
  });

  it('names files in kebab-case', () => {
    const odd = ['admin', 'api', 'embed', 'widget', 'scripts', 'tests']
      .flatMap(sourceFiles)
      .filter((file) => !/^[a-z0-9.-]+$/.test(file.split('/').at(-1) ?? ''));
    expect(odd).toEqual([]);
  });
});
