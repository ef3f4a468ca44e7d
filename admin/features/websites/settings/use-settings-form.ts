import { useEffect, useState } from 'react';
import type { WebsiteSettings } from '../../../../api/contract/faqs/publishing.ts';
import { settingsCopy as copy } from '../../../copy/website-settings.ts';
import { ApiError } from '../../../data/api-client.ts';
import { showFormErrors } from '../../../data/forms/form-errors.ts';
import { useDraftedRow, useDraftForm } from '../../../data/forms/use-draft-form.ts';
import { isCancelled, useUpload } from '../../../data/forms/use-upload.ts';
import { showToast } from '../../../data/toasts.ts';
import { formOf } from '../data/settings-form.ts';
import { findStored, type SettingsWritten, useSettingsWrites } from '../data/settings-writes.ts';
import { changesOf, disturbs, type SettingsChanges } from './settings-changes.ts';

const fieldsOutsideDrafts = ['image'] as const;

/** The name of a form's draft. */
export const settingsDraft = (websiteId: number) => `website-settings:${websiteId}`;

/**
 * The form of a website's page: its stored settings, its draft and its saves.
 *
 * @param showErrors opens the tab with the first of these fields.
 */
export function useSettingsForm(
  websiteId: number,
  settings: WebsiteSettings,
  showErrors: (fields: readonly string[]) => void,
) {
  const draftName = settingsDraft(websiteId);
  const [base, setBase] = useState(useDraftedRow(draftName, settings));
  const [conflict, setConflict] = useState<WebsiteSettings>();
  const writes = useSettingsWrites(websiteId);
  const upload = useUpload();
  const { form, draft } = useDraftForm({
    name: draftName,
    stored: formOf(base),
    row: base,
    omit: fieldsOutsideDrafts,
  });
  const { isDirty, isSubmitting } = form.formState;

  const accept = (stored: WebsiteSettings) => {
    draft.reset(formOf(stored));
    setBase(stored);
    setConflict(undefined);
  };

  // Show stored changes of an undo or of another user, unless the user has typed something.
  const isOutdated = settings.version > base.version && !isDirty && !isSubmitting;
  // biome-ignore lint/correctness/useExhaustiveDependencies: `accept` is a new function in each render.
  useEffect(() => {
    if (isOutdated) accept(settings);
  }, [isOutdated, settings]);

  const save = async (from: WebsiteSettings, changes: SettingsChanges): Promise<void> => {
    const written: SettingsWritten[] = [];
    const { sections, avatar } = changes;
    let stored = from;
    try {
      if (sections) {
        written.push(await writes.update({ ...sections, version: stored.version }));
        stored = written[0]?.settings ?? stored;
      }
      if (avatar) {
        const { version } = stored;
        const saved = await upload.run((options) =>
          writes.saveAvatar(avatar.image, version, options),
        );
        written.push(saved);
        stored = saved.settings;
      }
      accept(stored);
    } catch (error) {
      if (written.length > 0) {
        accept(stored);
        // Only the avatar was not saved.
        form.setValue('image', avatar?.image, { shouldDirty: true });
        form.setValue('removesAvatar', avatar?.image === undefined, { shouldDirty: true });
      }
      const current = findStored(error);
      // Another user has saved other fields only, so there is no conflict.
      if (current && !disturbs(changes, stored, current))
        return await save(current, written.length > 0 ? { avatar } : changes);
      setConflict(current);
      if (current === undefined && !isCancelled(error)) reportErrors(error);
    } finally {
      writes.report(written);
    }
  };

  const reportErrors = (error: unknown) => {
    const fields = error instanceof ApiError ? Object.keys(error.fields) : [];
    const names = Object.fromEntries(fields.map((field) => [field, formField(field)]));
    showFormErrors(error, names, form.setError as never, copy.saveFailed);
    showErrors(fields);
  };

  const saveFrom = async (from: WebsiteSettings) => {
    const changes = changesOf(form.getValues(), from);
    if (changes.sections || changes.avatar) return await save(from, changes);
    accept(from);
    showToast('success', copy.nothingToSave);
  };

  return {
    form,
    draft,
    upload,
    base,
    submit: form.handleSubmit(
      () => saveFrom(base),
      (errors) => showErrors(Object.keys(errors)),
    ),
    discard: () => accept(settings),
    /** The settings that another user has saved meanwhile. */
    conflict,
    useCurrent: () => conflict && accept(conflict),
    saveMine: async () => conflict && saveFrom(conflict),
    closeConflict: () => setConflict(undefined),
  };
}

/**
 * Returns the form's field that shows an error of the server. Opening hours and shortcuts also show the errors of their
 * parts.
 */
function formField(field: string): string {
  if (field === 'contact.channels') return 'contact.channels.root';
  const [whole] = /^(contact\.channels\.\d+\.hours|appearance\.shortcuts)\b/.exec(field) ?? [];
  return whole ?? field;
}
