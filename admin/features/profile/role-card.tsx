import type { Profile } from '../../../api/contract/sign-in.ts';
import { profileCopy as copy } from '../../copy/profile.ts';
import { usersCopy } from '../../copy/users.ts';
import { useWebsiteOptions } from '../../data/websites/website-options.ts';
import { TitledCard } from '../../ui/titled-card.tsx';

/** The name of the account, what it may do, and on which websites. */
export function RoleCard({ profile: { username, role, website_ids } }: { profile: Profile }) {
  const { data: websites = [] } = useWebsiteOptions();
  const given = websites.filter(({ id }) => website_ids.includes(id));
  const { label, help } = usersCopy.roles[role];
  return (
    <TitledCard title={copy.role}>
      <div className="grid gap-1 text-14">
        <p className="font-medium wrap-anywhere">
          {username} · {label}
        </p>
        <p className="text-muted">{help}</p>
      </div>
      {role !== 'admin' && (
        <ul aria-label={usersCopy.websites} className="flex flex-wrap gap-2 text-13">
          {given.map(({ id, name }) => (
            <li
              key={id}
              className="max-w-full rounded-full border border-line px-3 py-1 wrap-anywhere"
            >
              {name}
            </li>
          ))}
        </ul>
      )}
    </TitledCard>
  );
}
