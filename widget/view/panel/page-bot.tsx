import { useEffect, useRef } from 'react';
import { useChat } from '../chat-context.ts';
import { PanelContent } from './panel-content.tsx';
import { usePanelHeight } from './use-panel-height.ts';
import { useViewportFit } from './use-viewport-fit.ts';

/** The bot in `page` mode. It is always open and loads its FAQs at once. */
export function PageBot() {
  const { store, copy, state } = useChat();
  const { source } = state;
  const panel = useRef<HTMLElement>(null);
  useViewportFit(panel, true);
  usePanelHeight(panel);

  // biome-ignore lint/correctness/useExhaustiveDependencies: load the FAQs again when the source changes.
  useEffect(() => {
    store.send({ type: 'interest-shown' });
    store.send({ type: 'noticed', fact: { type: 'opened' } });
  }, [store, source]);

  return (
    <section ref={panel} className="panel" part="panel" aria-label={copy.title}>
      <PanelContent />
    </section>
  );
}
