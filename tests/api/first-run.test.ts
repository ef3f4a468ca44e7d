import { mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { createFirstAdmin } from '../../api/auth/create-first-admin.ts';
import { findSecret, loadSecret } from '../../api/auth/load-secret.ts';
import { users } from '../../api/db/schema.ts';
import { parseEnv } from '../../api/env.ts';
import { startMessage } from '../../api/operations/start-message.ts';
import { createTestApi, temporaryFolder } from './test-api.ts';

describe('the first admin', () => {
  it('gets a password of their own making up, and signs in with it', async () => {
    const api = await createTestApi();
    await api.db.write((tx) => tx.delete(users));
    const first = await createFirstAdmin(api.db, 'Kepala', undefined);
    expect(first).toEqual({
      username: 'Kepala',
      generatedPassword: expect.stringMatching(/^[\w-]{22}$/),
    });
    await expect(api.signIn('kepala', first?.generatedPassword)).resolves.toContain('token=');
  });

  it('gets the password of the settings, which is not shown', async () => {
    const api = await createTestApi();
    await api.db.write((tx) => tx.delete(users));
    const first = await createFirstAdmin(api.db, 'admin', 'dari-pengaturan');
    expect(first).toEqual({ username: 'admin', generatedPassword: undefined });
    await expect(api.signIn('admin', 'dari-pengaturan')).resolves.toContain('token=');
  });

  it.each([
    ['Password123', 'ADMIN_PASSWORD is among the passwords that are guessed first.'],
    ['Kepala-2026', 'ADMIN_PASSWORD is little more than the username or words of the product.'],
  ])('does not get %s, and the operator is told why', async (password, why) => {
    const api = await createTestApi();
    await api.db.write((tx) => tx.delete(users));
    await expect(createFirstAdmin(api.db, 'Kepala', password)).rejects.toThrow(
      `${why} Choose another, or set none and get one made.`,
    );
    expect(await api.db.read.$count(users)).toBe(0);
  });

  it.each([
    ['console', 'ADMIN_USERNAME is a name that the audit trail uses itself. Choose another.'],
    ['ad\u2800min', 'ADMIN_USERNAME holds characters that cannot be seen. Choose another.'],
    [
      '\u0430dmin',
      'ADMIN_USERNAME mixes letters of several scripts, or is in one that is out of use. Choose another.',
    ],
  ])('is not named %j, and the operator is told why', async (username, why) => {
    const api = await createTestApi();
    await api.db.write((tx) => tx.delete(users));
    await expect(createFirstAdmin(api.db, username, undefined)).rejects.toThrow(why);
    expect(await api.db.read.$count(users)).toBe(0);
  });

  it('may keep a name that was good when it was made', async () => {
    const api = await createTestApi();
    expect(await createFirstAdmin(api.db, 'console', undefined)).toBeUndefined();
  });

  it('is made only when there is none', async () => {
    const api = await createTestApi();
    expect(await createFirstAdmin(api.db, 'another', undefined)).toBeUndefined();
    expect(await createFirstAdmin(api.db, 'another', 'password')).toBeUndefined();
    expect(await api.db.read.$count(users)).toBe(1);
  });
});

describe('the start message', () => {
  it('names every address an operator opens, and no sign-in that was shown before', () => {
    expect(startMessage(parseEnv({}), 8787, undefined)).toBe(`Tanya Kami is running.
  Admin   http://127.0.0.1:8787/
  Widget  http://127.0.0.1:8787/widget
  Phone   http://127.0.0.1:8787/mobilefaq`);
  });

  it.each([
    [{ HOST: '0.0.0.0' }, 'http://localhost:80/'],
    [{ HOST: '::1' }, 'http://[::1]:80/'],
    [{ PUBLIC_URL: 'https://faq.example.com' }, 'https://faq.example.com/mobilefaq'],
  ])('with %j names %s', (variables, address) => {
    expect(startMessage(parseEnv(variables), 80, undefined)).toContain(address);
  });

  it('shows a password that was made up, and never one from the settings', () => {
    const made = { username: 'admin', generatedPassword: 'made-up' };
    expect(startMessage(parseEnv({}), 80, made)).toContain('Username  admin\n  Password  made-up');
    const env = parseEnv({ ADMIN_PASSWORD: 'dari-pengaturan' });
    const given = startMessage(env, 80, { username: 'admin', generatedPassword: undefined });
    expect(given).toContain('(the one in ADMIN_PASSWORD)');
    expect(given).not.toContain('dari-pengaturan');
  });

  it('warns of a gate that believes what pages say', () => {
    const env = parseEnv({ CLIENT_IP_SOURCE: 'header', IP_LOOKUP_URL: 'https://ip.example' });
    expect(startMessage(env, 80, undefined)).toContain('WARNING: CLIENT_IP_SOURCE=header');
  });
});

describe('the secret', () => {
  it('is made once, for its owner alone', () => {
    const folder = temporaryFolder();
    const secret = loadSecret(folder);
    expect(secret).toMatch(/^[\w-]{43}$/);
    expect(loadSecret(folder)).toBe(secret);
    const file = join(folder, 'jwt-secret');
    expect(readFileSync(file, 'utf8')).toBe(secret);
    expect(statSync(file).mode & 0o777).toBe(0o600);
  });

  it('differs from one installation to the next', () => {
    expect(loadSecret(temporaryFolder())).not.toBe(loadSecret(temporaryFolder()));
  });

  it('is refused when its file was emptied', () => {
    const folder = temporaryFolder();
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, 'jwt-secret'), '');
    expect(() => loadSecret(folder)).toThrow('holds no usable secret');
  });

  describe('of a file that the operator names', () => {
    const DATA_DIR = '/nowhere';
    const secretFile = (content: string) => {
      const file = join(temporaryFolder(), 'secret');
      writeFileSync(file, content);
      return file;
    };

    it('is what the file holds, without its last line break', () => {
      const secret = 'rahasia '.repeat(4).trim().padEnd(32, 'x');
      expect(findSecret({ DATA_DIR, JWT_SECRET_FILE: secretFile(`${secret}\n`) })).toBe(secret);
    });

    it('is refused when it is short, and not repeated', () => {
      const file = secretFile(`${'rahasia'.padEnd(31, 'x')}\n`);
      expect(() => findSecret({ DATA_DIR, JWT_SECRET_FILE: file })).toThrow(
        new Error(`JWT_SECRET_FILE: ${file} must hold at least 32 characters, and holds 31.`),
      );
    });

    it.each([
      ['is not there', '/nowhere/secret', 'ENOENT'],
      ['is a folder', '/', 'EISDIR'],
    ])('is named when it %s', (_, file, code) => {
      expect(() => findSecret({ DATA_DIR, JWT_SECRET_FILE: file })).toThrow(
        new Error(`JWT_SECRET_FILE: ${file} cannot be read (${code}).`),
      );
    });
  });
});
