import { profileCopy as copy } from '../../copy/profile.ts';
import { useProfile } from '../../data/profile.ts';
import { ListError } from '../../ui/list-error.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { DisplayCard } from './display-card.tsx';
import { FactorsCard } from './factors-card.tsx';
import { OwnWritesCard } from './own-writes-card.tsx';
import { PasswordCard } from './password-card.tsx';
import { RoleCard } from './role-card.tsx';
import { SessionsCard } from './sessions-card.tsx';
import { SignInsCard } from './sign-ins-card.tsx';

/** The user's own account. */
export function ProfilePage() {
  const { data: profile, error, refetch } = useProfile();
  return (
    <>
      <PageHeader title={copy.title} />
      {error && <ListError title={copy.loadFailed} error={error} onRetry={() => refetch()} />}
      {profile && (
        <div className="grid gap-4 lg:grid-cols-2">
          <RoleCard profile={profile} />
          <DisplayCard />
          <FactorsCard profile={profile} />
          <SessionsCard sessions={profile.sessions} />
          <PasswordCard username={profile.username} hasOthers={profile.sessions.length > 1} />
          <OwnWritesCard writes={profile.writes} />
          <SignInsCard signIns={profile.sign_ins} />
        </div>
      )}
    </>
  );
}
