import { Readable } from 'node:stream';
import { asc, count } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { UsageError } from '../../../api/cli/command.ts';
import { ledgerCommand } from '../../../api/cli/ledger-command.ts';
import type { Database } from '../../../api/db/database.ts';
import { ledgerTickets } from '../../../api/db/schema.ts';
import { type ImportCounts, importLedger } from '../../../api/tickets/import-ledger.ts';
import { inSlowRun, repetitions } from '../../repetitions.ts';
import { createTestDatabase } from '../test-api.ts';

const header = 'ticket,username,amount,final_amount,recorded_at\n';

interface Imported {
  counts: ImportCounts;
  bad: Record<number, string>;
}

/** Imports a text in chunks of this size. */
async function importText(db: Database, text: string, pieceSize = 7): Promise<Imported> {
  const pieces = text.match(new RegExp(`[^]{1,${pieceSize}}`, 'g')) ?? [];
  const bad: Record<number, string> = {};
  const counts = await importLedger(db, Readable.from(pieces), (number, problem) => {
    bad[number] = problem;
  });
  return { counts, bad };
}

function stored(db: Database): Promise<(typeof ledgerTickets.$inferSelect)[]> {
  return Promise.resolve(db.read.select().from(ledgerTickets).orderBy(asc(ledgerTickets.ticket)));
}

async function countStored(db: Database): Promise<number> {
  const [row] = await db.read.select({ n: count() }).from(ledgerTickets);
  return row?.n ?? 0;
}

describe('the command ledger remove', () => {
  const remove = (db: Database, ...args: string[]) => ledgerCommand.run(db, ['remove', ...args]);
  const setUp = async () => {
    const db = await createTestDatabase();
    const recent = new Date().toISOString();
    await importText(
      db,
      `${header}D1,Budi88,100,,2026-01-31T07:05:00Z\nW2,budi88,200,190,${recent}\nD3,"Sari, A",300,300,${recent}\n`,
    );
    return db;
  };
  const names = async (db: Database) => (await stored(db)).map(({ ticket }) => ticket);

  it('prints a person’s tickets as a file that can be imported, and removes them with --yes', async () => {
    const db = await setUp();
    const before = await stored(db);
    const printed = await remove(db, '--username', 'BUDI88');
    expect(printed).toContain('D1,Budi88,100,,2026-01-31T07:05:00.000Z\n');
    expect(printed).toMatch(/\n2 would be removed\. Nothing was removed: add --yes\.$/);
    expect(await stored(db)).toEqual(before);
    expect(await remove(db, '--username', 'BUDI88', '--yes')).toMatch(/^2 removed\./);
    expect(await names(db)).toEqual(['D3']);
    await importText(db, printed.replace(/\n[^\n]*$/, '\n'));
    expect(await stored(db)).toEqual(before);
  });

  it.each([
    [
      ['--ticket', 'd 3'],
      ['D1', 'W2'],
    ],
    [
      ['--older-than', '100'],
      ['D3', 'W2'],
    ],
    [
      ['--username', 'nobody'],
      ['D1', 'D3', 'W2'],
    ],
  ])('%j with --yes leaves %j', async (args, left) => {
    const db = await setUp();
    await remove(db, ...args);
    expect(await names(db)).toEqual(['D1', 'D3', 'W2']);
    await remove(db, ...args, '--yes');
    expect(await names(db)).toEqual(left);
  });

  it('prints only the number of old tickets', async () => {
    const printed = await remove(await setUp(), '--older-than', '100');
    expect(printed).toBe('1 would be removed. Nothing was removed: add --yes.');
  });

  it.each([
    [[]],
    [['--yes']],
    [['--username', 'a', '--ticket', 'D1']],
    [['--older-than', '-1']],
    [['--older-than', '0', '--yes']],
    [['--older', '3']],
    [['D1']],
  ])('%j shows the usage and removes nothing', async (args) => {
    const db = await setUp();
    await expect(remove(db, ...args)).rejects.toBeInstanceOf(UsageError);
    expect(await countStored(db)).toBe(3);
  });
});

