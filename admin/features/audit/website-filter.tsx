import { auditCopy as copy } from '../../copy/audit.ts';
import { uiCopy } from '../../copy/ui.ts';
import { errorMessage } from '../../data/toasts.ts';
import { rememberWebsite, useRecentWebsites } from '../../data/websites/recent-websites.ts';
import { useWebsiteName } from '../../data/websites/shared-library.ts';
import { useWebsiteOptions } from '../../data/websites/website-options.ts';
import type { SearchOption } from '../../ui/form/search-option.ts';
import { SearchSelect } from '../../ui/form/search-select.tsx';
import { websiteChoices } from '../../ui/form/website-choices.ts';

interface WebsiteFilterProps {
  value: number | undefined;
  onChange: (websiteId: number | undefined) => void;
}

export function WebsiteFilter({ value, onChange }: WebsiteFilterProps) {
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
