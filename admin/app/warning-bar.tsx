import { useQuery, useQueryClient } from '@tanstack/react-query';
import { ShieldAlert } from 'lucide-react';
import type { Warning } from '../../api/contract/warnings.ts';
import { warningsCopy as copy } from '../copy/warnings.ts';
import { api, readResponse } from '../data/api-client.ts';
import { showError } from '../data/toasts.ts';
import { useUndoAction } from '../data/use-undo-action.ts';
import { timestamp } from '../format/timestamp.ts';
import { Button } from '../ui/button.tsx';

const warningsKey = ['warnings'] as const;
/** How often the server is asked while the page is visible. */
const askEveryMs = 60_000;

/** Sensitive writes of others, until the user has seen them. */
export function WarningBar() {
  const queryClient = useQueryClient();
  const undoAction = useUndoAction({ label: copy.undo, failed: copy.undoFailed });
  const { data: warnings = [] } = useQuery({
    queryKey: warningsKey,
    queryFn: ({ signal }) => readResponse(api.api.warnings.$get({}, { init: { signal } })),
    refetchInterval: askEveryMs,
    retry: false,
  });
  if (warnings.length === 0) return null;

  const markSeen = async () => {
    try {
      const json = { ids: warnings.map(({ id }) => id) };
      await readResponse(api.api.warnings.seen.$post({ json }));
      await queryClient.invalidateQueries({ queryKey: warningsKey });
    } catch (error) {
      showError(error, copy.seenFailed);
    }
  };
  return (
    <section
      aria-label={copy.title(warnings.length)}
      className="mx-4 mt-4 grid gap-3 rounded-card border border-line bg-warning-soft p-4 md:mx-6"
    >
      <div role="status" className="flex items-start gap-3">
        <ShieldAlert aria-hidden size={18} className="mt-0.5 shrink-0 text-warning" />
        <div>
          <h2 className="text-14 font-semibold">{copy.title(warnings.length)}</h2>
          <p className="text-13">{copy.lead}</p>
        </div>
      </div>
      <ul className="grid max-h-60 gap-2 overflow-y-auto text-14">
        {warnings.map((warning) => (
          <li key={warning.id} className="flex flex-wrap items-center justify-between gap-2">
            <div className="min-w-0">
              <p className="wrap-anywhere">{copy.what(actorOf(warning), warning)}</p>
              <p className="tabular text-13 text-muted">
                {[timestamp(warning.at), warning.address && copy.from(warning.address)]
                  .filter(Boolean)
                  .join(' · ')}
              </p>
            </div>
            {warning.undo === 'possible' && (
              <Button size="sm" onClick={undoAction(warning.id).run}>
                {copy.undo}
              </Button>
            )}
          </li>
        ))}
      </ul>
      <div className="flex justify-end">
        <Button size="sm" onClick={markSeen}>
          {copy.seen}
        </Button>
      </div>
    </section>
  );
}

function actorOf({ user_id, username }: Warning): string {
  return user_id === null && username === 'console' ? copy.console : username;
}
