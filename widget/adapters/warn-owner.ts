const said = new Set<string>();

/** Writes a warning for the site owner to the console, each text only once. Nothing else shows the mistake. */
export function warnOwner(text: string): void {
  if (said.has(text)) return;
  said.add(text);
  // biome-ignore lint/suspicious/noConsole: the warning is for the site owner.
  console.warn(`faq-chatbot: ${text}`);
}
