import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parseEnv } from '../../api/env.ts';
import packageJson from '../../package.json' with { type: 'json' };
import { repositoryRoot } from '../../scripts/build-fingerprint.ts';

const read = (file: string) => readFileSync(join(repositoryRoot, file), 'utf8');
const deployed = readdirSync(join(repositoryRoot, 'deploy'));
const scripts: Record<string, string> = packageJson.scripts;

describe.each(['docs/operating.md', 'docs/security.md'])('%s', (document) => {
  const text = read(document);

  it('links only to files that exist', () => {
    const links = [...text.matchAll(/\]\(([^)#\s]+)/g)]
      .map((match) => match[1] ?? '')
      .filter((link) => !/^https?:/.test(link));
    expect(links.length).toBeGreaterThan(0);
    expect(links.filter((link) => !existsSync(join(repositoryRoot, 'docs', link)))).toEqual([]);
  });

  it('names only commands, tests and metrics that exist', () => {
    const commands = [...text.matchAll(/npm run ([a-z:-]+)/g)].map((match) => match[1] ?? '');
    expect(commands.filter((name) => scripts[name] === undefined)).toEqual([]);
    const tests = [...text.matchAll(/`(tests\/[\w./-]+)`/g)].map((match) => match[1] ?? '');
    expect(tests.filter((file) => !existsSync(join(repositoryRoot, file)))).toEqual([]);
    const metrics = [...text.matchAll(/`tanya_kami_(?!nodejs|process)(\w+)`/g)].map(
      (match) => match[1],
    );
    const source = read('api/operations/metrics.ts');
    expect(metrics.filter((name) => !source.includes(`${name}`))).toEqual([]);
  });
});

describe.each(deployed)('deploy/%s', (file) => {
  const text = read(`deploy/${file}`);

  it('sets only variables that the server reads, to values that it takes', () => {
    const known = /^(PORT|HOST|DATA_DIR|PUBLIC_URL|CLIENT_IP_SOURCE|TRUSTED_PROXIES)$/;
    const set = [...text.matchAll(/\b([A-Z]+(?:_[A-Z]+)*)=([^\s"']+)/g)]
      .map(([, name = '', value = '']) => [name, value] as const)
      .filter(([name]) => name !== 'NODE_ENV');
    expect(set.filter(([name]) => !known.test(name))).toEqual([]);
    expect(() => parseEnv(Object.fromEntries(set))).not.toThrow();
  });

  it('names only files of the build that the build makes', () => {
    const built = [...text.matchAll(/dist\/(api\/[\w/-]+)\.js/g)].map((match) => match[1] ?? '');
    expect(built.filter((name) => !existsSync(join(repositoryRoot, `${name}.ts`)))).toEqual([]);
    const copied = [...text.matchAll(/--from=build \/app\/((?:api|embed)\S*)/g)].map(
      (match) => match[1] ?? '',
    );
    expect(copied.filter((name) => !existsSync(join(repositoryRoot, name)))).toEqual([]);
  });
});
