/**
 * Counts the turns of the event loop until the returned function is called, which returns their number. In each of them,
 * other requests could run.
 */
export function countTurns(): () => number {
  let turns = 0;
  const count = () => {
    turns += 1;
    next = setImmediate(count);
  };
  let next = setImmediate(count);
  return () => {
    clearImmediate(next);
    return turns;
  };
}
