import { publishingCopy } from '../../../copy/faqs/publishing.ts';
import { sharedFaqsCopy as copy } from '../../../copy/faqs/shared-faqs.ts';
import { uiCopy } from '../../../copy/ui.ts';
import { FormModal } from '../../../ui/dialog/form-modal.tsx';
import { useModal } from '../../../ui/dialog/use-modal.ts';
import { LoadError } from '../../../ui/load-error.tsx';
import { ChangeList } from '../publishing/change-list.tsx';
import { CheckedLine } from './checked-line.tsx';
import { useShownOn } from './shared-queries.ts';
import { useSharedWrites } from './shared-writes.ts';
import { useCheckedForm } from './use-checked-form.ts';

interface PublishSharedDialogProps {
  /** A FAQ of the library. */
  faqId: number;
  onClose: () => void;
}

/** Publishes the drafts of the websites that show a FAQ of the library. */
export function PublishSharedDialog({ faqId, onClose }: PublishSharedDialogProps) {
  const modal = useModal(onClose);
  const { data: shownOn, error, refetch } = useShownOn(faqId);
  const { publish } = useSharedWrites();
  const websites = shownOn?.filter(({ is_draft }) => is_draft) ?? [];
  const chosenWithout = (left: readonly number[]) =>
    websites.map((each) => each.website_id).filter((id) => !left.includes(id));
  // All are chosen at first, so the form has those that are not.
  const {
    ids: left,
    toggle,
    form,
  } = useCheckedForm({
    modal,
    send: (left) => publish(chosenWithout(left)),
    failed: publishingCopy.publishFailed,
  });
  const chosen = chosenWithout(left).length;

  return (
    <FormModal
      {...form}
      title={copy.publishTitle}
      size="editor"
      submitLabel={copy.publishSubmit(chosen)}
      canSubmit={chosen > 0}
    >
      <p className="text-14 text-muted">{copy.publishHelp}</p>
      {error && !shownOn && <LoadError onRetry={() => void refetch()} />}
      <p role="status" className="text-14 text-muted empty:sr-only">
        {shownOn ? websites.length === 0 && copy.noDrafts : !error && uiCopy.loading}
      </p>
      {websites.length > 0 && (
        <fieldset className="min-w-0 rounded-control border border-line py-1">
          <legend className="sr-only">{copy.publishTitle}</legend>
          {websites.map(({ website_id: id, name }) => (
            <div key={id} className="grid min-w-0">
              <CheckedLine
                isChecked={!left.includes(id)}
                onChange={(isChecked) => toggle(id, !isChecked)}
              >
                {name}
              </CheckedLine>
              {!left.includes(id) && (
                <div className="grid gap-3 pr-3 pb-3 pl-10">
                  <ChangeList websiteId={id} shownAtOnce={3} />
                </div>
              )}
            </div>
          ))}
        </fieldset>
      )}
    </FormModal>
  );
}
