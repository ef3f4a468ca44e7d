import { type Ref, useMemo } from 'react';
import { uiCopy } from '../../copy/ui.ts';
import { errorMessage } from '../../data/toasts.ts';
import { useRecentWebsites } from '../../data/websites/recent-websites.ts';
import { useWebsiteOptions } from '../../data/websites/website-options.ts';
import type { SearchOption } from './search-option.ts';
import { SearchSelect } from './search-select.tsx';
import { websiteChoices } from './website-choices.ts';

export interface WebsiteSelectProps {
  /** An option before the websites. */
  first?: SearchOption | undefined;
  value: number | undefined;
  onChange: (websiteId: number) => void;
  error?: string | undefined;
  /** The label; 'Website' by default. */
  label?: string | undefined;
  /** The ids of websites that cannot be chosen. */
  without?: number | readonly number[] | undefined;
  required?: boolean | undefined;
  hidesLabel?: boolean | undefined;
  ref?: Ref<HTMLButtonElement> | undefined;
}

/** Lets the user choose a website. */
export function WebsiteSelect({
  first,
  value,
  onChange,
  error,
  label = uiCopy.website,
  without,
  required,
  hidesLabel,
  ref,
}: WebsiteSelectProps) {
  const query = useWebsiteOptions();
  const recent = useRecentWebsites();
  const options = useMemo(
    () => [
      ...(first ? [first] : []),
      ...websiteChoices(
        (query.data ?? []).filter(({ id }) => ![without].flat().includes(id)),
        recent,
      ),
    ],
    [first, query.data, recent, without],
  );
  const placeholder = query.isPending
    ? uiCopy.loading
    : query.data?.length === 0
      ? uiCopy.noWebsites
      : uiCopy.chooseWebsite;
  return (
    <SearchSelect
      ref={ref}
      label={label}
      required={required}
      hidesLabel={hidesLabel}
      searchLabel={uiCopy.searchWebsite}
      options={options}
      value={value}
      onChange={(id) => {
        if (id !== null) onChange(id);
      }}
      placeholder={placeholder}
      error={error ?? (query.error ? errorMessage(query.error) : undefined)}
    />
  );
}
