import { useEffect, useRef } from 'react';
import { mountPreview, type Preview, type PreviewContent } from '../../../widget/preview.tsx';

/** Renders the real bot in the surrounding box. Load it when idle, because its code is larger than a page's. */
export function BotStage(content: PreviewContent) {
  const box = useRef<HTMLDivElement>(null);
  const preview = useRef<Preview>(undefined);
  const { faqs, words, faqId, attributes, bot } = content;

  useEffect(() => {
    if (box.current === null) return;
    const host = document.createElement('div');
    // The bot's fixed elements must stay in this box, and its lengths must be relative to it.
    host.className = 'absolute inset-0 block contain-strict';
    host.style.setProperty('container-type', 'size');
    box.current.append(host);
    const mounted = mountPreview(host);
    preview.current = mounted;
    return () => {
      mounted.remove();
      host.remove();
    };
  }, []);

  // Must run after the effect above.
  useEffect(() => {
    preview.current?.show({ faqs, words, faqId, attributes, ...(bot && { bot }) });
  }, [faqs, words, faqId, attributes, bot]);

  return <div ref={box} className="absolute inset-0" />;
}
