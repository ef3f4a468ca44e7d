import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { connect } from 'node:net';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { onTestFinished } from 'vitest';
import { repositoryRoot } from '../../build/repository-root.ts';
import { freePort } from '../bench/free-port.ts';

/** Runs haproxy with the shipped file in front of two servers of this machine, and returns its port. */
export async function startHaproxy(
  program: string,
  [one, two]: readonly [number, number],
): Promise<number> {
  const port = await freePort();
  const child = spawn(program, ['-db', '-f', join(repositoryRoot, 'deploy/haproxy.cfg')], {
    env: {
      TANYA_KAMI_BIND: `127.0.0.1:${port}`,
      TANYA_KAMI_ONE: `127.0.0.1:${one}`,
      TANYA_KAMI_TWO: `127.0.0.1:${two}`,
    },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let errors = '';
  child.stderr.on('data', (chunk) => {
    errors += chunk;
  });
  const ended = once(child, 'close');
  onTestFinished(async () => {
    child.kill('SIGTERM');
    await ended;
  });
  while (!(await isListening(port))) {
    if (child.exitCode !== null) throw new Error(`haproxy ended at once:\n${errors}`);
    await setTimeout(50);
  }
  return port;
}

async function isListening(port: number): Promise<boolean> {
  const socket = connect(port, '127.0.0.1');
  const isOpen = await once(socket, 'connect').then(
    () => true,
    () => false,
  );
  socket.destroy();
  return isOpen;
}
