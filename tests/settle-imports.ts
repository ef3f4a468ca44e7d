import { afterAll, vi } from 'vitest';

/**
 * Waits for lazy code that is still being loaded at the end of a file. Otherwise loading fails because the environment is
 * removed, also for the worker's next file that needs the same code.
 */
afterAll(() => vi.dynamicImportSettled());