describe('a ledger import: happy', () => {
  it('stores settled and waiting deposits and withdrawals of one file', async () => {
    const db = await createTestDatabase();

    const { counts, bad } = await importText(
      db,
      `${header}D100,Budi88,150000,148500,2026-01-31 14:05\nW7,Sari,500000,,2026-01-31T07:05:30Z\n`,
    );

    expect({ counts, bad }).toEqual({
      counts: { added: 2, changed: 0, unchanged: 0, leftOut: 0 },
      bad: {},
    });
    expect(await stored(db)).toEqual([
      {
        ticket: 'D100',
        kind: 'deposit',
        username: 'Budi88',
        usernameKey: 'budi88',
        amount: 150_000,
        finalAmount: 148_500,
        recordedAt: '2026-01-31T07:05:00.000Z',
      },
      {
        ticket: 'W7',
        kind: 'withdraw',
        username: 'Sari',
        usernameKey: 'sari',
        amount: 500_000,
        finalAmount: null,
        recordedAt: '2026-01-31T07:05:30.000Z',
      },
    ]);
  });

  it.each([
    [
      'a byte order mark and CRLF',
      `\uFEFF${header}D1,budi,5,5,2026-01-31\n`.replaceAll('\n', '\r\n'),
    ],
    ['no line end at the end', `${header}D1,budi,5,5,2026-01-31`],
    ['semicolons', `${header}D1,budi,5,5,2026-01-31\n`.replaceAll(',', ';')],
    [
      'quotation marks',
      `"ticket","username",amount,final_amount,recorded_at\n"D1","budi","5",5,"2026-01-31"\n`,
    ],
    ['empty lines', `${header}\n\nD1,budi,5,5,2026-01-31\n,,,,\n   \n`],
    ['spaces and small letters', `${header} d 1 , budi , 5 , 5 , 2026-01-31 \n`],
    [
      'other columns in another order',
      'Bank,RECORDED_AT,final_amount,amount,username,ticket\nBCA,2026-01-31,5,5,budi,D1',
    ],
  ])('reads a file with %s, in chunks of any size', async (_, text) => {
    for (const pieceSize of [1, 2, 7, 100_000]) {
      const db = await createTestDatabase();

      const { counts, bad } = await importText(db, text, pieceSize);

      expect(bad).toEqual({});
      expect(counts).toMatchObject({ added: 1, leftOut: 0 });
      expect(await stored(db)).toMatchObject([
        {
          ticket: 'D1',
          username: 'budi',
          amount: 5,
          finalAmount: 5,
          recordedAt: '2026-01-30T17:00:00.000Z',
        },
      ]);
    }
  });

  it('reads separators and doubled quotation marks in quoted fields', async () => {
    const db = await createTestDatabase();

    await importText(db, `${header}D1,"budi, ""si"" kecil",5,,2026-01-31\n`);

    expect(await stored(db)).toMatchObject([{ username: 'budi, "si" kecil' }]);
  });

  it('counts nothing as changed in a second import of the same file', async () => {
    const db = await createTestDatabase();
    const text = `${header}D1,budi,5,,2026-01-31\nD2,sari,6,6,2026-01-31\n`;
    await importText(db, text);

    expect((await importText(db, text)).counts).toEqual({
      added: 0,
      changed: 0,
      unchanged: 2,
      leftOut: 0,
    });
  });

  it.each([
    ['amount', 'D1,budi,9,5,2026-01-31'],
    ['final amount', 'D1,budi,5,4,2026-01-31'],
    ['username', 'D1,sari,5,5,2026-01-31'],
    ['time', 'D1,budi,5,5,2026-02-01'],
  ])('replaces a ticket whose %s changed', async (_, line) => {
    const db = await createTestDatabase();
    await importText(db, `${header}D1,budi,5,5,2026-01-31\n`);

    const { counts } = await importText(db, `${header}${line}\n`);

    const [, username, amount, finalAmount] = line.split(',');
    expect(counts).toEqual({ added: 0, changed: 1, unchanged: 0, leftOut: 0 });
    expect(await stored(db)).toMatchObject([
      { username, usernameKey: username, amount: Number(amount), finalAmount: Number(finalAmount) },
    ]);
  });

  it('prefers a later line of the same file', async () => {
    const db = await createTestDatabase();

    const { counts } = await importText(
      db,
      `${header}D1,budi,5,,2026-01-31\nD1,budi,5,,2026-01-31\nD1,budi,5,4,2026-01-31\n`,
    );

    expect(counts).toEqual({ added: 1, changed: 1, unchanged: 1, leftOut: 0 });
    expect(await stored(db)).toMatchObject([{ ticket: 'D1', finalAmount: 4 }]);
  });

  const many = repetitions({ sample: 10_000, full: 100_000 });
  it(`imports ${many} lines`, inSlowRun, async () => {
    const db = await createTestDatabase();
    const lines = Array.from({ length: many }, (_, n) => {
      const kind = n % 2 === 0 ? 'D' : 'W';
      return `${kind}${3_000_000 + n},"pemain, ${n}",${n + 1},${n % 10 === 0 ? '' : n},2026-01-31 14:05`;
    });

    const { counts } = await importText(db, header + lines.join('\n'), 65_536);

    expect(counts).toEqual({ added: many, changed: 0, unchanged: 0, leftOut: 0 });
    expect(await countStored(db)).toBe(many);
  });
});

