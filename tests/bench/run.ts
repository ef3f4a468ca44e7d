import { loadavg } from 'node:os';
import { run } from '../../build/run.ts';
import { ensureInstalled } from './installed.ts';
import { addToReport } from './report.ts';
import { sections } from './sections.ts';

/** Measures the named sections, or all, and writes each into `docs/benchmarks.md` as soon as it is measured. */
const order = Object.keys(sections);
const named = process.argv.slice(2);
const unknown = named.filter((name) => !order.includes(name));
if (unknown.length > 0) throw new Error(`No section ${unknown}: there are ${order.join(', ')}.`);

await run('npx', ['tsx', 'scripts/ensure-built.ts']);
await ensureInstalled();
const command = named.length > 0 ? `npm run bench -- ${named.join(' ')}` : 'npm run bench';

for (const [name, measure] of Object.entries(sections)) {
  if (named.length > 0 && !named.includes(name)) continue;
  console.log(`Measuring ${name}...`);
  const [load = 0] = loadavg();
  const occasion = `Measured on ${new Date().toISOString().slice(0, 16).replace('T', ' ')} UTC by \`${command}\`; load average at its start ${load.toFixed(2)}.`;
  try {
    const section = await measure();
    addToReport({ name, order, occasion, section });
    console.log(`\n${section.text}\n`);
  } catch (error) {
    // Continue with the other sections; the old text of this one stays in the report.
    console.error(`${name} could not be measured:`, error);
    process.exitCode = 1;
  }
}
