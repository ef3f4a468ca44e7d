import { WifiOff } from 'lucide-react';
import { shellCopy } from '../copy/shell.ts';

/** Shown while the server cannot be reached. The header and the sidebar move below it (`--bar` in styles.css). */
export function ConnectionBar() {
  return (
    <div
      role="alert"
      className="connection-bar sticky top-0 z-toast flex h-9 items-center justify-center gap-2 bg-warning-soft px-4 text-13 font-medium text-warning"
    >
      <WifiOff aria-hidden size={16} className="shrink-0" />
      {shellCopy.disconnected}
    </div>
  );
}
