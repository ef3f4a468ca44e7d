import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import {
  type SettingsDifference,
  type SettingsSection,
  settingsSections,
} from '../../../../api/contract/settings-copies.ts';
import { settingsCopiesCopy as copy } from '../../../copy/settings-copies.ts';
import { api, readFrom, readResponse } from '../../../data/api-client.ts';
import { finishWrite } from '../../../data/finish-write.ts';
import { findDraft } from '../../../data/forms/form-drafts.ts';
import { submitOf } from '../../../data/forms/form-errors.ts';
import { failureMessage, showToast } from '../../../data/toasts.ts';
import { useUndoAction } from '../../../data/use-undo-action.ts';
import { useWebsiteOptions } from '../../../data/websites/website-options.ts';
import { websitesKey } from '../../../data/websites/website-settings.ts';
import { Banner } from '../../../ui/banner.tsx';
import { comparedFields } from '../../../ui/comparison/audit-fields.tsx';
import { OldToNew } from '../../../ui/comparison/old-to-new.tsx';
import { FormModal } from '../../../ui/dialog/form-modal.tsx';
import { useModal } from '../../../ui/dialog/use-modal.ts';
import { CheckLine } from '../../../ui/form/check-line.tsx';
import { WebsiteChecks } from '../../../ui/form/website-checks.tsx';
import { settingsDraft } from './use-settings-form.ts';

interface CopySettingsDialogProps {
  websiteId: number;
  /** The version of the settings on the page. */
  version: number;
  onClose: () => void;
}

/** Uses sections of a website's settings in other websites, and shows what that changes there. */
export function CopySettingsDialog({ websiteId, version, onClose }: CopySettingsDialogProps) {
  const modal = useModal(onClose);
  const [isUnsaved] = useState(() => findDraft(settingsDraft(websiteId)) !== undefined);
  const queryClient = useQueryClient();
  const undoOf = useUndoAction();
  const { data: websites = [] } = useWebsiteOptions();
  const [sections, setSections] = useState<readonly SettingsSection[]>([]);
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set());
  const form = useForm();
  const routes = api.api.websites[':id'].settings.copies;
  const param = { id: `${websiteId}` };
  const { data, error, isPlaceholderData } = useQuery({
    // Below the key of the settings, so that an undo or a refused write loads it again.
    queryKey: [...websitesKey, 'settings-copies', websiteId, sections],
    queryFn: readFrom(routes.$get, { param, query: { sections: sections.join() } }),
    enabled: sections.length > 0,
    staleTime: 0,
    placeholderData: keepPreviousData,
  });
  const differences = sections.length > 0 ? data : undefined;
  const targets = differences?.filter(({ id }) => chosen.has(id)) ?? [];

  const submit = submitOf(form, copy.failed, async () => {
    const json = {
      version,
      sections: [...sections],
      websites: targets.map((target) => ({ id: target.id, version: target.version })),
    };
    const refresh = () => queryClient.invalidateQueries({ queryKey: websitesKey });
    const write = readResponse(routes.$post({ param, json }));
    const { message, undo_id } = await finishWrite(write, refresh);
    showToast('success', message, undoOf(undo_id));
    modal.close();
  });

  return (
    <FormModal
      state={modal}
      title={copy.title}
      size="editor"
      formState={form.formState}
      onSubmit={submit}
      submitLabel={copy.submit(targets.length)}
      canSubmit={targets.length > 0 && !isUnsaved && !isPlaceholderData}
    >
      {isUnsaved && <Banner tone="danger">{copy.unsaved}</Banner>}
      <fieldset className="grid min-w-0 gap-x-4 sm:grid-cols-2">
        <legend className="mb-1 text-13 font-medium">{copy.sections}</legend>
        {settingsSections.map((section) => (
          <CheckLine
            key={section}
            {...copy.section[section]}
            checked={sections.includes(section)}
            onChange={(isChosen) =>
              setSections(
                settingsSections.filter((each) =>
                  each === section ? isChosen : sections.includes(each),
                ),
              )
            }
          />
        ))}
      </fieldset>
      {error !== null && <Banner tone="danger">{failureMessage(error, copy.loadFailed)}</Banner>}
      <WebsiteChecks
        websites={websites.filter(({ id }) => id !== websiteId)}
        chosen={chosen}
        onChange={setChosen}
        below={({ id }) =>
          differences && (
            <SettingsDifferences
              difference={differences.find((row) => row.id === id)}
              isChosen={chosen.has(id)}
            />
          )
        }
      />
      {sections.length === 0 && <p className="text-13 text-muted">{copy.chooseSection}</p>}
    </FormModal>
  );
}

interface SettingsDifferencesProps {
  /** Undefined for a website that would not change. */
  difference: SettingsDifference | undefined;
  isChosen: boolean;
}

/** What changes in a chosen website; for another one only how much. */
function SettingsDifferences({ difference, isChosen }: SettingsDifferencesProps) {
  if (!difference) return <p className="pb-2 pl-6 text-13 text-muted">{copy.same}</p>;
  const { before, after } = difference;
  return (
    <div className="pb-2 pl-6">
      {isChosen ? (
        <OldToNew fields={comparedFields(before, after, { websiteName: String, parents: {} })} />
      ) : (
        <p className="text-13 text-muted">{copy.differences(Object.keys(after).length)}</p>
      )}
    </div>
  );
}
