import { cleanup } from '@testing-library/react';
import { afterEach, vi } from 'vitest';

/** Removes what a test has rendered and stored, and its clock, so that the next test starts with an empty page. */
afterEach(() => {
  cleanup();
  sessionStorage.clear();
  localStorage.clear();
  vi.useRealTimers();
});
