import { expect, it } from 'vitest';
import { auditDays } from '../../api/audit/purge-audit.ts';
import { sessionHours, sessionIdleMinutes } from '../../api/auth/auth-limits.ts';
import { contextWords } from '../../api/auth/find-password-problem.ts';
import { signInAddressDelay, signInUsernameDelay } from '../../api/auth/sign-in/sign-in-delays.ts';
import { passwordMaxLength, passwordMinLength } from '../../api/contract/limits.ts';
import { read } from './read.ts';

const written = read('docs/security.md');
const text = written.replace(/\s+/g, ' ');

it('names the words that a password may not consist of', () => {
  expect(text).toContain(`these words are taken out: ${contextWords.join(', ')}.`);
});

it('states the limits of the server', () => {
  expect(sessionIdleMinutes).toBe(120);
  expect(text).toContain(`**Sessions** last ${sessionHours} hours, and two hours without a call.`);
  expect(text).toContain(`${passwordMinLength} to ${passwordMaxLength} characters of any kind`);
  expect(text).toContain(
    `${signInUsernameDelay.free} attempts per name and ${signInAddressDelay.free} per address are free`,
  );
  expect(text).toContain(`the trail forgets after ${auditDays} days`);
});

it('states the number of common passwords that are refused', async () => {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  const refused = dictionary['passwords-common'].filter(
    (password) => password.length >= passwordMinLength,
  );
  expect(text).toContain(`the ${refused.length.toLocaleString('en')} of that length`);
});

it('says that the service and the container cannot read the repository’s history', () => {
  expect(text).toContain('neither the service nor the container sees `.git`');
  const linesOf = (file: string) => read(file).split('\n');
  expect(linesOf('deploy/tanya-kami.service')).toContain('InaccessiblePaths=-/opt/tanya-kami/.git');
  expect(linesOf('.dockerignore')).toContain('.git');
});

it('every row of ASVS that code meets names its tests', () => {
  const rows = [...written.matchAll(/^\| (V[\d.,V -]+) ?([^|]*)\| ([^|]+) \| (.*) \|$/gm)];
  expect(rows.length).toBeGreaterThan(50);
  const met = rows.filter(([, , , state = '']) => state.startsWith('met'));
  const untested = met.filter(([, , , , why = '']) => !/`tests\/[\w/.-]+`/.test(why));
  // Two rows are about what the documents say or what does not exist.
  expect(untested.map(([, section = '']) => section.trim())).toEqual(['V6.4.2', 'V7.1.1, 7.1.2']);
});
