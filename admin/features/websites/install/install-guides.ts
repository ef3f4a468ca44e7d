import { scriptAddress, scriptTag } from '../../../../embed/snippet.ts';
import { installsCopy as copy } from '../../../copy/installs.ts';

export type GuideId = keyof typeof copy.guides;

export interface GuideStep {
  text: string;
  code?: string;
}

/** Returns the steps to install a website's bot, by the kind of site. */
export function installGuides(options: {
  host: string;
  websiteId: number;
}): Readonly<Record<GuideId, readonly GuideStep[]>> {
  const tag = scriptTag(options);
  const address = scriptAddress(options);
  const { html, gtm, wordpress, blogger, react, vue } = copy;
  return {
    html: [{ text: html.paste, code: tag }, { text: html.upload }],
    gtm: [
      { text: gtm.create },
      { text: gtm.paste, code: tag },
      { text: gtm.trigger },
      { text: gtm.policy },
    ],
    wordpress: [
      { text: wordpress.plugin, code: tag },
      { text: wordpress.theme },
      { text: wordpress.code, code: wordpressCode(address) },
      { text: wordpress.rights },
      { text: wordpress.optimizer },
    ],
    blogger: [
      { text: blogger.theme, code: tag },
      { text: blogger.value },
      { text: blogger.gadget },
    ],
    react: [
      { text: react.next, code: nextLayout(address) },
      { text: react.pages },
      { text: react.vite, code: tag },
    ],
    vue: [
      { text: vue.vite, code: tag },
      { text: vue.nuxt, code: nuxtConfig(address) },
      { text: vue.element, code: vueConfig },
      { text: vue.nuxtElement, code: nuxtElementConfig },
    ],
  };
}

function wordpressCode(address: string): string {
  return `add_action('wp_enqueue_scripts', function () {
    wp_enqueue_script(
        'tanya-kami',
        '${address}',
        array(),
        null,
        array('strategy' => 'async', 'in_footer' => true)
    );
});`;
}

function nextLayout(address: string): string {
  return `import Script from 'next/script';

export default function RootLayout({ children }) {
  return (
    <html lang="id">
      <body>
        {children}
        <Script src="${address}" strategy="lazyOnload" />
      </body>
    </html>
  );
}`;
}

function nuxtConfig(address: string): string {
  return `export default defineNuxtConfig({
  app: {
    head: {
      script: [{ src: '${address}', async: true }],
    },
  },
});`;
}

const nuxtElementConfig = `export default defineNuxtConfig({
  vue: {
    compilerOptions: { isCustomElement: (tag) => tag === 'faq-chatbot' },
  },
});`;

const vueConfig = `import vue from '@vitejs/plugin-vue';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [
    vue({
      template: {
        compilerOptions: { isCustomElement: (tag) => tag === 'faq-chatbot' },
      },
    }),
  ],
});`;
