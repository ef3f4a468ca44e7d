import { ChevronDown } from 'lucide-react';
import { useState } from 'react';
import {
  type AuditAction,
  auditActions,
  auditEntities,
  entitiesForAll,
} from '../../../api/contract/audit.ts';
import { auditCopy as copy } from '../../copy/audit.ts';
import { useRights } from '../../data/rights.ts';
import { classNames } from '../../ui/class-names.ts';
import { DayFilter } from '../../ui/form/day-filter.tsx';
import { TypedFilter } from '../../ui/form/typed-filter.tsx';
import { type AuditPageFilters, countFilters } from './audit-filters.ts';
import { ChoiceFilter } from './choice-filter.tsx';
import { useFilterChange } from './use-filter-change.ts';
import { WebsiteFilter } from './website-filter.tsx';

/** The filters above the table, collapsed on phones. */
export function FilterCard({ filters }: { filters: AuditPageFilters }) {
  const { set } = useFilterChange();
  const mayManage = useRights()('manage');
  const [isUnfolded, setUnfolded] = useState(false);
  const { user, entity, action, website, from, until } = filters;
  const count = countFilters(filters);
  const isReversed = from !== undefined && until !== undefined && until < from;
  return (
    <section aria-label={copy.filters} className="mb-4 rounded-card border border-line bg-surface">
      <button
        type="button"
        aria-expanded={isUnfolded}
        onClick={() => setUnfolded(!isUnfolded)}
        className="flex h-12 w-full items-center justify-between rounded-card px-4 text-14 font-semibold md:hidden"
      >
        {count > 0 ? copy.filterCount(count) : copy.filters}
        <ChevronDown
          aria-hidden
          size={18}
          className={classNames('text-muted transition-transform', isUnfolded && 'rotate-180')}
        />
      </button>
      <div
        className={classNames(
          'grid items-start gap-4 p-4 md:grid md:grid-cols-3',
          isUnfolded ? 'pt-2 md:pt-4' : 'max-md:hidden',
        )}
      >
        <ChoiceFilter
          label={copy.entity}
          any={copy.anyEntity}
          words={copy.entities}
          choices={mayManage ? auditEntities : entitiesForAll}
          value={entity}
          onChange={(chosen) => set('entity', chosen)}
        />
        <ChoiceFilter
          label={copy.action}
          any={copy.anyAction}
          words={copy.actions}
          choices={mayManage ? auditActions : auditActions.filter(isOfRow)}
          value={action}
          onChange={(chosen) => set('action', chosen)}
        />
        <WebsiteFilter value={website} onChange={(id) => set('website', id?.toString())} />
        <DayFilter
          label={copy.from}
          error={undefined}
          value={from}
          onChange={(day) => set('from', day)}
        />
        <DayFilter
          label={copy.until}
          error={isReversed ? copy.rangeReversed : undefined}
          value={until}
          onChange={(day) => set('until', day)}
        />
        <TypedFilter
          label={copy.user}
          help={copy.userHelp}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          value={user}
          onChange={(name) => set('user', name)}
        />
      </div>
    </section>
  );
}

/** Sign-ins are in the trail of admins only. */
function isOfRow(action: AuditAction): boolean {
  return !action.startsWith('sign-');
}
