import { MonitorSmartphone } from 'lucide-react';
import type { SessionEntry } from '../../../api/contract/sign-in.ts';
import { profileCopy as copy } from '../../copy/profile.ts';
import { shortMoment } from '../../format/timestamp.ts';
import { Button } from '../button.tsx';

interface SessionListProps {
  sessions: readonly SessionEntry[];
  onEnd: (session: SessionEntry) => void;
}

/** The active sessions of an account. */
export function SessionList({ sessions, onEnd }: SessionListProps) {
  return (
    <ul className="divide-y divide-line">
      {sessions.map((session) => {
        const browser = session.browser ?? copy.unknownBrowser;
        return (
          <li key={session.id} className="flex flex-wrap items-center gap-3 py-3">
            <MonitorSmartphone aria-hidden size={18} className="shrink-0 text-muted" />
            <div className="grid min-w-0 flex-1 basis-56 gap-0.5 text-14">
              <p className="flex flex-wrap items-center gap-2 font-medium">
                {browser}
                {session.current && (
                  <span className="rounded-full border border-line px-2 text-12 font-normal text-muted">
                    {copy.thisSession}
                  </span>
                )}
              </p>
              <p className="text-13 text-muted wrap-anywhere">
                {[session.address, session.signed_in_with && copy.methods[session.signed_in_with]]
                  .filter(Boolean)
                  .join(' · ')}
              </p>
              <p className="tabular text-13 text-muted">
                {copy.usedAt(shortMoment(session.created_at), shortMoment(session.last_seen_at))}
              </p>
            </div>
            {!session.current && (
              <Button
                size="sm"
                aria-label={copy.endSession(browser)}
                onClick={() => onEnd(session)}
              >
                {copy.end}
              </Button>
            )}
          </li>
        );
      })}
    </ul>
  );
}
