import { useQuery, useQueryClient } from '@tanstack/react-query';
import { ShieldAlert } from 'lucide-react';
import { useState } from 'react';
import type { Warning } from '../../api/contract/warnings.ts';
import { warningsCopy as copy } from '../copy/warnings.ts';
import { api, readResponse } from '../data/api-client.ts';
import { useSession } from '../data/session-store.ts';
import { showError } from '../data/toasts.ts';
import { useUndoAction } from '../data/use-undo-action.ts';
import { timestamp } from '../format/timestamp.ts';
import { Button } from '../ui/button.tsx';

const warningsKey = ['warnings'] as const;
/** How often the server is asked while the page is visible. */
const askEveryMs = 60_000;

/** Sensitive writes, until the user has seen them. Several are one line until it is opened, above the page's work. */
export function WarningBar() {
  const queryClient = useQueryClient();
  const [isOpened, setOpened] = useState(false);
  const undoAction = useUndoAction({ label: copy.undo, failed: copy.undoFailed });
  const { data: warnings = [] } = useQuery({
    queryKey: warningsKey,
    queryFn: ({ signal }) => readResponse(api.api.warnings.$get({}, { init: { signal } })),
    refetchInterval: askEveryMs,
    retry: false,
  });
  if (warnings.length === 0) return null;

  const isOpen = isOpened || warnings.length === 1;
  const markSeen = async () => {
    try {
      const json = { ids: warnings.map(({ id }) => id) };
      await readResponse(api.api.warnings.seen.$post({ json }));
      setOpened(false);
      await queryClient.invalidateQueries({ queryKey: warningsKey });
    } catch (error) {
      showError(error, copy.seenFailed);
    }
  };
  return (
    <section
      aria-label={copy.title(warnings.length)}
      className="mx-4 mt-4 grid gap-3 rounded-card border border-line bg-warning-soft px-4 py-3 md:mx-6"
    >
      <div className="flex items-center justify-between gap-3">
        <p role="status" className="flex min-w-0 items-center gap-3 text-14">
          <ShieldAlert aria-hidden size={18} className="shrink-0 text-warning" />
          <span>
            <span className="font-semibold">{copy.title(warnings.length)}.</span> {copy.lead}
          </span>
        </p>
        {isOpen ? (
          <Button size="sm" onClick={markSeen}>
            {copy.seen}
          </Button>
        ) : (
          <Button size="sm" aria-expanded={false} onClick={() => setOpened(true)}>
            {copy.show}
          </Button>
        )}
      </div>
      {isOpen && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a list that scrolls must be reachable by keyboard.
        <ul tabIndex={0} className="grid max-h-64 gap-2 overflow-y-auto text-14">
          {warnings.map((warning) => (
            <WarningRow key={warning.id} warning={warning} onUndo={undoAction(warning.id).run} />
          ))}
        </ul>
      )}
    </section>
  );
}

function WarningRow({ warning, onUndo }: { warning: Warning; onUndo: () => void }) {
  const isOwn = useSession((session) => session.userId === warning.user_id);
  const note = warning.undo === 'possible' ? undefined : copy.notUndone(warning, isOwn);
  return (
    <li className="flex flex-wrap items-center justify-between gap-2 border-t border-line pt-2">
      <div className="min-w-0 flex-1 basis-64">
        <p className="wrap-anywhere">{copy.what(isOwn ? copy.you : actorOf(warning), warning)}</p>
        <p className="tabular text-13 text-muted">
          {[timestamp(warning.at), warning.address && copy.from(warning.address)]
            .filter(Boolean)
            .join(' · ')}
        </p>
        {note && <p className="text-13 text-muted">{note}</p>}
      </div>
      {warning.undo === 'possible' && (
        <Button size="sm" onClick={onUndo}>
          {copy.undo}
        </Button>
      )}
    </li>
  );
}

function actorOf({ user_id, username }: Warning): string {
  return user_id === null && username === 'console' ? copy.console : username;
}
