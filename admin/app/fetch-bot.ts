let script: HTMLScriptElement | undefined;

/** Fetches the script of the bot that stands in index.html; called once the screen is there, which waits for no bot. */
export async function fetchBot(): Promise<void> {
  if (script) return;
  script = document.createElement('script');
  script.src = '/faq-chatbot.js';
  // The next screen asks again.
  script.onerror = () => {
    script = undefined;
  };
  document.body.append(script);
}
