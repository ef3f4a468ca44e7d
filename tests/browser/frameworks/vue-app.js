// This build of Vue compiles templates in the browser.
import { createApp } from 'vue/dist/vue.esm-bundler.js';

// A site in Vue. With `#elemen` in its address, it renders the element itself on its first page.
const Help = {
  data: () => ({ theme: 'light', heard: '' }),
  template: `<section>
    <button type="button" @click="theme = 'dark'">Gelap</button>
    <output>{{ heard }}</output>
    <faq-chatbot :website-id="1" :theme="theme" @faq-open="heard = 'Dibuka: ' + $event.detail.websiteId" />
  </section>`,
};

const app = createApp({
  components: { Help },
  data: () => ({ isFirst: true, placesElement: location.hash === '#elemen' }),
  template: `<main>
    <h1>{{ isFirst ? 'Halaman satu' : 'Halaman dua' }}</h1>
    <button type="button" @click="isFirst = !isFirst">Pindah halaman</button>
    <Help v-if="isFirst && placesElement" />
  </main>`,
});
app.config.compilerOptions.isCustomElement = (tag) => tag === 'faq-chatbot';
app.mount('#app');
