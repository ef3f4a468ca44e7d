import { mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { createFirstAdmin } from '../../../api/auth/create-first-admin.ts';
import { findSecret, loadSecret } from '../../../api/auth/load-secret.ts';
import { users } from '../../../api/db/schema.ts';
import { parseEnv } from '../../../api/env.ts';
import { startMessage } from '../../../api/operations/start-message.ts';
import { createTestApi, temporaryFolder } from '../test-api.ts';

describe('the first admin', () => {
  it('gets a generated password and can sign in with it', async () => {
    const api = await createTestApi();
    await api.db.write((tx) => tx.delete(users));
    const first = await createFirstAdmin(api.db, 'Kepala', undefined);
    expect(first).toEqual({
      username: 'Kepala',
      generatedPassword: expect.stringMatching(/^[\w-]{22}$/),
    });
    await expect(api.signIn('kepala', first?.generatedPassword)).resolves.toContain('token=');
  });

  it('gets the password of the settings, which is not printed', async () => {
    const api = await createTestApi();
    await api.db.write((tx) => tx.delete(users));
    const first = await createFirstAdmin(api.db, 'admin', 'dari-pengaturan');
    expect(first).toEqual({ username: 'admin', generatedPassword: undefined });
    await expect(api.signIn('admin', 'dari-pengaturan')).resolves.toContain('token=');
  });

  it.each([
    ['Password123', 'ADMIN_PASSWORD is a common password.'],
    ['Kepala-2026', 'ADMIN_PASSWORD consists of the username or words of the product.'],
  ])('is not created with %s, and the error says why', async (password, why) => {
    const api = await createTestApi();
    await api.db.write((tx) => tx.delete(users));
    await expect(createFirstAdmin(api.db, 'Kepala', password)).rejects.toThrow(
      `${why} Choose another, or leave it unset to get a generated one.`,
    );
    expect(await api.db.read.$count(users)).toBe(0);
  });

  it.each([
    ['console', 'ADMIN_USERNAME is a name that the audit trail uses. Choose another.'],
    ['ad\u2800min', 'ADMIN_USERNAME has invisible characters. Choose another.'],
    [
      '\u0430dmin',
      'ADMIN_USERNAME has letters of several scripts, or of a script that is no longer used. Choose another.',
    ],
  ])('is not created with the name %j, and the error says why', async (username, why) => {
    const api = await createTestApi();
    await api.db.write((tx) => tx.delete(users));
    await expect(createFirstAdmin(api.db, username, undefined)).rejects.toThrow(why);
    expect(await api.db.read.$count(users)).toBe(0);
  });

  it('may keep a name that was allowed when the account was created', async () => {
    const api = await createTestApi();
    expect(await createFirstAdmin(api.db, 'console', undefined)).toBeUndefined();
  });

  it('is created only when there is no account', async () => {
    const api = await createTestApi();
    expect(await createFirstAdmin(api.db, 'another', undefined)).toBeUndefined();
    expect(await createFirstAdmin(api.db, 'another', 'password')).toBeUndefined();
    expect(await api.db.read.$count(users)).toBe(1);
  });
});

describe('the start message', () => {
  it('lists the addresses to open, and does not repeat a password that was shown before', () => {
    expect(startMessage(parseEnv({}), 8787, undefined)).toBe(`Tanya Kami is running.
  Admin   http://127.0.0.1:8787/
  Widget  http://127.0.0.1:8787/widget
  Phone   http://127.0.0.1:8787/mobilefaq`);
  });

  it.each([
    [{ HOST: '0.0.0.0' }, 'http://localhost:80/'],
    [{ HOST: '::1' }, 'http://[::1]:80/'],
    [{ PUBLIC_URL: 'https://faq.example.com' }, 'https://faq.example.com/mobilefaq'],
  ])('with %j lists %s', (variables, address) => {
    expect(startMessage(parseEnv(variables), 80, undefined)).toContain(address);
  });

  it('shows a generated password, but never one from the settings', () => {
    const made = { username: 'admin', generatedPassword: 'made-up' };
    expect(startMessage(parseEnv({}), 80, made)).toContain('Username  admin\n  Password  made-up');
    const env = parseEnv({ ADMIN_PASSWORD: 'dari-pengaturan' });
    const given = startMessage(env, 80, { username: 'admin', generatedPassword: undefined });
    expect(given).toContain('(the one in ADMIN_PASSWORD)');
    expect(given).not.toContain('dari-pengaturan');
  });

  it('warns when the gate trusts addresses that pages send', () => {
    const env = parseEnv({ CLIENT_IP_SOURCE: 'header', IP_LOOKUP_URL: 'https://ip.example' });
    expect(startMessage(env, 80, undefined)).toContain('WARNING: CLIENT_IP_SOURCE=header');
  });
});

describe('the secret', () => {
  it('is created once and readable only by its owner', () => {
    const folder = temporaryFolder();
    const secret = loadSecret(folder);
    expect(secret).toMatch(/^[\w-]{43}$/);
    expect(loadSecret(folder)).toBe(secret);
    const file = join(folder, 'jwt-secret');
    expect(readFileSync(file, 'utf8')).toBe(secret);
    expect(statSync(file).mode & 0o777).toBe(0o600);
  });

  it('differs between installations', () => {
    expect(loadSecret(temporaryFolder())).not.toBe(loadSecret(temporaryFolder()));
  });

  it('is refused when its file is empty', () => {
    const folder = temporaryFolder();
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, 'jwt-secret'), '');
    expect(() => loadSecret(folder)).toThrow('has no usable secret');
  });

  describe('in a file of the operator', () => {
    const DATA_DIR = '/nowhere';
    const secretFile = (content: string) => {
      const file = join(temporaryFolder(), 'secret');
      writeFileSync(file, content);
      return file;
    };

    it('is the content of the file without its last line break', () => {
      const secret = 'rahasia '.repeat(4).trim().padEnd(32, 'x');
      expect(findSecret({ DATA_DIR, JWT_SECRET_FILE: secretFile(`${secret}\n`) })).toBe(secret);
    });

    it('is refused when it is too short, and not repeated', () => {
      const file = secretFile(`${'rahasia'.padEnd(31, 'x')}\n`);
      expect(() => findSecret({ DATA_DIR, JWT_SECRET_FILE: file })).toThrow(
        new Error(`JWT_SECRET_FILE: ${file} must have at least 32 characters, and has 31.`),
      );
    });

    it.each([
      ['is not there', '/nowhere/secret', 'ENOENT'],
      ['is a folder', '/', 'EISDIR'],
    ])('is named in the message when it %s', (_, file, code) => {
      expect(() => findSecret({ DATA_DIR, JWT_SECRET_FILE: file })).toThrow(
        new Error(`JWT_SECRET_FILE: ${file} cannot be read (${code}).`),
      );
    });
  });
});
