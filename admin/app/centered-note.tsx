import type { ReactNode } from 'react';

/** One quiet line in the middle of an otherwise empty window. index.html shows the first of them, in the same dress. */
export function CenteredNote({ children }: { children: ReactNode }) {
  return (
    <main className="grid min-h-dvh place-items-center p-6 text-center text-14 text-muted">
      <p role="status">{children}</p>
    </main>
  );
}
