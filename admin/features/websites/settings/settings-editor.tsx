import { Eye, PencilLine } from 'lucide-react';
import { useRef, useState } from 'react';
import type { WebsiteSettings } from '../../../../api/contract/faqs/publishing.ts';
import { settingsCopy as copy } from '../../../copy/website-settings.ts';
import { Banner } from '../../../ui/banner.tsx';
import { Button } from '../../../ui/button.tsx';
import { DiscardDialog } from '../../../ui/dialog/discard-dialog.tsx';
import { useAskOnLeave } from '../../../ui/dialog/use-ask-on-leave.ts';
import { RestoredDraft } from '../../../ui/form/restored-draft.tsx';
import { submitOnCtrlEnter } from '../../../ui/form/submit-on-ctrl-enter.ts';
import { UploadProgress } from '../../../ui/image/upload-progress.tsx';
import { lazyPart } from '../../../ui/lazy.tsx';
import { useMediaQuery } from '../../../ui/use-media-query.ts';
import { useWebsiteRow } from '../data/website-queries.ts';
import { LooksTab } from '../looks/looks-tab.tsx';
import { PageTabs } from './page-tabs.tsx';
import { SaveBar } from './save-bar.tsx';
import { SettingsConflictDialog } from './settings-conflict-dialog.tsx';
import { SettingsPreview } from './settings-preview.tsx';
import { settingsTabs, useSettingsTab, useShownErrors } from './settings-tab.ts';
import { useSettingsForm } from './use-settings-form.ts';

const ContactTab = lazyPart(() => import('./website-parts.ts').then((m) => m.ContactTab));
const HelpTab = lazyPart(() => import('./website-parts.ts').then((m) => m.HelpTab));
const InstallTab = lazyPart(() => import('./website-parts.ts').then((m) => m.InstallTab));
const EditWebsiteDialog = lazyPart(() =>
  import('./website-parts.ts').then((m) => m.EditWebsiteDialog),
);

/** Windows that have space for the bot beside the fields. */
const besideQuery = '(min-width: 1024px)';

interface SettingsEditorProps {
  websiteId: number;
  /** Undefined until it is loaded. */
  name: string | undefined;
  settings: WebsiteSettings;
}

/** The form of a website's page, beside a preview of the bot. One button saves all tabs. */
export function SettingsEditor({ websiteId, name, settings }: SettingsEditorProps) {
  const [tab, openTab] = useSettingsTab();
  const visited = useRef(new Set([tab])).current.add(tab);
  const element = useRef<HTMLFormElement>(null);
  const showErrors = useShownErrors(element, tab, openTab);
  const editor = useSettingsForm(websiteId, settings, showErrors);
  const { form, base, draft, upload } = editor;
  const { errors, isDirty, isSubmitting } = form.formState;
  const isBeside = useMediaQuery(besideQuery);
  const [isPreviewing, setPreviewing] = useState(false);
  const row = useWebsiteRow(websiteId, name).data;
  const [isEditingWebsite, setEditingWebsite] = useState(false);
  const [asked, setAsked] = useState<{ discard: () => void }>();
  useAskOnLeave(isDirty, (leave) =>
    setAsked({
      discard() {
        draft.end();
        leave();
      },
    }),
  );
  const isInstalling = tab === 'pemasangan';
  // The form is only hidden, so that its text is not lost.
  const hidesForm = isInstalling || (isPreviewing && !isBeside);
  const failure = errors.root?.server?.message;

  return (
    <>
      <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-[minmax(0,1fr)_22rem] lg:grid-rows-[auto_1fr] xl:grid-cols-[minmax(0,1fr)_26rem]">
        <div className="flex flex-wrap items-center justify-between gap-2">
          <PageTabs
            label={copy.tabs}
            tabs={settingsTabs.map((value) => ({
              value,
              label: copy.tab[value],
              to: `?tab=${value}`,
            }))}
            value={tab}
          />
          {!isBeside && !isInstalling && (
            <Button
              aria-pressed={isPreviewing}
              Icon={isPreviewing ? PencilLine : Eye}
              onClick={() => setPreviewing(!isPreviewing)}
            >
              {isPreviewing ? copy.showForm : copy.showPreview}
            </Button>
          )}
        </div>
        {isInstalling && (
          <div className="min-w-0 lg:col-span-full">
            <InstallTab website={{ id: websiteId }} />
          </div>
        )}
        <form
          ref={element}
          noValidate
          hidden={hidesForm}
          onSubmit={editor.submit}
          onKeyDown={submitOnCtrlEnter}
          className={hidesForm ? undefined : 'grid min-w-0 gap-4'}
        >
          {draft.isRestored && (
            <RestoredDraft onDiscard={editor.discard}>
              {draft.missingFiles.length > 0 && tab !== 'tampilan' && (
                <span role="status" className="text-warning">
                  {copy.avatarMissing}
                </span>
              )}
            </RestoredDraft>
          )}
          {visited.has('tampilan') && (
            <div data-tab="tampilan" hidden={tab !== 'tampilan'}>
              <div className="grid gap-4">
                <LooksTab
                  websiteId={websiteId}
                  form={form}
                  avatar={base.appearance.avatar}
                  isAvatarMissing={draft.missingFiles.includes('image')}
                />
              </div>
            </div>
          )}
          {visited.has('kontak') && (
            <div data-tab="kontak" hidden={tab !== 'kontak'}>
              <ContactTab form={form} website={row} onEditWebsite={() => setEditingWebsite(true)} />
            </div>
          )}
          {visited.has('bantuan') && (
            <div data-tab="bantuan" hidden={tab !== 'bantuan'}>
              <HelpTab websiteId={websiteId} form={form} stored={base.help} />
            </div>
          )}
          <UploadProgress upload={upload} />
          {failure !== undefined && <Banner tone="danger">{failure}</Banner>}
          <SaveBar
            isDirty={isDirty}
            isSubmitting={isSubmitting}
            onCancel={() => setAsked({ discard: editor.discard })}
          />
        </form>
        {(isBeside || isPreviewing) && !isInstalling && (
          <div className="flex h-[calc(100dvh-6rem)] max-h-190 min-h-120 min-w-0 overflow-hidden rounded-card border border-line bg-surface lg:sticky lg:top-20 lg:col-start-2 lg:row-span-2 lg:row-start-1">
            <SettingsPreview
              websiteId={websiteId}
              name={name ?? ''}
              form={form}
              avatar={base.appearance.avatar}
            />
          </div>
        )}
      </div>
      {/* Outside of the form: React would also send the submit events of the dialogs to it. */}
      {editor.conflict && (
        <SettingsConflictDialog
          websiteId={websiteId}
          current={editor.conflict}
          mine={form.getValues()}
          onUseCurrent={editor.useCurrent}
          onSaveMine={editor.saveMine}
          onClose={editor.closeConflict}
        />
      )}
      {isEditingWebsite && row && (
        <EditWebsiteDialog website={row} onClose={() => setEditingWebsite(false)} />
      )}
      {asked && <DiscardDialog onDiscard={asked.discard} onClose={() => setAsked(undefined)} />}
    </>
  );
}
