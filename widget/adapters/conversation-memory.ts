import type { FaqSource } from '../flow/chat-types.ts';
import { readKeptConversation } from '../flow/kept-conversation.ts';
import type { ConversationMemory } from '../ports.ts';
import { keepInTab, recallFromTab } from './session-memory.ts';

/**
 * One bot's conversation, kept in the tab for the pages of this site.
 *
 * @param place the bot's place among the page's bots, by which two of them keep apart
 */
export function conversationMemory(place: () => number): ConversationMemory {
  let ownPlace: number | undefined;

  function keyOf({ apiHost, websiteId }: FaqSource): string {
    ownPlace = ownPlace ?? place();
    return `faq-chatbot-conversation:${apiHost}:${websiteId}:${ownPlace}`;
  }

  return {
    keep: (source, kept) => keepInTab(keyOf(source), kept),
    recall: (source) => readKeptConversation(recallFromTab(keyOf(source))),
  };
}