describe('a ledger import: error', () => {
  it('reports each bad line by number with all its problems, and imports the others', async () => {
    const db = await createTestDatabase();
    const lines = [
      'D1,budi,5,5,2026-01-31',
      'X2,budi,5,5,2026-01-31',
      'D3,,5,5,2026-01-31',
      'D4,budi,150.000,,2026-01-31',
      'D5,budi,5,-5,2026-01-31',
      'D6,budi,,5,2026-01-31',
      'D7,budi,5,5,2026-02-30',
      'D8,budi,5,5,31/01/2026',
      'D9,budi,5,5',
      'D10,"budi,5,5,2026-01-31',
      'D11,budi,5,5,2026-01-31',
      'D12,bu"di,5,5,2026-01-31',
      `D13,${'b'.repeat(101)},5,5,2026-01-31`,
      `D14,${'b'.repeat(3000)},5,5,2026-01-31`,
      `D${'1'.repeat(40)},budi,5,5,2026-01-31`,
      'D16,bud\uFFFD,5,5,2026-01-31',
      'x,budi,y,z,w',
      'D18,budi,9999999999999999,5,2026-01-31 24:00',
      'D19,"bu""di",5,5,2026-01-31T10:00:00+07:00',
    ];

    const { counts, bad } = await importText(db, header + lines.join('\n'), 1000);

    const rupiah = 'must be whole rupiah, digits only';
    const time = 'recorded_at must be a time such as 2026-01-31 14:05';
    const ticket = 'ticket must be D or W followed by digits';
    expect(bad).toEqual({
      3: ticket,
      4: 'username is empty',
      5: `amount ${rupiah}`,
      6: `final_amount ${rupiah}, or empty`,
      7: `amount ${rupiah}`,
      8: time,
      9: time,
      10: '4 fields where the header has 5',
      11: 'unmatched quotation mark',
      13: 'unmatched quotation mark',
      14: 'username has more than 100 characters',
      15: 'too long',
      16: 'ticket has more than 32 characters',
      17: 'username is not UTF-8',
      18: `${ticket}; amount ${rupiah}; final_amount ${rupiah}, or empty; ${time}`,
      19: `amount ${rupiah}; ${time}`,
    });
    expect(counts).toEqual({ added: 3, changed: 0, unchanged: 0, leftOut: 16 });
    expect((await stored(db)).map((row) => row.ticket)).toEqual(['D1', 'D11', 'D19']);
  });

  it.each([
    ['is empty', '', 'it has no header'],
    ['has no header', 'D1,budi,5,5,2026-01-31\n', 'the header lacks ticket, username, amount'],
    ['lacks a column', 'ticket,username,amount,recorded_at\n', 'the header lacks final_amount'],
    ['has a column twice', `amount,${header}`, 'the header has amount twice'],
    ['is one endless line', 'x'.repeat(100_000), 'it has no header'],
    ['has a header with an unmatched quotation mark', `"${header}`, 'unmatched quotation mark'],
  ])('refuses a file that %s', async (_, text, message) => {
    const db = await createTestDatabase();

    await expect(importText(db, text, 1000)).rejects.toThrow(message);
    expect(await countStored(db)).toBe(0);
  });

  it('reads a line of any length without keeping it in memory', async () => {
    const db = await createTestDatabase();
    let largest = 0;
    async function* endlessLine() {
      yield header;
      for (let n = 0; n < 2000; n++) {
        yield 'x'.repeat(65_536);
        largest = Math.max(largest, process.memoryUsage().heapUsed);
      }
      yield '\nD1,budi,5,5,2026-01-31\n';
    }
    const before = process.memoryUsage().heapUsed;
    const bad: number[] = [];

    const counts = await importLedger(db, endlessLine(), (number) => bad.push(number));

    expect(bad).toEqual([2]);
    expect(counts.added).toBe(1);
    expect(largest - before).toBeLessThan(64 * 1024 * 1024);
  });
});

describe('a ledger import: safety', () => {
  it('writes a batch completely or not at all, and keeps earlier batches', async () => {
    const db = await createTestDatabase();
    let batches = 0;
    const failing: Database = {
      ...db,
      write: (work) =>
        db.write(async (tx) => {
          const result = await work(tx);
          if (++batches === 3) throw new Error('the disk is full');
          return result;
        }),
    };
    const lines = Array.from({ length: 3500 }, (_, n) => `D${n},budi,5,5,2026-01-31`);
    const text = header + lines.join('\n');

    await expect(importText(failing, text, 65_536)).rejects.toThrow('the disk is full');
    expect(await countStored(db)).toBe(2000);

    expect((await importText(db, text, 65_536)).counts).toEqual({
      added: 1500,
      changed: 0,
      unchanged: 2000,
      leftOut: 0,
    });
  });
});
