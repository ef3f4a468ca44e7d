import { useState } from 'react';
import { useForm } from 'react-hook-form';
import type { AdminUser } from '../../../api/contract/entities.ts';
import { usersCopy as copy } from '../../copy/users.ts';
import { showFormErrors } from '../../data/forms/form-errors.ts';
import { useConflict } from '../../data/forms/use-conflict.ts';
import { useWebsiteOptions } from '../../data/websites/website-options.ts';
import { ConflictDialog } from '../../ui/dialog/conflict-dialog.tsx';
import { FormModal } from '../../ui/dialog/form-modal.tsx';
import { useModal } from '../../ui/dialog/use-modal.ts';
import { LostSchedules } from './lost-schedules.tsx';
import { RightsFields, RoleField } from './rights-fields.tsx';
import { comparedRights, type RightsForm, toRights, toRightsForm } from './rights-form.ts';
import { useAccess } from './user-queries.ts';
import { useUserWrites } from './user-writes.ts';

interface ChangeRightsDialogProps {
  user: AdminUser;
  onClose: () => void;
}

export function ChangeRightsDialog({ user, onClose }: ChangeRightsDialogProps) {
  const modal = useModal(onClose);
  const { setRights } = useUserWrites();
  const conflict = useConflict(user);
  const { base, current } = conflict;
  const { data: websites } = useWebsiteOptions();
  const { watch, setValue, getValues, handleSubmit, setError, reset, formState } = useForm<{
    rights: RightsForm;
  }>({ defaultValues: { rights: toRightsForm(user) } });
  const { errors, isDirty } = formState;
  const rights = watch('rights');
  const choose = (next: RightsForm) => setValue('rights', next, { shouldDirty: true });
  const [takesOver, setTakesOver] = useState(false);
  const { isFetching } = useAccess(user.id);

  const send = (version: number) =>
    conflict.reportEdit(setRights({ id: user.id, version }, getValues('rights'), takesOver), {
      onSaved: modal.close,
      onError: (error) =>
        showFormErrors(
          error,
          { website_id: 'rights', website_ids: 'rights' },
          setError,
          copy.rightsFailed,
        ),
    });

  return (
    <FormModal
      state={modal}
      title={copy.changeRights}
      formState={formState}
      onSubmit={handleSubmit(() => send(base.version))}
      submitLabel={copy.save}
      canSubmit={isDirty && rights.websiteId !== undefined && !isFetching}
    >
      <div className="grid gap-1 text-14 break-words text-muted">
        <p className="font-medium text-text">{copy.passwordOf(user.username)}</p>
        <p>{copy.rightsEffect}</p>
      </div>
      <RoleField value={rights} onChange={choose} />
      <RightsFields value={rights} onChange={choose} error={errors.rights?.message} />
      <LostSchedules
        user={user}
        rights={toRights(rights)}
        takesOver={takesOver}
        onChange={setTakesOver}
      />
      {current && (
        <ConflictDialog
          current={current}
          fields={comparedRights(
            toRightsForm(current),
            rights,
            (id) => websites?.find((website) => website.id === id)?.name ?? `#${id}`,
          )}
          onUseCurrent={() => {
            reset({ rights: toRightsForm(current) });
            conflict.accept(current);
          }}
          onSaveMine={() => send(current.version)}
          onClose={conflict.close}
        />
      )}
    </FormModal>
  );
}
