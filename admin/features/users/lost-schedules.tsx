import type { AdminUser } from '../../../api/contract/entities.ts';
import { hasRight, isGiven, type Rights } from '../../../api/contract/rights.ts';
import { usersCopy as copy } from '../../copy/users.ts';
import { shortMoment } from '../../format/timestamp.ts';
import { CheckLine } from '../../ui/form/check-line.tsx';
import { useAccess } from './user-queries.ts';

interface LostSchedulesProps {
  user: AdminUser;
  /** What the account may do after the change; undefined if nothing. */
  rights?: Rights | undefined;
  takesOver: boolean;
  onChange: (takesOver: boolean) => void;
}

/** Names the publications that an account may no longer make after a change, and offers to take them over. */
export function LostSchedules({ user, rights, takesOver, onChange }: LostSchedulesProps) {
  const { data } = useAccess(user.id);
  const lost = (data?.schedules ?? []).filter(
    ({ website_id }) => !rights || !hasRight(rights, 'publish') || !isGiven(rights, website_id),
  );
  if (lost.length === 0) return null;
  return (
    <section className="grid gap-2 rounded-control border border-line px-3 py-2 text-14">
      <p>{copy.lostSchedules}</p>
      <ul className="grid list-disc gap-1 pl-5 wrap-anywhere">
        {lost.map(({ website_id, website, at }) => (
          <li key={website_id}>{copy.lostSchedule(website, shortMoment(at))}</li>
        ))}
      </ul>
      <CheckLine label={copy.takeOverSchedules} checked={takesOver} onChange={onChange} />
    </section>
  );
}
