import { type CSSProperties, useLayoutEffect, useRef, useSyncExternalStore } from 'react';
import type { PublicBot } from '../../api/contract/bot/public-bot.ts';
import { defaultLanguage } from '../../embed/languages/names.ts';
import type { ChatStore } from '../store.ts';
import { ChatContext } from './chat-context.ts';
import { accentColours } from './look/accent.ts';
import { adoptSheet } from './look/adopt-sheet.ts';
import { useTheme } from './look/use-theme.ts';
import { FloatingBot } from './panel/floating-bot.tsx';
import { PageBot } from './panel/page-bot.tsx';
import type { Settings } from './settings.ts';
import { wordsOf } from './words-of.ts';

interface ChatbotProps {
  store: ChatStore;
  settings: Settings;
  bot: PublicBot;
  /** The page's `zoom` property, and how much a phone shrinks the page. The bot undoes both. */
  pageZoom: number;
}

/** The root view of one bot, rendered into the element's shadow root. */
export function Chatbot({ store, settings, bot, pageZoom }: ChatbotProps) {
  const theme = useTheme(settings.theme);
  // Once for all views: a subscription of each view would delay the panel and each answer.
  const state = useSyncExternalStore(store.subscribe, store.getState);
  const value = {
    store,
    state,
    settings,
    copy: wordsOf(settings.language, bot),
    content: { dir: 'auto' as const, lang: bot.attributes?.lang || defaultLanguage },
  };
  const { fill, onFill, ink, edge } = accentColours(settings.accent, theme);
  const style = {
    '--accent-fill': fill,
    '--accent-on-fill': onFill,
    '--accent-ink': ink,
    '--accent-edge': edge,
    '--offset-x': `${settings.offsetXPx}px`,
    '--layer': settings.zIndex,
    zoom: 1 / pageZoom,
  } as CSSProperties;

  const root = useRef<HTMLDivElement>(null);
  // Dark Reader changes the variables of style sheets, and loses those that are only in a `style` attribute.
  useLayoutEffect(
    () =>
      adoptSheet(
        root.current?.getRootNode() as ShadowRoot,
        `.root{--accent-fill:${fill};--accent-on-fill:${onFill}}`,
      ),
    [fill, onFill],
  );

  return (
    <ChatContext.Provider value={value}>
      <div
        ref={root}
        className="root"
        lang={settings.language}
        data-theme={theme}
        data-mode={settings.mode}
        data-position={settings.position}
        style={style}
      >
        {settings.mode === 'page' ? <PageBot /> : <FloatingBot />}
      </div>
    </ChatContext.Provider>
  );
}
