let script: HTMLScriptElement | undefined;

/**
 * Loads the script of the bot in index.html. Call it when the page is idle, so that the bot does not delay the page.
 */
export function loadBot(): void {
  if (script) return;
  script = document.createElement('script');
  script.src = '/faq-chatbot.js';
  // Do not use the public address: the admin app may be open at another origin, and its Content-Security-Policy allows
  // only its own origin.
  script.dataset.apiHost = location.origin;
  // Retry on the next page.
  script.onerror = () => {
    script = undefined;
  };
  document.body.append(script);
}
