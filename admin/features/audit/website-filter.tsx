import { auditCopy as copy } from '../../copy/audit.ts';
import { uiCopy } from '../../copy/ui.ts';
import { errorMessage } from '../../data/toasts.ts';
import { useWebsiteOptions } from '../../data/website-options.ts';
import type { SearchOption } from '../../ui/search-option.ts';
import { SearchSelect } from '../../ui/search-select.tsx';

interface WebsiteFilterProps {
  value: number | undefined;
  onChange: (websiteId: number | undefined) => void;
}

export function WebsiteFilter({ value, onChange }: WebsiteFilterProps) {
  const { data = [], error } = useWebsiteOptions();
  const options: SearchOption[] = [
    { id: null, label: copy.anyWebsite },
    ...data.map(({ id, name }) => ({ id, label: name })),
  ];
  // The trail can also be filtered by a website that was removed.
  if (value !== undefined && !data.some(({ id }) => id === value))
    options.push({ id: value, label: copy.websiteWithId(value) });
  return (
    <SearchSelect
      label={copy.website}
      searchLabel={uiCopy.searchWebsite}
      options={options}
      value={value ?? null}
      onChange={(id) => onChange(id ?? undefined)}
      error={error ? errorMessage(error) : undefined}
    />
  );
}
