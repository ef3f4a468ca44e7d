import { createElement as h, StrictMode, useState } from 'react';
import { createRoot } from 'react-dom/client';

// A site in React. With `#elemen` in its address, it renders the element itself on its first page.
function App() {
  const [isFirst, setIsFirst] = useState(true);
  return h(
    'main',
    null,
    h('h1', null, isFirst ? 'Halaman satu' : 'Halaman dua'),
    h('button', { type: 'button', onClick: () => setIsFirst(!isFirst) }, 'Pindah halaman'),
    isFirst && location.hash === '#elemen' && h(Help),
  );
}

function Help() {
  const [theme, setTheme] = useState('light');
  const [heard, setHeard] = useState('');
  return h(
    'section',
    null,
    h('button', { type: 'button', onClick: () => setTheme('dark') }, 'Gelap'),
    h('output', null, heard),
    h('faq-chatbot', {
      'website-id': 1,
      theme,
      'onfaq-open': (event) => setHeard(`Dibuka: ${event.detail.websiteId}`),
    }),
  );
}

createRoot(document.querySelector('#app')).render(h(StrictMode, null, h(App)));
