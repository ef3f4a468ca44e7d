/**
 * Runs what it is given one after another, in the order it came; a failure is its caller's alone. When so many wait
 * already, the next is refused with what `refuse` says.
 */
export function createTurns(
  mostWaiting: number,
  refuse: () => Error,
): <T>(work: () => Promise<T>) => Promise<T> {
  let last: Promise<unknown> = Promise.resolve();
  let waiting = 0;
  return async (work) => {
    if (waiting >= mostWaiting) throw refuse();
    waiting += 1;
    const turn = last.then(work);
    last = turn.catch(() => {});
    try {
      return await turn;
    } finally {
      waiting -= 1;
    }
  };
}
