import { describe, expect, it } from 'vitest';
import { licencesPage, licensedPackages } from '../../build/licences.ts';
import { read } from './read.ts';

/** Licences without conditions for using, changing and selling the product. */
const welcome =
  /^(MIT|ISC|0BSD|Apache-2\.0|BSD-[23]-Clause|BlueOak-1\.0\.0|Zlib|WTFPL|OFL-1\.1|CC0-1\.0|CC-BY-4\.0|Unlicense|Python-2\.0)$/;
/** Licences with conditions only for changing the package itself, which we do not do. */
const welcomeUnchanged = /^(LGPL-3\.0-or-later|MPL-2\.0)$/;

describe('the list of licences', () => {
  it('matches the lock file', () => {
    const page = read('docs/licences.md');
    expect(page, 'npm run docs writes it again').toBe(licencesPage());
  });

  it('has only licences that the product can use', () => {
    const packages = licensedPackages();
    expect(packages.filter(({ runs }) => runs).length).toBeGreaterThan(20);
    const unwelcome = packages.filter(({ licence }) => {
      const parts = licence.replace(/[()]/g, '').split(/ AND | OR /);
      return !parts.every((part) => welcome.test(part) || welcomeUnchanged.test(part));
    });
    expect(unwelcome).toEqual([]);
  });

  it('says that no package of the server has further conditions', () => {
    const reciprocal = licensedPackages().filter(
      ({ runs, name, licence }) =>
        runs && /GPL|MPL/.test(licence) && !name.startsWith('@img/sharp-'),
    );
    expect(reciprocal).toEqual([]);
  });
});
