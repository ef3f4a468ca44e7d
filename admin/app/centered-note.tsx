import type { ReactNode } from 'react';

/** One line of text in the middle of the window. index.html contains the same markup. */
export function CenteredNote({ children }: { children: ReactNode }) {
  return (
    <main className="grid min-h-dvh place-items-center p-6 text-center text-14 text-muted">
      <p role="status">{children}</p>
    </main>
  );
}
