import { type MouseEvent, useState } from 'react';
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

/** An answer's picture: keeps its space while it loads, and opens larger on a tap. */
export function AnswerImage({ image, question, onZoom }: AnswerImageProps) {
  const { copy, state } = useChat();
  const [hasFailed, setHasFailed] = useState(false);
  const src = `${state.source.apiHost}/faqs/image/${encodeURIComponent(image)}`;
  const alt = `${copy.imageOf} ${question}`;

  function zoom(event: MouseEvent): void {
    // Where there is no modal dialog, or a new tab is asked for, the link itself shows the picture.
    if (typeof HTMLDialogElement === 'undefined' || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    onZoom({ src, alt });
  }

  if (hasFailed) return <p className="bubble bot">{copy.imageFailed}</p>;
  return (
    <a className="picture" href={src} target="_blank" rel="noopener" onClick={zoom}>
      <img src={src} alt={alt} {...sizeIn(image)} onError={() => setHasFailed(true)} />
    </a>
  );
}

/** Stored images carry their size in their name: `…-{width}x{height}.webp`. */
function sizeIn(image: string): { width?: number; height?: number } {
  const match = /-(\d+)x(\d+)\.webp$/.exec(image);
  return match ? { width: Number(match[1]), height: Number(match[2]) } : {};
}
