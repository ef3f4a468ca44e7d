import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';

/** The process did not answer in time, or its own limits or a crash ended it. */
export class ChildProcessError extends Error {
  readonly reason: 'late' | 'ended';

  constructor(reason: 'late' | 'ended') {
    super(`The process is ${reason}.`);
    this.reason = reason;
  }
}

/**
 * Starts a program in another process. A file that takes too much time or memory, or crashes the program, ends that
 * process and not the server.
 *
 * @param entry a JavaScript file that calls `answerTasks`.
 * @param heapMb the memory for JavaScript values, also of one long step; V8's own limit if omitted.
 */
export function startProcess(entry: URL, heapMb?: number): ChildProcess {
  // Its environment is empty, because it needs none of the server's secrets.
  return fork(entry, {
    execArgv: heapMb === undefined ? [] : [`--max-old-space-size=${heapMb}`],
    env: {},
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
}

/**
 * Sends one task and waits for its answer.
 *
 * @throws ChildProcessError when the process is killed or does not answer in time, any other error when it is broken.
 */
export async function askProcess<Answer>(
  child: ChildProcess,
  name: string,
  task: object,
  maxMs: number,
): Promise<Answer> {
  let isLate = false;
  const timer = setTimeout(() => {
    isLate = true;
    child.kill('SIGKILL');
  }, maxMs);
  const over = new AbortController();
  const { signal } = over;
  try {
    const ended = once(child, 'exit', { signal }).then(([code]) => {
      if (isLate) throw new ChildProcessError('late');
      throw code === null
        ? new ChildProcessError('ended')
        : new Error(`The ${name} process ended with ${code}.`);
    });
    const answered = once(child, 'message', { signal });
    // Without file descriptors there is no process and no `send`; the event `error` follows. An error of `send` means that
    // the process has ended, and its exit says why.
    if (child.pid !== undefined) child.send(task, () => {});
    const [answer] = await Promise.race([answered, ended]);
    return answer;
  } finally {
    clearTimeout(timer);
    over.abort();
  }
}
