import { useController } from 'react-hook-form';
import { usernameMaxLength } from '../../../api/contract/limits.ts';
import {
  type Machine,
  type MachineRole,
  machineRoles,
  type WriteMachine,
} from '../../../api/contract/machines.ts';
import { machinesCopy as copy } from '../../copy/machines.ts';
import { usersCopy } from '../../copy/users.ts';
import { ApiError } from '../../data/api-client.ts';
import { showFormErrors } from '../../data/forms/form-errors.ts';
import { useConflict } from '../../data/forms/use-conflict.ts';
import { useDraftedRow, useDraftForm } from '../../data/forms/use-draft-form.ts';
import { useWebsiteOptions } from '../../data/websites/website-options.ts';
import { comparedText } from '../../ui/comparison/compared-field.ts';
import { ConflictDialog } from '../../ui/dialog/conflict-dialog.tsx';
import { FormModal } from '../../ui/dialog/form-modal.tsx';
import { useModal } from '../../ui/dialog/use-modal.ts';
import { CheckLine } from '../../ui/form/check-line.tsx';
import { CountedField } from '../../ui/form/counted-field.tsx';
import { Select } from '../../ui/form/select.tsx';
import { WebsiteChecks } from '../../ui/form/website-checks.tsx';
import { useMachineWrites } from './machine-writes.ts';

/** The names of the forms' drafts; that of a row ends with its id. */
export const newMachineDraft = 'new-machine';
export const editMachineDrafts = 'edit-machine:';

interface MachineForm {
  name: string;
  role: MachineRole;
  websiteIds: number[];
  mayPublish: boolean;
  /** One per line. */
  addresses: string;
}

const addressesMaxLength = 2000;
const serverFields = { name: 'name', role: 'role', website_ids: 'websiteIds' } as const;
const roleOptions = machineRoles.map((value) => ({ value, label: usersCopy.roles[value].label }));
const unsaved: Machine = {
  id: 0,
  name: '',
  role: 'editor',
  website_ids: [],
  may_publish: false,
  addresses: [],
  tokens: [],
  version: 0,
  last_edited_at: '',
  last_edited_by: '',
};

interface MachineDialogProps {
  /** Undefined for a new one. */
  machine?: Machine | undefined;
  onClose: () => void;
}

/** Adds a program, or changes one. */
export function MachineDialog({ machine, onClose }: MachineDialogProps) {
  const modal = useModal(onClose);
  const { create, edit } = useMachineWrites();
  const { data: websites = [] } = useWebsiteOptions();
  const name = machine ? `${editMachineDrafts}${machine.id}` : newMachineDraft;
  const conflict = useConflict(useDraftedRow(name, machine ?? unsaved));
  const { base, current } = conflict;
  const { form, draft } = useDraftForm<MachineForm, Machine | undefined>({
    name,
    stored: formOf(base),
    row: machine && base,
  });
  const { control, formState, setError, setValue, getValues, handleSubmit } = form;
  const { role, mayPublish } = form.watch();
  const { field: chosen } = useController({
    control,
    name: 'websiteIds',
    rules: { validate: (ids) => ids.length > 0 || copy.noWebsite },
  });

  const send = (version: number) => {
    const fields = toRequest(getValues());
    const save = machine ? edit(machine.id, { ...fields, version }) : create(fields);
    return conflict.reportEdit(save, {
      onSaved() {
        draft.end();
        modal.close();
      },
      onError(error) {
        const address = error instanceof ApiError && findAddressError(error.fields);
        if (address) setError('addresses', { message: address }, { shouldFocus: true });
        else showFormErrors(error, serverFields, setError, copy.saveFailed);
      },
    });
  };

  return (
    <FormModal
      state={modal}
      title={machine ? copy.editTitle(machine.name) : copy.add}
      formState={formState}
      onSubmit={handleSubmit(() => send(base.version))}
      submitLabel={copy.save}
      draft={draft}
    >
      <CountedField
        control={control}
        name="name"
        label={copy.name}
        help={copy.nameHelp}
        required
        max={usernameMaxLength}
        autoComplete="off"
        findProblem={(typed) => (typed.trim() === '' ? copy.required : undefined)}
      />
      <Select
        label={copy.role}
        help={copy.roleHelp[role]}
        options={roleOptions}
        value={role}
        onChange={(next) => setValue('role', next, { shouldDirty: true })}
      />
      <WebsiteChecks
        websites={websites}
        chosen={new Set(chosen.value)}
        onChange={(ids) => chosen.onChange([...ids])}
        error={formState.errors.websiteIds?.message}
      />
      {role === 'editor' && (
        <CheckLine
          label={copy.mayPublish}
          help={copy.mayPublishHelp}
          checked={mayPublish}
          onChange={(is) => setValue('mayPublish', is, { shouldDirty: true })}
        />
      )}
      <CountedField
        control={control}
        name="addresses"
        label={copy.addresses}
        help={copy.addressesHelp}
        rows={2}
        max={addressesMaxLength}
        autoComplete="off"
        spellCheck={false}
      />
      {current && (
        <ConflictDialog
          current={current}
          fields={compare(formOf(current), getValues(), (id) => nameOf(websites, id))}
          onUseCurrent={() => {
            draft.reset(formOf(current));
            conflict.accept(current);
          }}
          onSaveMine={() => send(current.version)}
          onClose={conflict.close}
        />
      )}
    </FormModal>
  );
}

function formOf({ name, role, website_ids, may_publish, addresses }: Machine): MachineForm {
  return {
    name,
    role,
    websiteIds: website_ids,
    mayPublish: may_publish,
    addresses: addresses.join('\n'),
  };
}

function toRequest({ name, role, websiteIds, mayPublish, addresses }: MachineForm): WriteMachine {
  return {
    name,
    role,
    website_ids: websiteIds,
    may_publish: role === 'editor' && mayPublish,
    addresses: addresses.split(/[\s,;]+/).filter(Boolean),
  };
}

/** The server names the address by its number: `addresses.2`. */
function findAddressError(fields: Readonly<Record<string, string>>): string | undefined {
  const field = Object.keys(fields).find((each) => each.startsWith('addresses'));
  return field && fields[field];
}

function compare(stored: MachineForm, mine: MachineForm, nameOf: (id: number) => string) {
  const words = ({ role, websiteIds, mayPublish, addresses, name }: MachineForm) => [
    [copy.name, name],
    [copy.role, usersCopy.roles[role].label],
    [copy.website, websiteIds.map(nameOf).sort().join(', ')],
    [copy.mayPublish, copy.yesOrNo(mayPublish)],
    [copy.addresses, addresses],
  ];
  const right = words(mine);
  return words(stored).map(([label = '', left = ''], at) =>
    comparedText(label, left, right[at]?.[1] ?? ''),
  );
}

function nameOf(websites: readonly { id: number; name: string }[], id: number): string {
  return websites.find((website) => website.id === id)?.name ?? `#${id}`;
}
