import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { repositoryRoot } from '../../build/repository-root.ts';
import { sourceFiles } from './imports.ts';

const fixed =
  /['"](Content-Security-Policy|X-Content-Type-Options|Strict-Transport-Security|Cross-Origin-[\w-]+|Referrer-Policy|Permissions-Policy)['"]|max-age=/;

it('states fixed response headers in one file only', () => {
  const stating = sourceFiles('api').filter((file) =>
    fixed.test(readFileSync(join(repositoryRoot, file), 'utf8')),
  );
  expect(stating).toEqual(['api/http/response-headers.ts']);
});
