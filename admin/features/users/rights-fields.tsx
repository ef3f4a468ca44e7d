import { roles } from '../../../api/contract/rights.ts';
import { usersCopy as copy } from '../../copy/users.ts';
import { useWebsiteOptions } from '../../data/websites/website-options.ts';
import { CheckLine } from '../../ui/form/check-line.tsx';
import { Select } from '../../ui/form/select.tsx';
import { WebsiteChecks } from '../../ui/form/website-checks.tsx';
import { WebsiteSelect } from '../../ui/form/website-select.tsx';
import type { RightsForm } from './rights-form.ts';

interface RightsFieldsProps {
  value: RightsForm;
  onChange: (value: RightsForm) => void;
  error: string | undefined;
}

const roleOptions = roles.map((role) => ({ value: role, label: copy.roles[role].label }));

/** The role of an account. It stands before the websites, because it decides what they mean. */
export function RoleField({ value, onChange }: Omit<RightsFieldsProps, 'error'>) {
  return (
    <Select
      label={copy.role}
      help={copy.roles[value.role].help}
      options={roleOptions}
      value={value.role}
      onChange={(role) => onChange({ ...value, role })}
    />
  );
}

/** The websites of an account, and whether it may publish. */
export function RightsFields({ value, onChange, error }: RightsFieldsProps) {
  const { role, websiteId, otherIds, mayPublish } = value;
  const { data: websites = [] } = useWebsiteOptions();
  const given = [websiteId ?? [], otherIds].flat();
  const isDirect = websites.some(
    ({ id, publishing }) => publishing === 'direct' && given.includes(id),
  );
  const others = websites.filter(({ id }) => id !== websiteId);
  return (
    <>
      <WebsiteSelect
        required
        value={websiteId}
        without={otherIds}
        onChange={(id) => onChange({ ...value, websiteId: id })}
        error={error}
      />
      {role !== 'admin' && websiteId !== undefined && others.length > 0 && (
        <WebsiteChecks
          legend={copy.otherWebsites}
          websites={others}
          chosen={new Set(otherIds)}
          onChange={(chosen) => onChange({ ...value, otherIds: [...chosen] })}
        />
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
