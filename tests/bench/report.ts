import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { repositoryRoot } from '../../build/repository-root.ts';
import { describeMachine } from './machine.ts';
import type { Section } from './section.ts';

const reportFile = join(repositoryRoot, 'docs/benchmarks.md');
const chartFolder = join(repositoryRoot, 'docs/benchmarks');

interface Measured {
  name: string;
  /** Names of all sections, in the order of the report. */
  order: readonly string[];
  /** The date and the load of the measurement. */
  occasion: string;
  section: Section;
}

/** Replaces a section and its charts in the report. The other sections do not change. */
export function addToReport({ name, order, occasion, section }: Measured): void {
  const report = existsSync(reportFile) ? readFileSync(reportFile, 'utf8') : '';
  const bodies = readSections(report).set(name, bodyOf(section, occasion));
  mkdirSync(chartFolder, { recursive: true });
  for (const { file, svg } of section.charts) writeFileSync(join(chartFolder, file), `${svg}\n`);
  writeFileSync(reportFile, formatReport(order, bodies));
}

/** The whole report: its head, which names the sections that are missing, and the sections in their order. */
export function formatReport(
  order: readonly string[],
  bodies: ReadonlyMap<string, string>,
): string {
  const list = (names: readonly string[]) => names.map((name) => `\`${name}\``).join(', ');
  const missing = order.filter((name) => !bodies.has(name));
  const head = `# Benchmarks

Written by \`npm run bench\`, or \`npm run bench -- NAME...\` for some of the sections: ${list(order)}.
Machines are noisy, and no two are alike: compare figures of one section, not of two runs. Each section names its machine and its date.
${missing.length > 0 ? `\nNot measured since the code changed: ${list(missing)}.\n` : ''}`;
  const parts = order.flatMap((name) => {
    const body = bodies.get(name);
    return body === undefined ? [] : [`${opening(name)}\n\n${body}\n\n${closing(name)}`];
  });
  return `${[head.trimEnd(), ...parts].join('\n\n')}\n`;
}

/** The sections of a report by their names. */
export function readSections(report: string): Map<string, string> {
  const bodies = report.matchAll(/<!-- section (\S+) -->\n\n(.*?)\n\n<!-- end of \1 -->/gs);
  return new Map([...bodies].map(([, name = '', body = '']) => [name, body]));
}

function bodyOf({ title, text, charts }: Section, occasion: string): string {
  const pictures = charts.map(({ file, alt }) => `![${alt}](benchmarks/${file})`);
  return [`## ${title}`, occasion, describeMachine(), text, ...pictures].join('\n\n');
}

const opening = (name: string) => `<!-- section ${name} -->`;
const closing = (name: string) => `<!-- end of ${name} -->`;
