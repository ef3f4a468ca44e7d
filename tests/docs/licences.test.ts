import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { repositoryRoot } from '../../scripts/build-fingerprint.ts';
import { licencesPage, licensedPackages } from '../../scripts/licences.ts';

/** Licences that let the product be used, changed and sold as it is. */
const welcome =
  /^(MIT|ISC|0BSD|Apache-2\.0|BSD-[23]-Clause|BlueOak-1\.0\.0|Zlib|WTFPL|OFL-1\.1|CC0-1\.0|CC-BY-4\.0|Python-2\.0)$/;
/** These ask for something of whoever changes the package itself, which nobody here does. */
const welcomeUnchanged = /^(LGPL-3\.0-or-later|MPL-2\.0)$/;

describe('the list of licences', () => {
  it('is the one of the lock file', () => {
    const page = readFileSync(join(repositoryRoot, 'docs/licences.md'), 'utf8');
    expect(page, 'npm run licences prints it anew').toBe(licencesPage());
  });

  it('names none that the product could not live with', () => {
    const packages = licensedPackages();
    expect(packages.filter(({ runs }) => runs).length).toBeGreaterThan(20);
    const unwelcome = packages.filter(({ licence }) => {
      const parts = licence.replace(/[()]/g, '').split(/ AND | OR /);
      return !parts.every((part) => welcome.test(part) || welcomeUnchanged.test(part));
    });
    expect(unwelcome).toEqual([]);
  });

  it('says that what the server runs keeps nothing back', () => {
    const reciprocal = licensedPackages().filter(
      ({ runs, name, licence }) =>
        runs && /GPL|MPL/.test(licence) && !name.startsWith('@img/sharp-'),
    );
    expect(reciprocal).toEqual([]);
  });
});
