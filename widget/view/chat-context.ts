import { createContext, useContext } from 'react';
import type { Copy } from '../../embed/languages/languages.ts';
import type { ChatState } from '../flow/chat-types.ts';
import type { ChatStore } from '../store.ts';
import type { Settings } from './settings.ts';

export interface ChatContextValue {
  store: ChatStore;
  state: ChatState;
  settings: Settings;
  copy: Copy;
  /** Attributes of the texts that admins write: they may have another direction and language than the bot's words. */
  content: { dir: 'auto'; lang: string };
}

export const ChatContext = createContext<ChatContextValue | null>(null);

/** The context that all views of one bot share. */
export function useChat(): ChatContextValue {
  // Every view is inside `Chatbot`, which provides it.
  return useContext(ChatContext) as ChatContextValue;
}
