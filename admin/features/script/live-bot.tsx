import { useEffect, useRef, useSyncExternalStore } from 'react';
import { fullScreenQuery } from '../../../embed/full-screen-query.ts';
import { scriptCopy as copy } from '../../copy/script.ts';
import type { BotElement } from '../../data/page-bot.ts';
import { classNames } from '../../ui/class-names.ts';
import type { BotChoices } from './bot-choices.ts';

interface LiveBotProps {
  websiteId: number;
  /** What differs from the saved appearance, which the bot reads itself. */
  attributes: Partial<BotChoices>;
}

/**
 * The real bot inside a box: what is fixed to the window is fixed to the box. A shadow root hides it from the page, so
 * that the page's floating bot keeps its own place and conversation.
 */
export function LiveBot({ websiteId, attributes }: LiveBotProps) {
  const stage = useRef<HTMLDivElement>(null);
  const bot = useRef<BotElement>(undefined);
  const isFullScreen = useSyncExternalStore(watchWindow, isSmallWindow);

  useEffect(() => {
    const built = new AbortController();
    const element: BotElement = document.createElement('faq-chatbot');
    bot.current = element;
    element.setAttribute('website-id', `${websiteId}`);
    // No third-party script runs on a page with a session.
    element.setAttribute('live-agent', 'tab');
    // Admins are no visitors.
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

  // Runs after the effect above, because a new element needs the attributes as well.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new bot needs its attributes as well.
  useEffect(() => {
    for (const name of ['theme', 'position', 'accent'] as const) {
      const value = attributes[name];
      if (value === undefined) bot.current?.removeAttribute(name);
      else bot.current?.setAttribute(name, value);
    }
  }, [attributes, websiteId, isFullScreen]);

  return (
    <div className="relative h-158">
      <PageBehind />
      <div ref={stage} className="absolute inset-0 contain-content" />
    </div>
  );
}

/** Two landmarks must not have the same name, and the floating bot of this page has one too. */
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

/** A placeholder of the page behind the bot, where there is room. */
function PageBehind() {
  return (
    <div aria-hidden className="hidden gap-3 p-6 md:grid xl:hidden">
      {['w-2/5', 'w-1/3', 'w-2/5', 'w-1/4'].map((width, line) => (
        <div
          // biome-ignore lint/suspicious/noArrayIndexKey: the lines never move.
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
