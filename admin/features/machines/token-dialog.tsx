import { useState } from 'react';
import { useController } from 'react-hook-form';
import { jakartaDay } from '../../../api/contract/jakarta-day.ts';
import { usernameMaxLength } from '../../../api/contract/limits.ts';
import { type Machine, tokenDays, tokenMaxDays } from '../../../api/contract/machines.ts';
import { machinesCopy as copy } from '../../copy/machines.ts';
import { submitOf } from '../../data/forms/form-errors.ts';
import { useDraftForm } from '../../data/forms/use-draft-form.ts';
import { addDays, readDay } from '../../format/day.ts';
import { Button } from '../../ui/button.tsx';
import { DayField } from '../../ui/date/day-field.tsx';
import { FormModal } from '../../ui/dialog/form-modal.tsx';
import { Modal } from '../../ui/dialog/modal.tsx';
import { useModal } from '../../ui/dialog/use-modal.ts';
import { CountedField } from '../../ui/form/counted-field.tsx';
import { CopyButton } from '../../ui/snippet/copy-button.tsx';
import { useMachineWrites } from './machine-writes.ts';

interface TokenDialogProps {
  machine: Machine;
  onClose: () => void;
}

/** Makes a token and shows it once. Then only its button closes it, so that it is not lost by a stray press. */
export function TokenDialog({ machine, onClose }: TokenDialogProps) {
  const modal = useModal(onClose);
  const { makeToken } = useMachineWrites();
  const [token, setToken] = useState<string>();
  const today = jakartaDay(new Date());
  const { form, draft } = useDraftForm({
    name: `new-token:${machine.id}`,
    stored: { name: '', day: addDays(today, tokenDays) },
    row: undefined,
  });
  const { field: day, fieldState } = useController({
    control: form.control,
    name: 'day',
    rules: { validate: (typed) => readDay(typed) !== undefined || copy.badDay },
  });
  const submit = submitOf(
    form,
    copy.tokenFailed,
    async ({ name, day }) => {
      const made = await makeToken(machine.id, { name, expires_on: day });
      draft.end();
      setToken(made.token);
    },
    { expires_on: 'day' },
  );

  if (token !== undefined)
    return (
      <Modal
        state={{ ...modal, close: () => {} }}
        title={copy.token}
        isContinued
        hasOwnClose
        actions={
          <Button tone="primary" onClick={modal.close}>
            {copy.saved}
          </Button>
        }
      >
        <p className="text-14 text-muted">{copy.shownOnce}</p>
        <code className="rounded-control border border-line bg-canvas px-4 py-3 font-mono text-13 wrap-anywhere">
          {token}
        </code>
        <div>
          <CopyButton text={token} subject={copy.token} />
        </div>
      </Modal>
    );
  return (
    <FormModal
      state={modal}
      title={copy.of(copy.newToken, machine.name)}
      formState={form.formState}
      onSubmit={submit}
      submitLabel={copy.newToken}
      draft={draft}
    >
      <CountedField
        control={form.control}
        name="name"
        label={copy.tokenName}
        help={copy.tokenNameHelp}
        required
        max={usernameMaxLength}
        autoComplete="off"
        findProblem={(typed) => (typed.trim() === '' ? copy.required : undefined)}
      />
      <DayField
        {...day}
        label={copy.lastDay}
        required
        help={copy.lastDayHelp(tokenMaxDays)}
        error={fieldState.error?.message}
        min={today}
        max={addDays(today, tokenMaxDays)}
      />
    </FormModal>
  );
}
