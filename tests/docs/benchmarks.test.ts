// @vitest-environment node
import { readdirSync } from 'node:fs';
import { expect, it } from 'vitest';
import { formatReport, readSections } from '../bench/report.ts';
import { sections } from '../bench/sections.ts';
import { read } from './read.ts';

const report = read('docs/benchmarks.md');

it('benchmarks.md has each section of the benchmarks, or says that it is missing', () => {
  expect(report).toBe(formatReport(Object.keys(sections), readSections(report)));
});

it('each section of benchmarks.md names its machine and its date', () => {
  for (const [name, body] of readSections(report))
    expect(body, name).toMatch(
      /^## .+\n\nMeasured on \d{4}-\d\d-\d\d .+\n\n- Machine: .+\n- Node .+\n/,
    );
});

it('benchmarks.md shows each chart in its folder', () => {
  const shown = [...report.matchAll(/\]\(benchmarks\/([^)]+)\)/g)].map(([, file]) => file);
  expect(shown.sort()).toEqual(readdirSync('docs/benchmarks').sort());
});

it('each factor of benchmarks.md is the quotient of its columns', () => {
  const rows = [...report.matchAll(/^\| (.+) \|$/gm)].map(([, row = '']) => row.split(' | '));
  const numberIn = (cell = '') => Number(cell.replaceAll(/[,*×\s]/g, ''));
  // The columns are rounded.
  const isOff = (quotient: number, factor: number) => Math.abs(quotient - factor) > 0.1;
  const sections = { sqlite: 0, websites: 0 };
  const wrong = rows.filter((cells) => {
    const [, factor = '', , , sqlite, postgres] = cells;
    if (cells.length === 6 && factor.endsWith('×')) {
      sections.sqlite += 1;
      return isOff(numberIn(postgres) / numberIn(sqlite), numberIn(factor));
    }
    const growth = cells[4] ?? '';
    if (cells.length !== 5 || !/^[\d.]+ ×$/.test(growth) || !cells[1]?.includes('.')) return false;
    sections.websites += 1;
    return isOff(numberIn(cells[3]) / numberIn(cells[1]), numberIn(growth));
  });
  expect(wrong).toEqual([]);
  expect(sections).toEqual({ sqlite: 11, websites: 17 });
});
