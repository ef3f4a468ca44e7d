import {
  type KeyboardEvent,
  type MouseEvent,
  useCallback,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { fullScreenQuery } from '../../../embed/full-screen-query.ts';
import { useChat } from '../chat-context.ts';
import { CloseIcon, SearchIcon } from '../icons.tsx';
import { useMediaQuery } from '../look/use-media-query.ts';
import { useBackButton } from '../panel/use-back-button.ts';
import { useScrollLock } from '../panel/use-scroll-lock.ts';
import type { Picture } from './answer-image.tsx';

interface ImageZoomProps extends Picture {
  onClose: () => void;
}

/**
 * An enlarged image. A modal dialog may cover the page here, because the visitor opened it. First the whole image fits in
 * the window. A tap shows it in its own size, if that is larger; the next tap closes it.
 */
export function ImageZoom({ src, alt, onClose }: ImageZoomProps) {
  const { copy } = useChat();
  const dialog = useRef<HTMLDialogElement>(null);
  const image = useRef<HTMLImageElement>(null);
  const [isLarger, setLarger] = useState(false);
  /** The part of the image that its own size shows first, as fractions of it. */
  const [place, setPlace] = useState<readonly [x: number, y: number]>();
  const close = useCallback(() => dialog.current?.close(), []);
  // Before the image has loaded: a closed dialog gives it no size.
  useLayoutEffect(() => dialog.current?.showModal(), []);
  useScrollLock(true);
  useBackButton({ isActive: useMediaQuery(fullScreenQuery), inside: dialog, onBack: close });

  useLayoutEffect(() => {
    const { current: box } = dialog;
    if (!place || !box) return;
    box.scrollLeft = place[0] * box.scrollWidth - box.clientWidth / 2;
    box.scrollTop = place[1] * box.scrollHeight - box.clientHeight / 2;
  }, [place]);

  function tap({ target, clientX, clientY }: MouseEvent): void {
    const { current } = image;
    if (target !== current || !current || !isLarger || place) close();
    else {
      const { left, top, width, height } = current.getBoundingClientRect();
      setPlace([(clientX - left) / width, (clientY - top) / height]);
    }
  }

  function toggle(event: MouseEvent): void {
    event.stopPropagation();
    setPlace(place ? undefined : [0.5, 0.5]);
  }

  function stopEscape(event: KeyboardEvent): void {
    // Escape closes the image. Without this, it would also close the panel.
    if (event.key === 'Escape') event.stopPropagation();
  }

  return (
    <dialog
      ref={dialog}
      className={isLarger ? 'zoom larger' : 'zoom'}
      aria-label={alt}
      onClick={tap}
      onClose={onClose}
      onKeyDown={stopEscape}
    >
      <img
        ref={image}
        className={place && 'own-size'}
        src={src}
        alt={alt}
        onLoad={({ currentTarget: { naturalWidth, width } }) => setLarger(naturalWidth > width)}
      />
      <button type="button" aria-label={copy.close}>
        <CloseIcon />
      </button>
      {isLarger && (
        <button
          type="button"
          className="enlarge"
          aria-label={copy.enlarge}
          aria-pressed={!!place}
          onClick={toggle}
        >
          <SearchIcon />
        </button>
      )}
    </dialog>
  );
}
