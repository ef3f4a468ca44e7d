import { type KeyboardEvent, useEffect, useRef } from 'react';
import type { Picture } from './answer-image.tsx';
import { useChat } from './chat-context.ts';
import { CloseIcon } from './icons.tsx';

interface ImageZoomProps extends Picture {
  onClose: () => void;
}

/** A picture as large as the window. A modal dialog, because it stands above the page only at the visitor's own wish. */
export function ImageZoom({ src, alt, onClose }: ImageZoomProps) {
  const { copy } = useChat();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);

  function keepEscape(event: KeyboardEvent): void {
    // It closes the picture; the panel below stays.
    if (event.key === 'Escape') event.stopPropagation();
  }

  return (
    <dialog
      ref={dialog}
      className="zoom"
      aria-label={alt}
      onClick={() => dialog.current?.close()}
      onClose={onClose}
      onKeyDown={keepEscape}
    >
      <img src={src} alt={alt} />
      <button type="button" className="close" aria-label={copy.close}>
        <CloseIcon />
      </button>
    </dialog>
  );
}
