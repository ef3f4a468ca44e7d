import { Globe } from 'lucide-react';
import type { ReactNode } from 'react';
import type { SeenOrigin } from '../../../../api/contract/embedding.ts';
import { installsCopy as copy } from '../../../copy/installs.ts';
import { useWebsiteSettings } from '../../../data/websites/website-settings.ts';
import { Badge } from '../../../ui/badge.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ListError } from '../../../ui/list-error.tsx';
import { roles } from '../../../ui/table/table-roles.ts';
import { TitledCard } from '../../../ui/titled-card.tsx';
import { dayName } from './day-name.ts';
import { InstallCheck } from './install-check.tsx';
import { useInstallCheck } from './use-install-check.ts';

/** The origins where a website's bot was seen, as a table; on a phone as cards. */
function SeenList({ origins }: { origins: readonly SeenOrigin[] }) {
  if (origins.length === 0) return <EmptyState Icon={Globe}>{copy.seenEmpty}</EmptyState>;
  const now = new Date();
  return (
    <table role={roles.table} aria-label={copy.seenTitle} className="block text-left text-14">
      <thead role={roles.group} className="sr-only md:not-sr-only md:block">
        <tr role={roles.row} className={classNames(rowClass, 'text-12 text-muted')}>
          {[copy.origin, copy.firstOn, copy.lastOn, copy.loads, copy.version].map((header) => (
            <th key={header} role={roles.header} className="font-medium">
              {header}
            </th>
          ))}
          <th role={roles.header} className="sr-only">
            {copy.warning}
          </th>
        </tr>
      </thead>
      <tbody role={roles.group} className="block">
        {origins.map((origin) => (
          <tr key={origin.origin} role={roles.row} className={rowClass}>
            <Cell className="col-span-2 md:col-span-1">
              <span className="font-medium wrap-anywhere">{origin.origin}</span>
            </Cell>
            <Cell label={copy.firstOn}>{dayName(origin.first_on, now)}</Cell>
            <Cell label={copy.lastOn}>{dayName(origin.last_on, now)}</Cell>
            <Cell label={copy.loads}>{copy.loadCount(origin.loads)}</Cell>
            <Cell label={copy.version}>{versionOf(origin)}</Cell>
            <Cell className="col-span-full empty:hidden">
              <Warnings origin={origin} />
            </Cell>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const rowClass =
  'grid grid-cols-2 gap-x-4 gap-y-2 border-t border-line py-3 md:grid-cols-[minmax(0,1fr)_8rem_7rem_8rem_6rem]';

interface CellProps {
  /** The name of the value, for layouts without column headers. */
  label?: string;
  className?: string;
  children: ReactNode;
}

function Cell({ label, className, children }: CellProps) {
  return (
    <td
      role={roles.cell}
      className={classNames('grid min-w-0 content-start tabular-nums', className)}
    >
      {label && (
        <span aria-hidden className="text-12 text-muted md:hidden">
          {label}
        </span>
      )}
      {children}
    </td>
  );
}

function versionOf({ version, is_old_version: isOld }: SeenOrigin): ReactNode {
  if (version === null) return copy.noVersion;
  return isOld ? (
    <code className="font-mono text-12">{version.slice(0, 8)}</code>
  ) : (
    copy.newestVersion
  );
}

function Warnings({ origin }: { origin: SeenOrigin }) {
  const { warnings, tagLabels } = copy;
  const shown = [
    origin.is_old_tag && { label: tagLabels.oldTag, text: warnings.oldTag },
    origin.tags > 1 && { label: tagLabels.doubled, text: warnings.doubled(origin.tags) },
    origin.is_old_version && { label: tagLabels.oldVersion, text: warnings.oldVersion },
  ].filter((warning) => warning !== false);
  if (shown.length === 0) return null;
  return (
    <ul className="grid gap-2">
      {shown.map(({ label, text }) => (
        <li key={label} className="grid max-w-[42rem] gap-1">
          <Badge tone="warning">{label}</Badge>
          <span className="text-13 text-muted">{text}</span>
        </li>
      ))}
    </ul>
  );
}

/** Shows where the bot is installed. */
export function SeenCard({ websiteId }: { websiteId: number }) {
  const { check, query, start, stop } = useInstallCheck(websiteId);
  const isLinksOnly = useWebsiteSettings(websiteId).data?.embed === 'links';
  // The list of refused origins shows the others.
  const shown = query.data?.filter(
    ({ loads, is_listed: isListed }) => loads > 0 && (isListed || !isLinksOnly),
  );
  return (
    <TitledCard title={copy.seenTitle} text={copy.seenText}>
      <InstallCheck check={check} start={start} stop={stop} isLinksOnly={isLinksOnly} />
      {shown !== undefined ? (
        <SeenList origins={shown} />
      ) : query.error ? (
        <ListError title={copy.seenFailed} error={query.error} onRetry={() => query.refetch()} />
      ) : (
        <div className="h-24 animate-pulse rounded-control bg-skeleton">
          <span className="sr-only">{copy.seenLoading}</span>
        </div>
      )}
    </TitledCard>
  );
}
