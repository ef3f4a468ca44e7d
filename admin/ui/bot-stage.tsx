import { useEffect, useRef } from 'react';
import { mountPreview, type Preview, type PreviewContent } from '../../widget/preview.tsx';

/** The real bot, in the box around it. Its code is larger than a page's: load it late. */
export function BotStage(content: PreviewContent) {
  const box = useRef<HTMLDivElement>(null);
  const preview = useRef<Preview>(undefined);
  const { faqs, words, faqId, attributes, bot } = content;

  useEffect(() => {
    if (box.current === null) return;
    const host = document.createElement('div');
    // Fixed elements of the bot stay in this box, and its lengths are relative to it.
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

  // After the effect above.
  useEffect(() => {
    preview.current?.show({ faqs, words, faqId, attributes, ...(bot && { bot }) });
  }, [faqs, words, faqId, attributes, bot]);

  return <div ref={box} className="absolute inset-0" />;
}
