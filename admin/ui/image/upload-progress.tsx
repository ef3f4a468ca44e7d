import { imagesCopy as copy } from '../../copy/images.ts';
import type { Upload } from '../../data/forms/use-upload.ts';
import { formatBytes } from '../../format/bytes.ts';
import { Button } from '../button.tsx';

/** Shows the progress of an upload, with a cancel button. Renders nothing while there is none. */
export function UploadProgress({ upload }: { upload: Pick<Upload, 'progress' | 'cancel'> }) {
  const { progress, cancel } = upload;
  if (progress === undefined) return null;
  const { sent, total } = progress;
  const isStarting = total === 0;
  const isSent = !isStarting && sent >= total;
  return (
    <div className="grid gap-1 rounded-control bg-hover px-3 py-2">
      <div className="flex min-h-8 items-center justify-between gap-3">
        <span className="tabular text-13 text-text">
          {isStarting && copy.starting}
          {isSent && copy.processing}
          {!isStarting && !isSent && copy.sent(formatBytes(sent), formatBytes(total))}
        </span>
        {/* A completely sent image may already be stored, so it cannot be cancelled. */}
        <Button size="sm" disabled={isSent} onClick={cancel}>
          {copy.cancelUpload}
        </Button>
      </div>
      <progress
        aria-label={copy.upload}
        className="upload-bar"
        // A progress bar without a value is shown as indeterminate.
        {...(!isStarting && { value: sent, max: total })}
      />
    </div>
  );
}
