import { type KeyboardEvent, useCallback, useEffect, useRef } from 'react';
import { fullScreenQuery } from '../../../embed/full-screen-query.ts';
import { useChat } from '../chat-context.ts';
import { CloseIcon } from '../icons.tsx';
import { useMediaQuery } from '../look/use-media-query.ts';
import { useBackButton } from '../panel/use-back-button.ts';
import { useScrollLock } from '../panel/use-scroll-lock.ts';
import type { Picture } from './answer-image.tsx';

interface ImageZoomProps extends Picture {
  onClose: () => void;
}

/** An enlarged image. A modal dialog may cover the page here, because the visitor opened it. */
export function ImageZoom({ src, alt, onClose }: ImageZoomProps) {
  const { copy } = useChat();
  const dialog = useRef<HTMLDialogElement>(null);
  const close = useCallback(() => dialog.current?.close(), []);
  useEffect(() => dialog.current?.showModal(), []);
  useScrollLock(true);
  useBackButton({ isActive: useMediaQuery(fullScreenQuery), inside: dialog, onBack: close });

  function stopEscape(event: KeyboardEvent): void {
    // Escape closes the image. Without this, it would also close the panel.
    if (event.key === 'Escape') event.stopPropagation();
  }

  return (
    <dialog
      ref={dialog}
      className="zoom"
      aria-label={alt}
      onClick={close}
      onClose={onClose}
      onKeyDown={stopEscape}
    >
      <img src={src} alt={alt} />
      <button type="button" className="close" aria-label={copy.close}>
        <CloseIcon />
      </button>
    </dialog>
  );
}
