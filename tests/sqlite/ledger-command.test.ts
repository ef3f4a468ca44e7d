import { type ChildProcess, spawn } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { UsageError } from '../../api/cli/command.ts';
import { ledgerCommand } from '../../api/cli/ledger-command.ts';
import { ledgerTickets, websites } from '../../api/db/schema.ts';
import { seedDatabase } from '../../api/db/seed/seed.ts';
import { openDataFolder } from '../../api/db/sqlite/open-data-folder.ts';
import { atConsole } from '../api/at-console.ts';
import { createTestDatabase, repositoryRoot, temporaryFolder } from '../api/test-api.ts';
import { builtApi } from '../faults/built-api.ts';
import { runHere } from '../faults/run-here.ts';
import { inSlowRun, isSlowRun, repetitions } from '../repetitions.ts';

const header = 'ticket,username,amount,final_amount,recorded_at\n';

interface Outcome {
  code: number | null;
  output: string;
  errors: string;
}

/** Runs the command in a separate process. */
function start(
  dataDir: string,
  ...args: string[]
): { child: ChildProcess; ended: Promise<Outcome> } {
  const child = spawn(process.execPath, ['dist/api/cli/main.js', 'ledger', ...args], {
    cwd: builtApi(),
    env: { PATH: process.env.PATH, DATA_DIR: dataDir },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  onTestFinished(() => {
    child.kill('SIGKILL');
  });
  const read: Record<'stdout' | 'stderr', string> = { stdout: '', stderr: '' };
  for (const stream of ['stdout', 'stderr'] as const) {
    child[stream].setEncoding('utf8').on('data', (text: string) => {
      read[stream] += text;
    });
  }
  const ended = new Promise<Outcome>((resolve) => {
    child.once('close', (code) => resolve({ code, output: read.stdout, errors: read.stderr }));
  });
  return { child, ended };
}

function ledgerFile(...lines: string[]): string {
  const file = join(temporaryFolder(), 'tiket.csv');
  writeFileSync(file, header + lines.join('\n'));
  return file;
}

async function countTickets(dataDir: string): Promise<number> {
  const db = await openDataFolder(dataDir, 'share');
  try {
    return await db.read.$count(ledgerTickets);
  } finally {
    await db.close();
  }
}

describe('the command ledger: happy', () => {
  it('imports a file and exits with 0', async () => {
    const dataDir = join(temporaryFolder(), 'data');

    const outcome = await start(dataDir, 'import', ledgerFile('D1,budi,5,5,2026-01-31'), '--new')
      .ended;

    expect(outcome).toEqual({
      code: 0,
      output: '1 added, 0 changed, 0 unchanged, 0 left out.\n',
      errors: `Data folder: ${dataDir}\n`,
    });
    expect(await countTickets(dataDir)).toBe(1);
  });

  it('documents every column and exit code in --help', async () => {
    const { code, out } = await atConsole({ DATA_DIR: temporaryFolder() }, 'ledger', '--help');

    expect(code).toBe(0);
    expect(out).toContain('tanya-kami ledger import FILE.csv');
    expect(out).toContain('ticket,username,amount,final_amount,recorded_at');
    expect(out).toContain('Exit codes: 0');
  });

  it('shows an example in its help that can be imported', async () => {
    const db = await createTestDatabase();
    const example = ledgerCommand.help.match(/^ {2}(ticket,.*\n(?: {2}[DW]\d.*\n)+)/m)?.[1] ?? '';
    const file = join(temporaryFolder(), 'example.csv');
    writeFileSync(file, example.replaceAll('\n  ', '\n'));

    expect(await ledgerCommand.run(db, ['import', file])).toMatch(/^2 added, .* 0 left out\.$/);
  });

  it('can fill the ledger before the first start of the server', async () => {
    const dataDir = join(temporaryFolder(), 'data');
    const db = await openDataFolder(dataDir, 'share');
    onTestFinished(() => db.close());
    await ledgerCommand.run(db, ['import', ledgerFile('D3612272,budi,777,777,2026-01-31')]);

    await seedDatabase(db, {
      mode: 'demo',
      imagesFolder: join(repositoryRoot, 'api/db/seed/starter/images'),
    });

    expect(await db.read.$count(websites)).toBe(1);
    const tickets = await db.read.select().from(ledgerTickets);
    expect(tickets.find(({ ticket }) => ticket === 'D3612272')?.amount).toBe(777);
    expect(tickets.length).toBeGreaterThan(1);
  });
});

describe('the command ledger: error', () => {
  it('reports bad lines by number, imports the others and exits with 1', async () => {
    const dataDir = join(temporaryFolder(), 'data');
    const file = ledgerFile('D1,budi,5,5,2026-01-31', 'X1,rahasia,5,5,2026-01-31');

    expect(await runHere('ledger', dataDir, 'import', '--new', file)).toEqual({
      code: 1,
      out: '',
      err:
        'line 3: ticket must be D or W followed by digits\n' +
        '1 added, 0 changed, 0 unchanged, 1 left out.\n',
    });
    expect(await countTickets(dataDir)).toBe(1);
  });

  it('exits with 2 when the file does not exist', async () => {
    const dataDir = temporaryFolder();
    const { code, err } = await runHere('ledger', dataDir, 'import', '--new', 'tidak-ada.csv');

    expect(code).toBe(2);
    expect(err).toContain('tidak-ada.csv does not exist.\n\nUsage:');
  });

  it.each([
    { args: [], message: 'An action is missing.' },
    { args: ['export'], message: 'Unknown action: export.' },
    { args: ['import'], message: 'import takes one file.' },
    { args: ['import', 'a.csv', 'b.csv'], message: 'import takes one file.' },
    { args: ['import', repositoryRoot], message: 'is a folder, not a file.' },
    { args: ['import', join(repositoryRoot, 'package.json')], message: 'the header lacks ticket' },
  ])('shows the usage for $args', async ({ args, message }) => {
    const db = await createTestDatabase();

    const error = await ledgerCommand.run(db, args).catch((error: unknown) => error);

    expect(error).toBeInstanceOf(UsageError);
    expect(String(error)).toContain(message);
  });

  it('reports an error of the database without repeating the tickets', async () => {
    const db = await createTestDatabase();
    await db.close();

    const error = await ledgerCommand
      .run(db, ['import', ledgerFile('D1,budi,5,5,2026-01-31')])
      .catch((error: unknown) => String(error));

    expect(error).toContain('The database refused a batch');
    expect(error).not.toMatch(/budi|D1/);
  });
});

describe('the command ledger: safety', () => {
  it('stores only whole batches when it is killed, and a second run completes the import', {
    ...inSlowRun,
    timeout: 60_000,
  }, async () => {
    const lines = repetitions({ sample: 20_000, full: 60_000 });
    const dataDir = join(temporaryFolder(), 'data');
    expect(await countTickets(dataDir)).toBe(0);
    const file = ledgerFile(
      ...Array.from({ length: lines }, (_, n) => `D${n},budi,5,5,2026-01-31`),
    );
    const { child, ended } = start(dataDir, 'import', file);
    while ((await countTickets(dataDir)) === 0) await new Promise((later) => setTimeout(later, 5));
    child.kill('SIGKILL');
    await ended;

    const imported = await countTickets(dataDir);
    expect(imported).toBeGreaterThan(0);
    expect(imported).toBeLessThan(lines);
    expect(imported % 1000).toBe(0);
    const { code, output } = await start(dataDir, 'import', file).ended;
    expect(code).toBe(0);
    expect(output).toBe(
      `${lines - imported} added, 0 changed, ${imported} unchanged, 0 left out.\n`,
    );
  });

  if (isSlowRun)
    it('lets a server write while it imports', inSlowRun, async () => {
      const lines = 40_000;
      const dataDir = join(temporaryFolder(), 'data');
      const db = await openDataFolder(dataDir, 'share');
      onTestFinished(() => db.close());
      const file = ledgerFile(
        ...Array.from({ length: lines }, (_, n) => `D${n},budi,5,5,2026-01-31`),
      );
      let isOver = false;
      const ended = start(dataDir, 'import', file).ended.finally(() => {
        isOver = true;
      });
      let writesMeanwhile = 0;
      while (!isOver) {
        const before = await db.read.$count(ledgerTickets);
        await db.write(async (tx) => {
          await tx.insert(websites).values({
            name: 'x',
            livechatLink: 'x',
            serverIp: 'x',
            lastEditedAt: 'x',
            lastEditedBy: 'x',
          });
        });
        if (before > 0 && (await db.read.$count(ledgerTickets)) < lines) writesMeanwhile += 1;
        await new Promise((later) => setTimeout(later, 5));
      }

      expect(await ended).toMatchObject({ code: 0 });
      // The import has forty batches. Without pauses between them, only one write in five would succeed.
      expect(writesMeanwhile).toBeGreaterThan(20);
      expect(await db.read.$count(ledgerTickets)).toBe(lines);
    });
});
