import { uiCopy } from '../copy/ui.ts';
import { Select } from './select.tsx';
import { faultMessage } from './toast.ts';
import { useWebsiteOptions } from './website-options.ts';

export interface WebsiteSelectProps {
  value: number | undefined;
  onChange: (websiteId: number) => void;
  error?: string | undefined;
  ref?: React.Ref<HTMLButtonElement> | undefined;
}

/** The choice of a website, wherever one is made. */
export function WebsiteSelect({ value, onChange, error, ref }: WebsiteSelectProps) {
  const query = useWebsiteOptions();
  const websites = query.data ?? [];
  const placeholder = query.isPending
    ? uiCopy.loading
    : query.data?.length === 0
      ? uiCopy.noWebsites
      : uiCopy.chooseWebsite;
  return (
    <Select
      ref={ref}
      label={uiCopy.website}
      options={websites.map(({ id, name }) => ({ value: id, label: name }))}
      value={websites.some(({ id }) => id === value) ? value : undefined}
      onChange={onChange}
      placeholder={placeholder}
      error={error ?? (query.error ? faultMessage(query.error) : undefined)}
    />
  );
}
