import { useState } from 'react';
import { imageSizeOf } from '../../../api/contract/image-name.ts';
import { useChat } from '../chat-context.ts';
import { RetryIcon } from '../icons.tsx';
import { imageAddress } from '../image-address.ts';

/** A taller image would leave no room for the answer around it. */
const maxHeightPx = 300;

export interface Picture {
  src: string;
  alt: string;
}

interface AnswerImageProps {
  /** File name. */
  image: string;
  question: string;
  onZoom: (picture: Picture) => void;
}

/** An answer's image as a button that enlarges it. After an error, the same button loads it again. */
export function AnswerImage({ image, question, onZoom }: AnswerImageProps) {
  const { copy, state } = useChat();
  const [hasFailed, setHasFailed] = useState(false);
  const src = imageAddress(state.source, image);
  const alt = `${copy.imageOf} ${question}`;

  function act(): void {
    if (hasFailed) setHasFailed(false);
    else if (typeof HTMLDialogElement === 'undefined') window.open(src, '_blank', 'noopener');
    else onZoom({ src, alt });
  }

  // Render one button for both states. With two buttons the focus would be lost.
  return (
    <div
      className={hasFailed ? 'bubble bot' : undefined}
      part={hasFailed ? 'bot-message' : undefined}
    >
      {hasFailed && copy.imageFailed}
      <button
        type="button"
        className={hasFailed ? 'secondary' : 'picture'}
        aria-label={hasFailed ? undefined : `${copy.enlarge}: ${question}`}
        onClick={act}
      >
        {hasFailed ? (
          <>
            <RetryIcon />
            <span>{copy.imageRetry}</span>
          </>
        ) : (
          <img
            src={src}
            alt={alt}
            {...shownSize(image)}
            loading="lazy"
            onError={() => setHasFailed(true)}
          />
        )}
      </button>
    </div>
  );
}

/** The size to reserve while the image loads. With only a CSS `max-height`, the browser would reserve a wrong size. */
function shownSize(image: string): { width: number; height: number } | undefined {
  const size = imageSizeOf(image);
  if (size === undefined) return undefined;
  const scale = Math.min(1, maxHeightPx / size.height);
  return { width: Math.round(size.width * scale), height: Math.round(size.height * scale) };
}
