import { vi } from 'vitest';

const limitMs = 30_000;
const added = Symbol.for('tanya-kami wait longer');

/** `vi.waitFor` gives up after one second, in which a busy machine may not have done the work. */
if (!(added in globalThis)) {
  Object.assign(globalThis, { [added]: true });
  const { waitFor } = vi;
  vi.waitFor = (callback, options = limitMs) =>
    waitFor(callback, typeof options === 'number' ? options : { timeout: limitMs, ...options });
}
