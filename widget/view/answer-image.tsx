import { type MouseEvent, useState } from 'react';
import { imageSizeOf } from '../../api/contract/image-name.ts';
import { useChat } from './chat-context.ts';

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

/** An answer's image. Its size is reserved while it loads, and a tap enlarges it. */
export function AnswerImage({ image, question, onZoom }: AnswerImageProps) {
  const { copy, state } = useChat();
  const [hasFailed, setHasFailed] = useState(false);
  const src = `${state.source.apiHost}/faqs/image/${encodeURIComponent(image)}`;
  const alt = `${copy.imageOf} ${question}`;

  function zoom(event: MouseEvent): void {
    // Without modal dialogs, or with a modifier key, the link opens the image in a new tab.
    if (typeof HTMLDialogElement === 'undefined' || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    onZoom({ src, alt });
  }

  if (hasFailed) return <p className="bubble bot">{copy.imageFailed}</p>;
  return (
    <a className="picture" href={src} target="_blank" rel="noopener" onClick={zoom}>
      <img src={src} alt={alt} {...imageSizeOf(image)} onError={() => setHasFailed(true)} />
    </a>
  );
}
