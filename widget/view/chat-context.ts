import { createContext, useContext, useSyncExternalStore } from 'react';
import type { Copy } from '../../embed/languages/languages.ts';
import type { ChatState } from '../flow/chat-types.ts';
import type { ChatStore } from '../store.ts';
import type { Settings } from './settings.ts';

export interface ChatContextValue {
  store: ChatStore;
  settings: Settings;
  copy: Copy;
  /** Attributes of the texts that admins write: they may have another direction and language than the bot's words. */
  content: { dir: 'auto'; lang: string };
}

export const ChatContext = createContext<ChatContextValue | null>(null);

/** The context that all views of one bot share. */
export function useChat(): ChatContextValue & { state: ChatState } {
  // Every view is inside `Chatbot`, which provides it.
  const value = useContext(ChatContext) as ChatContextValue;
  const state = useSyncExternalStore(value.store.subscribe, value.store.getState);
  return { ...value, state };
}
