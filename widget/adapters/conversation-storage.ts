import type { FaqSource } from '../flow/faq-source.ts';
import { parseSavedConversation } from '../flow/saved-conversation.ts';
import type { ConversationStorage } from '../ports.ts';
import { loadFromTab, saveInTab } from './tab-storage.ts';

/**
 * Saves one bot's conversation in the tab, for all pages of the site.
 *
 * @param position the bot's position among the bots of the page, so that two of them do not share a key
 */
export function conversationStorage(position: () => number): ConversationStorage {
  let ownPosition: number | undefined;

  function keyOf({ apiHost, websiteId }: FaqSource): string {
    ownPosition = ownPosition ?? position();
    return `faq-chatbot-conversation:${apiHost}:${websiteId}:${ownPosition}`;
  }

  return {
    save: (source, conversation) => saveInTab(keyOf(source), conversation),
    load: (source) => parseSavedConversation(loadFromTab(keyOf(source))),
  };
}
