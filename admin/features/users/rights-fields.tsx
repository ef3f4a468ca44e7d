import { X } from 'lucide-react';
import { roles } from '../../../api/contract/rights.ts';
import { usersCopy as copy } from '../../copy/users.ts';
import { useWebsiteOptions } from '../../data/websites/website-options.ts';
import { CheckLine } from '../../ui/form/check-line.tsx';
import { Select } from '../../ui/form/select.tsx';
import { WebsiteSelect } from '../../ui/form/website-select.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import type { RightsForm } from './rights-form.ts';

interface RightsFieldsProps {
  value: RightsForm;
  onChange: (value: RightsForm) => void;
  error: string | undefined;
}

const roleOptions = roles.map((role) => ({ value: role, label: copy.roles[role].label }));

/** The role of an account, its websites, and whether it may publish. */
export function RightsFields({ value, onChange, error }: RightsFieldsProps) {
  const { role, websiteId, otherIds, mayPublish } = value;
  const { data: websites } = useWebsiteOptions();
  const nameOf = (id: number) => websites?.find((website) => website.id === id)?.name ?? `#${id}`;
  const given = [websiteId ?? [], otherIds].flat();
  const canAdd = websites?.some((website) => !given.includes(website.id)) ?? false;
  const isDirect = given.some(
    (id) => websites?.find((website) => website.id === id)?.publishing === 'direct',
  );
  return (
    <>
      <WebsiteSelect
        required
        value={websiteId}
        without={otherIds}
        onChange={(id) => onChange({ ...value, websiteId: id })}
        error={error}
      />
      <Select
        label={copy.role}
        help={copy.roles[role].help}
        options={roleOptions}
        value={role}
        onChange={(role) => onChange({ ...value, role })}
      />
      {role !== 'admin' && websiteId !== undefined && (otherIds.length > 0 || canAdd) && (
        <div className="grid gap-2">
          {otherIds.length > 0 && (
            <ul aria-label={copy.otherWebsites} className="grid gap-1">
              {otherIds.map((id) => (
                <li
                  key={id}
                  className="flex min-w-0 items-center justify-between gap-2 rounded-control border border-line pl-3 text-14"
                >
                  <span className="min-w-0 truncate">{nameOf(id)}</span>
                  <IconButton
                    label={copy.removeWebsite(nameOf(id))}
                    icon={<X aria-hidden size={16} />}
                    onClick={() =>
                      onChange({ ...value, otherIds: otherIds.filter((other) => other !== id) })
                    }
                  />
                </li>
              ))}
            </ul>
          )}
          {canAdd && (
            <WebsiteSelect
              label={copy.addWebsite}
              value={undefined}
              without={given}
              onChange={(id) => onChange({ ...value, otherIds: [...otherIds, id] })}
            />
          )}
        </div>
      )}
      {role === 'editor' && (
        <CheckLine
          label={copy.mayPublish}
          help={isDirect ? copy.publishesDirectly : copy.mayPublishHelp}
          checked={mayPublish}
          onChange={(checked) => onChange({ ...value, mayPublish: checked })}
        />
      )}
    </>
  );
}
