import { type RefObject, useEffect, useEffectEvent, useState } from 'react';

/**
 * Receives a file that is pasted into the form around a field, or dropped on that form.
 *
 * @returns whether a file is being dragged over the form.
 */
export function useFileDrop(
  field: RefObject<HTMLElement | null>,
  onFile: (file: File) => void,
): boolean {
  const [isOver, setOver] = useState(false);
  const onLatestFile = useEffectEvent(onFile);
  useEffect(() => {
    const form = field.current?.closest('form');
    if (!form) return;
    const listeners = new AbortController();
    const { signal } = listeners;
    const take = (event: Event, files: FileList | undefined) => {
      const file = files?.[0];
      if (file === undefined) return;
      event.preventDefault();
      onLatestFile(file);
    };
    form.addEventListener(
      'paste',
      (event) => {
        // A spreadsheet copies its cells both as text and as an image.
        const isText = event.clipboardData?.types.includes('text/plain');
        if (!isText) take(event, event.clipboardData?.files);
      },
      { signal },
    );
    form.addEventListener(
      'dragover',
      (event) => {
        if (!hasFiles(event)) return;
        event.preventDefault();
        setOver(true);
      },
      { signal },
    );
    form.addEventListener(
      'dragleave',
      ({ relatedTarget }) => {
        if (!form.contains(relatedTarget as Node | null)) setOver(false);
      },
      { signal },
    );
    form.addEventListener(
      'drop',
      (event) => {
        setOver(false);
        take(event, event.dataTransfer?.files);
      },
      { signal },
    );
    return () => listeners.abort();
  }, [field]);
  return isOver;
}

/** Refuses a file that is dropped where nothing receives it: the browser would open it instead of the page. */
export function refuseDroppedFiles(): void {
  // The window's listeners run after those of the elements that receive files.
  window.addEventListener('dragover', refuseFiles);
  window.addEventListener('drop', refuseFiles);
}

function refuseFiles(event: DragEvent): void {
  if (event.defaultPrevented || !hasFiles(event)) return;
  event.preventDefault();
  if (event.dataTransfer) event.dataTransfer.dropEffect = 'none';
}

function hasFiles({ dataTransfer }: DragEvent): boolean {
  return dataTransfer?.types.includes('Files') ?? false;
}
