import { createContext, useContext, useSyncExternalStore } from 'react';
import type { Copy } from '../../embed/languages/languages.ts';
import type { ChatState } from '../flow/chat-types.ts';
import type { ChatStore } from '../store.ts';
import type { Settings } from './settings.ts';

export interface ChatContextValue {
  store: ChatStore;
  settings: Settings;
  copy: Copy;
}

export const ChatContext = createContext<ChatContextValue | null>(null);

/** The context that all views of one bot share. */
export function useChat(): ChatContextValue & { state: ChatState } {
  const value = useContext(ChatContext);
  if (value === null) throw new Error('No <Chatbot>.');
  const state = useSyncExternalStore(value.store.subscribe, value.store.getState);
  return { ...value, state };
}
