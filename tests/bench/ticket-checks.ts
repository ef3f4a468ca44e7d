import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { run } from '../../build/run.ts';

const tickets = 50_000;

/**
 * Seconds of checks in one run of the benchmark. Usernames share 65,536 counters of ten attempts in five minutes, so a
 * longer run would exceed the limit and measure refusals.
 */
export const checkSeconds = 1;

/** Fills the ledger of a data folder that no server has open; returns the wrk script that checks its tickets. */
export async function prepareTicketChecks(dataDir: string): Promise<string> {
  const csv = join(dataDir, 'tickets.csv');
  const lines = Array.from(
    { length: tickets },
    (_, index) => `D${5_000_000 + index},pemain${index},150000,150000,2026-01-01 10:00`,
  );
  writeFileSync(csv, ['ticket,username,amount,final_amount,recorded_at', ...lines].join('\n'));
  await run('node', ['dist/api/cli/main.js', 'ledger', 'import', csv], {
    env: { ...process.env, DATA_DIR: dataDir },
    stdio: 'ignore',
  });
  const script = join(dataDir, 'checks.lua');
  writeFileSync(
    script,
    // Every run of wrk starts at a random ticket: the usernames of the previous run have used up attempts.
    `math.randomseed(os.time())
local n = math.random(${tickets})
request = function()
  n = (n + 1) % ${tickets}
  local address = string.format('10.%d.%d.%d', n / 65536, n / 256 % 256, n % 256)
  local body = string.format('{"username":"pemain%d","ticket":"D%d"}', n, ${5_000_000} + n)
  return wrk.format('POST', nil, { ['Content-Type'] = 'application/json', ['X-Forwarded-For'] = address }, body)
end`,
  );
  return script;
}
