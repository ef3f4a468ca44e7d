// @vitest-environment node
import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { formatReport, readSections } from '../bench/report.ts';
import { sections } from '../bench/sections.ts';

const report = readFileSync('docs/benchmarks.md', 'utf8');

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
