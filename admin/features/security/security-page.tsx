import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { roles } from '../../../api/contract/rights.ts';
import type { SecuritySettings } from '../../../api/contract/sign-in.ts';
import { securityCopy as copy } from '../../copy/security.ts';
import { usersCopy } from '../../copy/users.ts';
import { api, readFrom, readResponse } from '../../data/api-client.ts';
import { showError, showToast } from '../../data/toasts.ts';
import { Button } from '../../ui/button.tsx';
import { CheckLine } from '../../ui/form/check-line.tsx';
import { RadioList } from '../../ui/form/radio-list.tsx';
import { ListError } from '../../ui/list-error.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { TitledCard } from '../../ui/titled-card.tsx';

const securityKey = ['security'] as const;

/** The rules of the installation for sign-ins. */
export function SecurityPage() {
  const { data, error, refetch } = useQuery({
    queryKey: securityKey,
    queryFn: readFrom(api.api.security.$get, {}),
  });
  return (
    <>
      <PageHeader title={copy.title} />
      {error && <ListError title={copy.loadFailed} error={error} onRetry={() => refetch()} />}
      {data && <RulesForm key={data.version} stored={data} />}
    </>
  );
}

function RulesForm({ stored }: { stored: SecuritySettings }) {
  const queryClient = useQueryClient();
  const [rules, setRules] = useState(stored);
  const [pending, setPending] = useState(false);
  const { factor, factor_roles, temporary_passwords } = rules;
  const isIncomplete = factor === 'roles' && factor_roles.length === 0;

  const save = async () => {
    setPending(true);
    try {
      const json = { ...rules, factor_roles: roles.filter((role) => factor_roles.includes(role)) };
      const { message } = await readResponse(api.api.security.$put({ json }));
      showToast('success', message);
      await queryClient.invalidateQueries({ queryKey: securityKey });
    } catch (error) {
      showError(error, copy.saveFailed);
    }
    setPending(false);
  };
  const toggleRole = (role: string) =>
    setRules({
      ...rules,
      factor_roles: factor_roles.includes(role)
        ? factor_roles.filter((other) => other !== role)
        : [...factor_roles, role],
    });

  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!isIncomplete && !pending) void save();
      }}
      className="grid max-w-[42rem] gap-6"
    >
      <TitledCard title={copy.factor}>
        <RadioList
          legend={copy.factorRule}
          choices={copy.rules}
          value={factor}
          onChange={(next) => setRules({ ...rules, factor: next })}
        />
        {factor === 'roles' && (
          <fieldset className="grid gap-1">
            <legend className="mb-1 text-13 font-medium">{copy.roles}</legend>
            {roles.map((role) => (
              <CheckLine
                key={role}
                label={usersCopy.roles[role].label}
                checked={factor_roles.includes(role)}
                onChange={() => toggleRole(role)}
              />
            ))}
            {isIncomplete && <p className="text-13 text-danger">{copy.noRole}</p>}
          </fieldset>
        )}
      </TitledCard>
      <TitledCard title={copy.temporary} text={copy.temporaryText}>
        <CheckLine
          label={copy.temporaryOn}
          checked={temporary_passwords}
          onChange={(isOn) => setRules({ ...rules, temporary_passwords: isOn })}
        />
      </TitledCard>
      <div>
        <Button type="submit" tone="primary" pending={pending} disabled={isIncomplete}>
          {copy.save}
        </Button>
      </div>
    </form>
  );
}
