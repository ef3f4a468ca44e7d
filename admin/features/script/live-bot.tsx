import { useEffect, useRef, useSyncExternalStore } from 'react';
import { fullScreenQuery } from '../../../embed/full-screen-query.ts';
import { scriptCopy as copy } from '../../copy/script.ts';
import type { BotElement } from '../../data/websites/page-bot.ts';
import { classNames } from '../../ui/class-names.ts';

/**
 * Shows the real bot inside a box: its fixed elements are positioned in the box. A shadow root hides it from the page,
 * so that it does not share the place and the conversation of the page's floating bot.
 */
export function LiveBot({ websiteId }: { websiteId: number }) {
  const stage = useRef<HTMLDivElement>(null);
  const isFullScreen = useSyncExternalStore(watchWindow, isSmallWindow);

  useEffect(() => {
    const built = new AbortController();
    const element: BotElement = document.createElement('faq-chatbot');
    element.setAttribute('website-id', `${websiteId}`);
    // A page with a session must not run third-party scripts.
    element.setAttribute('live-agent', 'tab');
    // Admins must not be counted as visitors.
    element.setAttribute('insights', 'off');
    element.setAttribute('mode', isFullScreen ? 'page' : 'floating');
    if (isFullScreen) element.style.setProperty('position', 'absolute');
    const root = stage.current?.shadowRoot ?? stage.current?.attachShadow({ mode: 'open' });
    root?.append(element);
    void customElements.whenDefined('faq-chatbot').then(() => {
      element.open?.();
      if (element.shadowRoot) nameApart(element.shadowRoot, built.signal);
    });
    return () => {
      built.abort();
      element.remove();
    };
  }, [websiteId, isFullScreen]);

  return (
    <div className="relative h-158">
      <PageBehind />
      <div ref={stage} className="absolute inset-0 contain-content" />
    </div>
  );
}

/**
 * Renames the bot's landmark: two landmarks must not have the same one, and the page's floating bot has one
 * too.
 */
function nameApart(bot: ShadowRoot, signal: AbortSignal): void {
  const name = () => {
    const landmark = bot.querySelector('section');
    landmark?.setAttribute('aria-label', copy.previewName);
    return landmark !== null;
  };
  if (name()) return;
  const observer = new MutationObserver(() => {
    if (name()) observer.disconnect();
  });
  observer.observe(bot, { childList: true, subtree: true });
  signal.addEventListener('abort', () => observer.disconnect());
}

/** Shows a placeholder of a page behind the bot, if there is space. */
function PageBehind() {
  return (
    <div aria-hidden className="hidden gap-3 p-6 md:grid xl:hidden">
      {['w-2/5', 'w-1/3', 'w-2/5', 'w-1/4'].map((width, line) => (
        <div
          // biome-ignore lint/suspicious/noArrayIndexKey: the order of the lines never changes.
          key={line}
          className={classNames('h-3 rounded-full bg-skeleton', width, line === 0 && 'mb-3 h-5')}
        />
      ))}
    </div>
  );
}

function watchWindow(onChange: () => void): () => void {
  const query = window.matchMedia(fullScreenQuery);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}

function isSmallWindow(): boolean {
  return window.matchMedia(fullScreenQuery).matches;
}
