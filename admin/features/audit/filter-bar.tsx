import { ChevronDown, FilterX } from 'lucide-react';
import { useEffect, useState } from 'react';
import {
  type AuditAction,
  auditActions,
  auditEntities,
  entitiesForAll,
} from '../../../api/contract/audit.ts';
import { auditCopy as copy } from '../../copy/audit.ts';
import { uiCopy } from '../../copy/ui.ts';
import { useRights } from '../../data/rights.ts';
import { errorMessage } from '../../data/toasts.ts';
import { rememberWebsite, useRecentWebsites } from '../../data/websites/recent-websites.ts';
import { useWebsiteName } from '../../data/websites/shared-library.ts';
import { useWebsiteOptions } from '../../data/websites/website-options.ts';
import { Button } from '../../ui/button.tsx';
import { DayFilter } from '../../ui/date/day-filter.tsx';
import type { SearchOption } from '../../ui/form/search-option.ts';
import { SearchSelect } from '../../ui/form/search-select.tsx';
import { Select } from '../../ui/form/select.tsx';
import { TextField, type TextFieldProps } from '../../ui/form/text-field.tsx';
import { websiteChoices } from '../../ui/form/website-choices.ts';
import { type AuditPageFilters, countFilters } from './audit-filters.ts';
import { useFilterChange } from './use-filter-change.ts';

/** The filters of the list, folded behind a button, so that the rows begin high on the page. */
export function FilterBar({ filters }: { filters: AuditPageFilters }) {
  const { set, clear } = useFilterChange();
  const mayManage = useRights()('manage');
  const [isUnfolded, setUnfolded] = useState(false);
  const { user, entity, action, website, from, until } = filters;
  const count = countFilters(filters);
  const isReversed = from !== undefined && until !== undefined && until < from;
  return (
    <>
      <div className="flex flex-wrap gap-2">
        {count > 0 && (
          <Button tone="ghost" Icon={FilterX} onClick={clear} className="px-3">
            {copy.clearFilters}
          </Button>
        )}
        <Button
          aria-expanded={isUnfolded}
          onClick={() => setUnfolded(!isUnfolded)}
          className={count > 0 ? `px-3 ${onClass}` : 'px-3'}
        >
          {count > 0 ? copy.filterCount(count) : copy.filters}
          <ChevronDown aria-hidden size={16} className={isUnfolded ? 'rotate-180' : undefined} />
        </Button>
      </div>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be a grid in all browsers. */}
      <div
        role="group"
        aria-label={copy.filters}
        hidden={!isUnfolded}
        className={isUnfolded ? 'grid basis-full items-start gap-4 py-2 md:grid-cols-3' : undefined}
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
    </>
  );
}

const onClass = 'border-accent-text bg-accent-soft text-accent-text hover:bg-accent-soft';

/** Sign-ins are in the trail of admins only. */
function isOfRow(action: AuditAction): boolean {
  return !action.startsWith('sign-');
}

interface ChoiceFilterProps<Choice extends string> {
  label: string;
  /** The label of the option that matches everything. */
  any: string;
  words: Readonly<Record<Choice, string>>;
  choices: readonly Choice[];
  value: Choice | undefined;
  onChange: (choice: Choice | undefined) => void;
}

function ChoiceFilter<Choice extends string>({
  label,
  any,
  words,
  choices,
  value,
  onChange,
}: ChoiceFilterProps<Choice>) {
  const options = choices.map((choice) => ({ value: choice, label: words[choice] }));
  return (
    <Select<Choice | 'any'>
      label={label}
      options={[{ value: 'any', label: any }, ...options]}
      value={value ?? 'any'}
      onChange={(chosen) => onChange(chosen === 'any' ? undefined : chosen)}
    />
  );
}

interface WebsiteFilterProps {
  value: number | undefined;
  onChange: (websiteId: number | undefined) => void;
}

function WebsiteFilter({ value, onChange }: WebsiteFilterProps) {
  const { data = [], error } = useWebsiteOptions();
  const recent = useRecentWebsites();
  const nameOf = useWebsiteName();
  const options: SearchOption[] = [
    { id: null, label: copy.anyWebsite },
    ...websiteChoices(data, recent),
  ];
  // The trail can also be filtered by a website that was deleted.
  if (value !== undefined && !data.some(({ id }) => id === value))
    options.push({ id: value, label: nameOf(value) ?? copy.websiteWithId(value) });
  return (
    <SearchSelect
      label={copy.website}
      searchLabel={uiCopy.searchWebsite}
      options={options}
      value={value ?? null}
      onChange={(id) => {
        if (id !== null) rememberWebsite(id);
        onChange(id ?? undefined);
      }}
      error={error ? errorMessage(error) : undefined}
    />
  );
}

interface TypedFilterProps extends Omit<TextFieldProps, 'value' | 'onChange'> {
  value: string | undefined;
  onChange: (value: string | undefined) => void;
}

/** A filter with a typed text, which applies on Enter or on blur. */
function TypedFilter({ value, onChange, ...field }: TypedFilterProps) {
  const [typed, setTyped] = useState(value ?? '');
  useEffect(() => setTyped(value ?? ''), [value]);

  const commit = (text: string) => {
    const next = text.trim() || undefined;
    if (next !== value) onChange(next);
  };

  return (
    <TextField
      {...field}
      value={typed}
      onChange={({ target }) => setTyped(target.value)}
      onBlur={({ target }) => commit(target.value)}
      onKeyDown={({ key, currentTarget }) => {
        if (key === 'Enter') commit(currentTarget.value);
      }}
    />
  );
}
