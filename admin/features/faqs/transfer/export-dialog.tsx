import { useState } from 'react';
import { useController, useForm } from 'react-hook-form';
import type { ExportFormat } from '../../../../api/contract/faqs/faq-transfer.ts';
import { faqTransferCopy as copy } from '../../../copy/faqs/faq-transfer.ts';
import { uiCopy } from '../../../copy/ui.ts';
import { api } from '../../../data/api-client.ts';
import { submitOf } from '../../../data/forms/form-errors.ts';
import { saveResponse } from '../../../data/save-file.ts';
import { Banner } from '../../../ui/banner.tsx';
import { Button } from '../../../ui/button.tsx';
import { Modal, ModalCancel } from '../../../ui/dialog/modal.tsx';
import { useModal } from '../../../ui/dialog/use-modal.ts';
import { RadioList } from '../../../ui/form/radio-list.tsx';

interface ExportDialogProps {
  websiteId: number;
  /** The FAQs to export; undefined exports all FAQs of the website. */
  ids?: readonly number[];
  onClose: () => void;
}

/** Downloads a website's FAQs as a file. */
export function ExportDialog({ websiteId, ids, onClose }: ExportDialogProps) {
  const modal = useModal(onClose);
  const form = useForm<{ format: ExportFormat }>({ defaultValues: { format: 'xlsx' } });
  const { field } = useController({ control: form.control, name: 'format' });
  const [bytes, setBytes] = useState(0);
  const { errors, isSubmitting } = form.formState;
  const failure = errors.root?.server?.message;

  const submit = submitOf(form, copy.exportFailed, async ({ format }) => {
    setBytes(0);
    await saveResponse(requestExport(websiteId, format, ids), setBytes);
    modal.close();
  });

  return (
    <Modal
      state={modal}
      title={copy.exportTitle}
      onSubmit={submit}
      actions={
        <>
          <ModalCancel />
          <Button type="submit" tone="primary" pending={isSubmitting}>
            {isSubmitting ? copy.downloading : failure === undefined ? copy.download : uiCopy.retry}
          </Button>
        </>
      }
    >
      {failure !== undefined && <Banner tone="danger">{failure}</Banner>}
      <p className="text-14 text-muted">{copy.exportScope(ids?.length)}</p>
      <RadioList
        legend={copy.format}
        choices={copy.formats}
        value={field.value}
        onChange={field.onChange}
      />
      <p role="status" className="tabular text-13 text-muted empty:sr-only">
        {isSubmitting && bytes > 0 && copy.received(bytes / 1024 ** 2)}
      </p>
    </Modal>
  );
}

function requestExport(
  websiteId: number,
  format: ExportFormat,
  ids: readonly number[] | undefined,
): Promise<Response> {
  const { $get, $post } = api.api.faqs[':websiteId'].export;
  const param = { websiteId: `${websiteId}` };
  return ids === undefined
    ? $get({ param, query: { format } })
    : $post({ param, json: { format, ids: [...ids] } });
}
