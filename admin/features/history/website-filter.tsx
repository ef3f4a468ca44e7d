import { historyCopy as copy } from '../../copy/history.ts';
import { Select } from '../../ui/select.tsx';
import { faultMessage } from '../../ui/toast.ts';
import { useWebsiteOptions } from '../../ui/website-options.ts';

interface WebsiteFilterProps {
  value: number | undefined;
  onChange: (websiteId: number | undefined) => void;
}

/** No website has this id. */
const anyWebsite = 0;

export function WebsiteFilter({ value, onChange }: WebsiteFilterProps) {
  const { data = [], error } = useWebsiteOptions();
  const options = data.map(({ id, name }) => ({ value: id, label: name }));
  // What was done to a website that is gone can still be asked for.
  if (value !== undefined && !data.some(({ id }) => id === value))
    options.push({ value, label: copy.websiteWithId(value) });
  return (
    <Select
      label={copy.website}
      options={[{ value: anyWebsite, label: copy.anyWebsite }, ...options]}
      value={value ?? anyWebsite}
      onChange={(id) => onChange(id === anyWebsite ? undefined : id)}
      placeholder={copy.anyWebsite}
      error={error ? faultMessage(error) : undefined}
    />
  );
}
