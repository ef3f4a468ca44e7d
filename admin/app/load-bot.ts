let script: HTMLScriptElement | undefined;

/** Loads the script of the bot in index.html. Called when the page is idle, so that no page waits for the bot. */
export function loadBot(): void {
  if (script) return;
  script = document.createElement('script');
  script.src = '/faq-chatbot.js';
  // Not the public address: the admin app may be open under another one, and its policy allows no other server.
  script.dataset.apiHost = location.origin;
  // The next page tries again.
  script.onerror = () => {
    script = undefined;
  };
  document.body.append(script);
}
