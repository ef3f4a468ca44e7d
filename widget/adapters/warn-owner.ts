const said = new Set<string>();

/** Tells the owner of the page, who has no other sign of the mistake. Each text is written once. */
export function warnOwner(text: string): void {
  if (said.has(text)) return;
  said.add(text);
  // biome-ignore lint/suspicious/noConsole: see above.
  console.warn(`faq-chatbot: ${text}`);
}
