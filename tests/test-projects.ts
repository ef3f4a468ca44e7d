import { mocksModules, needsNoPage, opensDatabase, testFilesIn } from './test-files-in.ts';

type Run = 'usual' | 'slow';
type Projects<Name extends string> = Record<Name, string[]>;

/** Two more files load modules anew, or define an element, which is possible once per page. */
const definesOnce = ['tests/admin/api-client.test.ts', 'tests/widget/element.test.ts'];

/** The files of each project of `tests/vitest.config.ts`. */
export function unitFiles(run: Run) {
  const filesIn = (...folders: string[]) => testFilesIn(run, ...folders);
  const serverAlone = filesIn('api').filter(mocksModules);
  const inPages = filesIn('widget', 'embed', 'admin');
  const pageAlone = inPages.filter((file) => mocksModules(file) || definesOnce.includes(file));
  /**
   * Files of the widget and the admin app that say in their first line that they need no page. In a project of pages, a
   * worker would end before and after each of them, because it keeps one environment.
   */
  const withoutPage = inPages.filter(needsNoPage);
  const others = [
    ...['contract', 'api', 'sqlite', 'architecture', 'build', 'docs', 'scripts', 'tools'],
    ...['faults', 'proxies', 'node-versions', 'spreadsheets'],
  ];
  const apart = [...serverAlone, ...pageAlone, ...withoutPage];
  const leftOf = (files: string[]) => files.filter((file) => !apart.includes(file));
  return {
    node: [...leftOf(filesIn(...others)), ...withoutPage],
    'server-alone': serverAlone,
    'page-alone': pageAlone,
    load: filesIn('load'),
    // Two projects, because a page's document keeps what one app has added to it.
    bot: leftOf(filesIn('widget', 'embed')),
    admin: leftOf(filesIn('admin')),
  } satisfies Projects<string>;
}

/** These are about requests and headers, which are the same on both databases. */
const aboutRequests = ['http/anonymous-routes', 'http/security', 'websites/pages'].map(
  (name) => `tests/api/${name}.test.ts`,
);

/** What these repeat is about texts and addresses, and repeats no statement of SQL that is new to PostgreSQL. */
const repeatedOnSqlite = ['websites/help-pages', 'websites/website-script'].map(
  (name) => `tests/api/${name}.test.ts`,
);

/** The files of each project of `tests/vitest.postgres.config.ts`: those that open a database. */
export function postgresFiles(run: Run) {
  const leftOut = run === 'slow' ? [...aboutRequests, ...repeatedOnSqlite] : aboutRequests;
  const ofApi = testFilesIn(run, 'api').filter(
    (file) => !leftOut.includes(file) && opensDatabase(file),
  );
  return {
    postgres: [...ofApi.filter((file) => !mocksModules(file)), ...testFilesIn(run, 'postgres')],
    'postgres-alone': ofApi.filter(mocksModules),
  } satisfies Projects<string>;
}
