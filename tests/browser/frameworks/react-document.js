import { createElement as h } from 'react';
import { hydrateRoot } from 'react-dom/client';

// Like Next and React Router, this renders the whole document. The server's HTML has another text, so React renders it again.
function Page() {
  return h(
    'html',
    { lang: 'id' },
    h('head', null, h('title', null, 'Situs')),
    h('body', null, h('h1', null, 'Dibuat di browser')),
  );
}

globalThis.hydrate = () =>
  hydrateRoot(document, h(Page), {
    onRecoverableError: () => {
      document.documentElement.dataset.mismatch = '';
    },
  });
