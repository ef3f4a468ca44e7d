/** The number of omitted, added, replaced or swapped letters between two words; at most `most + 1`. */
export function typingErrors(a: string, b: string, most: number): number {
  let start = 0;
  while (start < a.length && a[start] === b[start]) start++;
  return Math.min(errorsIn(a.slice(start), b.slice(start), most), most + 1);
}

/** Tries each error at the first letter that differs. With at most two errors this is faster than a table. */
function errorsIn(a: string, b: string, most: number): number {
  if (a === '' || b === '') return Math.max(a.length, b.length);
  if (most === 0) return 1;
  const left = most - 1;
  const swapped = a[0] === b[1] && a[1] === b[0];
  return (
    1 +
    Math.min(
      typingErrors(a.slice(1), b, left),
      typingErrors(a, b.slice(1), left),
      typingErrors(a.slice(1), b.slice(1), left),
      swapped ? typingErrors(a.slice(2), b.slice(2), left) : most,
    )
  );
}
