// @module-tag slow
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { createTransfer } from '../api/faq-files.ts';
import { temporaryFolder } from '../api/test-api.ts';
import { requireLibreOffice } from './require-libreoffice.ts';

/** Texts that a spreadsheet could run, or take for a number, a date, an error or its own escapes. */
const texts = [
  '=1+1',
  '+62 812',
  '-5',
  '@nama',
  "'kutip",
  "''=1",
  '＝1',
  '0812',
  '1/2',
  '10%',
  '8:30',
  'TRUE',
  '#N/A',
  '1e5',
  'dua\nbaris\n\ndan kosong',
  '_x000D_ dan _x005F_',
  'a & b <c> "d"',
  '**tebal** [a](https://a.example)',
  '😀 é ​x',
  '{nomor_wa}',
];

it('an Excel export that LibreOffice has saved changes nothing when it is imported', async () => {
  const soffice = await requireLibreOffice();
  const { importFile, exportFile } = await createTransfer();
  const faqs = texts.map((text, index) => ({
    id: index + 1,
    parent_id: index % 3 === 2 ? index : null,
    question: text.replaceAll('\n', ' '),
    answer: text,
    keywords: [text.replaceAll('\n', ' '), `kata ${index}`],
    wordings: [`kalimat ${index}`],
  }));
  await importFile(JSON.stringify({ version: 1, website: 'contoh', faqs }));
  const folder = temporaryFolder();
  const file = join(folder, 'faq.xlsx');
  writeFileSync(file, await exportFile('xlsx'));
  execFileSync(
    soffice,
    [
      `-env:UserInstallation=file://${folder}/profile`,
      '--headless',
      ...['--convert-to', 'xlsx:Calc MS Excel 2007 XML', '--outdir', join(folder, 'out'), file],
    ],
    { stdio: 'ignore' },
  );
  const saved = readFileSync(join(folder, 'out/faq.xlsx'));
  const options = { mode: 'replace', confirmName: 'Website Demo', dryRun: true } as const;
  const { lines, ...result } = await importFile(saved, options);
  expect(lines.filter(({ outcome }) => outcome !== 'unchanged')).toEqual([]);
  expect(result).toMatchObject({
    unchanged: texts.length,
    faults: [],
    notes: [],
    conversions: [],
    sheets: [{ name: 'FAQ' }],
  });
});
