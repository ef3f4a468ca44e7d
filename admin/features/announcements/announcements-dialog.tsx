import { useState } from 'react';
import { useController } from 'react-hook-form';
import { cleanAddress, resolveAddress } from '../../../api/contract/address.ts';
import { type Announcement, isPastStart } from '../../../api/contract/announcements.ts';
import { announcementLinkMaxLength, announcementMaxLength } from '../../../api/contract/limits.ts';
import { explainAddress } from '../../copy/addresses.ts';
import { announcementsCopy as copy } from '../../copy/announcements.ts';
import { ApiError } from '../../data/api-client.ts';
import { showFormErrors } from '../../data/forms/form-errors.ts';
import { useDraftForm } from '../../data/forms/use-draft-form.ts';
import { showError } from '../../data/toasts.ts';
import { useCurrentWebsite } from '../../data/websites/current-website.ts';
import { useWebsiteOptions } from '../../data/websites/website-options.ts';
import { fromJakartaInput } from '../../format/jakarta-input.ts';
import { Button } from '../../ui/button.tsx';
import { TimeField } from '../../ui/date/time-field.tsx';
import { asideQuery } from '../../ui/dialog/aside-query.ts';
import { FormModal } from '../../ui/dialog/form-modal.tsx';
import { useModal } from '../../ui/dialog/use-modal.ts';
import { ChoiceButtons } from '../../ui/form/choice-buttons.tsx';
import { CountedField } from '../../ui/form/counted-field.tsx';
import { WebsiteChecks } from '../../ui/form/website-checks.tsx';
import { useMediaQuery } from '../../ui/use-media-query.ts';
import {
  type AnnouncementForm,
  announcementDraft,
  blankForm,
  endOf,
  formOf,
  toRequest,
} from './announcement-form.ts';
import { AnnouncementList } from './announcement-list.tsx';
import { AnnouncementPreview } from './announcement-preview.tsx';
import { useAnnouncementWrites } from './announcement-writes.ts';

const serverFields = {
  text: 'text',
  link: 'link',
  from: 'from',
  until: 'until',
  website_ids: 'websiteIds',
} as const;
const ends = Object.keys(endOf) as (keyof typeof endOf)[];
const scopes = (['all', 'some'] as const).map((value) => ({ value, label: copy[value] }));

/** Sets an announcement, and lists those that run or are coming. */
export function AnnouncementsDialog({ onClose }: { onClose: () => void }) {
  const modal = useModal(onClose);
  const current = useCurrentWebsite();
  const { data: websites = [] } = useWebsiteOptions();
  const { save, remove } = useAnnouncementWrites();
  // The current website may change in another tab.
  const [name] = useState(() => announcementDraft(current));
  const [blank] = useState(() => blankForm(current));
  const { form, draft } = useDraftForm<AnnouncementForm>({
    name,
    stored: blank,
    row: undefined,
  });
  const { control, setError, setFocus, setValue, getValues, formState } = form;
  const { field: chosen } = useController({ control, name: 'websiteIds' });
  const { errors, isDirty } = formState;
  const hasPreview = useMediaQuery(asideQuery);
  const previewed = chosen.value === null ? (current ?? websites[0]?.id) : chosen.value[0];
  const create = chosen.value === null ? copy.createForAll : copy.create(chosen.value.length);

  const submit = form.handleSubmit(async (fields) => {
    const known = websites.map(({ id }) => id);
    try {
      await save(fields.edited?.id, toRequest(fields, known));
      draft.end();
      modal.close();
    } catch (error) {
      if (fields.edited && error instanceof ApiError && error.status === 404) {
        setValue('edited', null);
        // A new one cannot start in the past.
        if (isPastStart(fromJakartaInput(fields.from) ?? '', undefined)) setValue('from', '');
        return setError('root.server', { message: copy.gone });
      }
      // Another admin has edited it. The list shows the edit, and the next try replaces it.
      if (error instanceof ApiError && error.current)
        setValue('edited', error.current as Announcement);
      showFormErrors(error, serverFields, setError, copy.saveFailed);
    }
  });

  const end = async (announcement: Announcement) => {
    try {
      await remove(announcement);
      if (getValues('edited')?.id === announcement.id) draft.reset(blank);
      // The button that had the focus is gone.
      setFocus('text');
    } catch (error) {
      showError(error, copy.removeFailed);
    }
  };

  return (
    <FormModal
      state={modal}
      title={copy.title}
      formState={formState}
      onSubmit={submit}
      submitLabel={getValues('edited') ? copy.save : create}
      aside={
        hasPreview &&
        previewed !== undefined && (
          <AnnouncementPreview key={previewed} websiteId={previewed} control={control} />
        )
      }
      draft={draft}
    >
      <AnnouncementList
        editRefused={isDirty ? copy.editRefused : undefined}
        onEdit={(announcement) => {
          draft.reset(formOf(announcement));
          setFocus('text');
        }}
        onRemove={end}
      />
      <CountedField
        control={control}
        name="text"
        label={copy.text}
        help={copy.textHelp}
        required
        rows={3}
        max={announcementMaxLength}
        alwaysCounts
        autoComplete="off"
        findProblem={(typed) => (typed.trim() === '' ? copy.required : undefined)}
      />
      <CountedField
        control={control}
        name="link"
        label={copy.link}
        help={copy.linkHelp}
        max={announcementLinkMaxLength}
        inputMode="url"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        findProblem={(typed) =>
          cleanAddress(typed) === '' || resolveAddress(typed) ? undefined : explainAddress(typed)
        }
      />
      <TimeField
        control={control}
        name="from"
        label={copy.from}
        help={copy.fromHelp}
        findProblem={(time, { edited }) =>
          time !== undefined && isPastStart(time, edited?.from) ? copy.fromHasPassed : undefined
        }
      />
      <div className="grid gap-1">
        <TimeField
          control={control}
          name="until"
          label={copy.until}
          required
          findProblem={(time) => (time === undefined ? copy.required : undefined)}
        />
        {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would need a legend that is seen. */}
        <div role="group" aria-label={copy.endsLabel} className="flex flex-wrap gap-2">
          {ends.map((name) => (
            <Button
              key={name}
              size="sm"
              onClick={() =>
                setValue('until', endOf[name](), { shouldDirty: true, shouldValidate: true })
              }
            >
              {copy.ends[name]}
            </Button>
          ))}
        </div>
      </div>
      <div className="grid gap-2">
        <p className="text-13 font-medium">{copy.websites}</p>
        <ChoiceButtons
          label={copy.websites}
          choices={scopes}
          value={chosen.value === null ? 'all' : 'some'}
          onChange={(scope) => chosen.onChange(scope === 'all' ? null : (blank.websiteIds ?? []))}
        />
        {chosen.value !== null && (
          <WebsiteChecks
            legend={copy.some}
            websites={websites}
            chosen={new Set(chosen.value)}
            onChange={(ids) => chosen.onChange([...ids])}
            error={errors.websiteIds?.message}
          />
        )}
      </div>
    </FormModal>
  );
}
