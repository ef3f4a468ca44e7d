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
  /** The date and the machine of the measurement. */
  occasion: string;
  section: Section;
}

/** Replaces a section and its charts in the report. The other sections do not change. */
export function addToReport({ name, order, occasion, section }: Measured): void {
  const machine = describeMachine();
  const bodies = readSections(machine).set(name, bodyOf(section, occasion));
  const head = `# Benchmarks

Written by \`npm run bench\`, or \`npm run bench -- NAME...\` for some of the sections: ${order.map((it) => `\`${it}\``).join(', ')}.
Machines are noisy, and no two are alike: compare figures of one section, not of two runs.

${machine}`;
  const parts = order.flatMap((it) => {
    const body = bodies.get(it);
    return body === undefined ? [] : [`${opening(it)}\n\n${body}\n\n${closing(it)}`];
  });
  mkdirSync(chartFolder, { recursive: true });
  for (const { file, svg } of section.charts) writeFileSync(join(chartFolder, file), `${svg}\n`);
  writeFileSync(reportFile, `${[head, ...parts].join('\n\n')}\n`);
}

function bodyOf({ title, text, charts }: Section, occasion: string): string {
  const pictures = charts.map(({ file, alt }) => `![${alt}](benchmarks/${file})`);
  return [`## ${title}`, occasion, text, ...pictures].join('\n\n');
}

/** Returns the sections of the existing report, or none if they were measured on another machine. */
function readSections(machine: string): Map<string, string> {
  const report = existsSync(reportFile) ? readFileSync(reportFile, 'utf8') : '';
  if (!report.includes(`\n${machine}\n`)) return new Map();
  const bodies = report.matchAll(/<!-- section (\S+) -->\n\n(.*?)\n\n<!-- end of \1 -->/gs);
  return new Map([...bodies].map(([, name = '', body = '']) => [name, body]));
}

const opening = (name: string) => `<!-- section ${name} -->`;
const closing = (name: string) => `<!-- end of ${name} -->`;
