import { useCallback, useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import type { ImportResult } from '../../../../api/contract/faqs/faq-transfer.ts';
import type { PublicFaq } from '../../../../api/contract/public-api.ts';
import type { SearchedTree } from '../../../../widget/flow/search/run-tests.ts';
import { faqTransferCopy as copy } from '../../../copy/faqs/faq-transfer.ts';
import { uiCopy } from '../../../copy/ui.ts';
import { showFormErrors } from '../../../data/forms/form-errors.ts';
import { showToast } from '../../../data/toasts.ts';
import { useWebsiteName } from '../../../data/websites/shared-library.ts';
import { Banner } from '../../../ui/banner.tsx';
import { Button } from '../../../ui/button.tsx';
import { Modal, ModalCancel } from '../../../ui/dialog/modal.tsx';
import { useModal } from '../../../ui/dialog/use-modal.ts';
import { TextField } from '../../../ui/form/text-field.tsx';
import { useFaqWrites } from '../data/faq-writes.ts';
import type { WebsiteDialogProps } from '../data/website-dialog-props.ts';
import { LazySearchEffect } from '../tested/lazy-search-effect.ts';
import { ImportInputs } from './import-inputs.tsx';
import { ImportReport } from './import-report.tsx';
import { type ImportForm, type ImportRun, useImport } from './use-import.ts';

interface ImportEffectProps {
  websiteId: number;
  /** The FAQs after the import. */
  tree: readonly PublicFaq[];
}

/** Imports a file in two steps: a dry run that shows each line, then the import itself. */
export function ImportDialog({ websiteId, onClose }: WebsiteDialogProps) {
  const { running, send, cancel } = useImport(websiteId);
  const modal = useModal(() => {
    cancel();
    onClose();
  });
  const { finishImport } = useFaqWrites(websiteId);
  const name = useWebsiteName()(websiteId) ?? '';
  const [checked, setChecked] = useState<ImportResult>();
  const form = useForm<ImportForm>({
    defaultValues: { file: undefined, mode: 'append', confirmName: '' },
  });
  const { errors } = form.formState;
  const failure = errors.root?.server?.message;
  const replaces = form.watch('mode') === 'replace';
  const isReady =
    checked !== undefined &&
    checked.faults.length === 0 &&
    checked.added + checked.changed + checked.removed > 0;

  const submit = async (fields: ImportForm) => {
    const task = checked === undefined ? 'check' : 'import';
    try {
      if (task === 'check') {
        setChecked(await send('check', fields));
        return;
      }
      const imported = await finishImport(send('import', fields));
      if (imported === undefined) return;
      // Another user has saved changes since the dry run.
      if (imported.faults.length > 0) {
        setChecked(imported);
        return;
      }
      showToast('success', imported.message, imported.undo);
      modal.close();
    } catch (error) {
      const failed = task === 'check' ? copy.checkFailed : copy.importFailed;
      const names = { confirm_name: 'confirmName', ...(task === 'check' && { file: 'file' }) };
      showFormErrors(error, names as Record<string, keyof ImportForm>, form.setError, failed);
    }
  };

  return (
    <Modal
      state={modal}
      title={copy.importTitle}
      size={checked === undefined ? 'modal' : 'editor'}
      onSubmit={form.handleSubmit(submit)}
      actions={
        <>
          {checked === undefined || running ? (
            <ModalCancel />
          ) : (
            <Button onClick={() => setChecked(undefined)}>{copy.otherFile}</Button>
          )}
          {(checked === undefined || isReady) && (
            <Button
              type="submit"
              tone={checked !== undefined && replaces ? 'danger' : 'primary'}
              pending={running !== undefined}
            >
              {submitLabel(checked !== undefined, running !== undefined, failure !== undefined)}
            </Button>
          )}
        </>
      }
    >
      {failure !== undefined && <Banner tone="danger">{failure}</Banner>}
      <p className="text-14 text-muted">
        {copy.into} <span className="font-medium text-text wrap-anywhere">{name}</span>
      </p>
      {checked === undefined ? (
        <ImportInputs control={form.control} />
      ) : (
        <ImportReport result={checked} />
      )}
      {isReady && checked.tree && <ImportEffect websiteId={websiteId} tree={checked.tree} />}
      {isReady && replaces && (
        <TextField
          label={copy.confirmName(name)}
          required
          error={errors.confirmName?.message}
          autoComplete="off"
          {...form.register('confirmName')}
        />
      )}
      {running && <ImportProgress key={running.task} {...running} />}
    </Modal>
  );
}

function submitLabel(isChecked: boolean, isRunning: boolean, hasFailed: boolean): string {
  if (isRunning) return isChecked ? copy.importing : copy.checking;
  if (hasFailed) return uiCopy.retry;
  return isChecked ? copy.importNow : copy.check;
}

/** Shows what an import changes for the questions of visitors. */
function ImportEffect({ websiteId, tree }: ImportEffectProps) {
  const after = useCallback(({ words }: SearchedTree) => ({ faqs: tree, words }), [tree]);
  return <LazySearchEffect websiteId={websiteId} after={after} />;
}

/** Shows the running task, and its duration after one second. */
function ImportProgress({ sent, images }: Pick<ImportRun, 'sent' | 'images'>) {
  const [seconds, setSeconds] = useState(0);
  useEffect(() => {
    const start = performance.now();
    const timer = setInterval(
      () => setSeconds(Math.floor((performance.now() - start) / 1000)),
      1000,
    );
    return () => clearInterval(timer);
  }, []);
  if (seconds === 0) return null;
  const isSent = sent >= 1;
  const words = wordsOf(sent, images);
  const value = images ? images.done / images.total : sent;
  return (
    <div className="grid gap-1">
      <div className="flex justify-between gap-4 text-13 text-muted">
        <span role="status">{words}</span>
        <span className="tabular">{copy.elapsed(seconds)}</span>
      </div>
      <progress
        aria-label={words}
        // A progress bar without a value is shown as indeterminate.
        {...(isSent && !images ? {} : { value })}
        className="h-1.5 w-full accent-accent"
      />
    </div>
  );
}

function wordsOf(sent: number, images: ImportRun['images']): string {
  if (images) return copy.imagesDone(images.done, images.total);
  return sent >= 1 ? copy.processing : copy.sending(Math.floor(sent * 100));
}
