/**
 * Makes the bot of these pages anew after a change of its website's questions, so that it answers with what was just
 * saved: an element reads them once. Its conversation comes back with it.
 */
export async function renewBot(websiteId: number): Promise<void> {
  if (findBot()?.getAttribute('website-id') !== `${websiteId}`) return;
  try {
    // Otherwise the new one would be given the browser's copy, which is whole once it has been read.
    const answer = await fetch(`${location.origin}/faqs/${websiteId}`, { cache: 'no-cache' });
    await answer.arrayBuffer();
    if (!answer.ok) return;
    // Its module says much of each attribute, which no first screen should wait for.
    const { attributeNames } = await import('../embed/attributes.ts');
    const bot = findBot();
    const renewed = document.createElement('faq-chatbot');
    // Only its own: an open dialog hides what stands beside it, and takes that back from the element that it hid.
    for (const name of attributeNames) {
      const value = bot?.getAttribute(name);
      if (value) renewed.setAttribute(name, value);
    }
    bot?.replaceWith(renewed);
  } catch {
    // Without the server a new one would not be any better.
  }
}

/** The page's own: a preview stands in a shadow root. */
function findBot(): Element | null {
  return document.querySelector('faq-chatbot');
}
