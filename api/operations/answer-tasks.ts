import { writeFileSync } from 'node:fs';

const checkMs = 10;

/** `process.exit` would wait for the threads of native code. */
const stop = () => process.kill(process.pid, 'SIGKILL');

/**
 * The program of a process of its own: it gets one task at a time, and ends itself when a task takes too much. The memory
 * and the processor time are checked between two steps of `answer`.
 */
export function answerTasks<Task>(
  { maxBytes, maxCpuMs }: { maxBytes: number; maxCpuMs: number },
  answer: (task: Task) => Promise<object>,
): void {
  try {
    // If the container or the service is out of memory, Linux ends this process instead of the server.
    writeFileSync('/proc/self/oom_score_adj', '1000');
  } catch {
    // Other systems do not have it.
  }
  // systemd and a terminal send these signals to every process, but the server still responds to running uploads.
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => {});
  // The server has ended.
  process.on('disconnect', stop);
  process.on('message', async (task: Task) => {
    const start = process.cpuUsage();
    const check = setInterval(() => {
      const { user, system } = process.cpuUsage(start);
      if (process.memoryUsage.rss() > maxBytes || (user + system) / 1000 > maxCpuMs) stop();
    }, checkMs);
    const answered = await answer(task);
    clearInterval(check);
    process.send?.(answered);
  });
}
