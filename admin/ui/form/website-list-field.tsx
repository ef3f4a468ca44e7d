import { X } from 'lucide-react';
import { uiCopy } from '../../copy/ui.ts';
import { useWebsiteOptions } from '../../data/websites/website-options.ts';
import { IconButton } from '../icon-button.tsx';
import { WebsiteSelect } from './website-select.tsx';

interface WebsiteListFieldProps {
  /** The name of the list, for screen readers. */
  label: string;
  addLabel: string;
  ids: readonly number[];
  onChange: (ids: number[]) => void;
  /** A website that cannot be added. */
  without?: number | undefined;
  error?: string | undefined;
}

/** Lets the user choose several websites. */
export function WebsiteListField({
  label,
  addLabel,
  ids,
  onChange,
  without,
  error,
}: WebsiteListFieldProps) {
  const { data: websites } = useWebsiteOptions();
  const nameOf = (id: number) => websites?.find((website) => website.id === id)?.name ?? `#${id}`;
  const chosen = [...ids, ...(without === undefined ? [] : [without])];
  const canAdd = websites?.some(({ id }) => !chosen.includes(id)) ?? false;
  if (ids.length === 0 && !canAdd) return null;
  return (
    <div className="grid gap-2">
      {ids.length > 0 && (
        <ul aria-label={label} className="grid gap-1">
          {ids.map((id) => (
            <li
              key={id}
              className="flex min-w-0 items-center justify-between gap-2 rounded-control border border-line pl-3 text-14"
            >
              <span className="min-w-0 truncate">{nameOf(id)}</span>
              <IconButton
                label={uiCopy.removeWebsite(nameOf(id))}
                icon={<X aria-hidden size={16} />}
                onClick={() => onChange(ids.filter((other) => other !== id))}
              />
            </li>
          ))}
        </ul>
      )}
      {canAdd && (
        <WebsiteSelect
          label={addLabel}
          value={undefined}
          without={chosen}
          onChange={(id) => onChange([...ids, id])}
          error={error}
        />
      )}
    </div>
  );
}
