import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { imageSize } from 'image-size';
import { Marked } from 'marked';
import type { Plugin } from 'vite';
import { sectionAnchor } from '../admin/format/section-anchor.ts';
import { escapeAttribute } from '../api/contract/texts/escape-attribute.ts';
import { repositoryRoot } from './repository-root.ts';

const guideFile = 'docs/panduan-admin.md';

interface Guide {
  title: string;
  sections: readonly string[];
  html: string;
}

/** Renders the guide for admins. `showPicture` returns the attributes of a picture; links to other documents become text. */
function renderGuide(markdown: string, showPicture: (path: string) => string): Guide {
  const sections: string[] = [];
  let title = '';
  const html = new Marked({
    renderer: {
      heading({ tokens, depth, text }) {
        if (depth === 1) {
          title = text;
          return '';
        }
        sections.push(text);
        return `<h${depth} id="${sectionAnchor(text)}" tabindex="-1">${this.parser.parseInline(tokens)}</h${depth}>\n`;
      },
      image({ href, text }) {
        return `<img ${showPicture(href)} alt="${escapeAttribute(text)}" loading="lazy">`;
      },
      link({ href, tokens }) {
        const words = this.parser.parseInline(tokens);
        // The other documents are not part of the back-office.
        return /^https?:/.test(href)
          ? `<a href="${escapeAttribute(href)}" class="text-accent-text underline">${words}</a>`
          : words;
      },
      // It scrolls on narrow screens, so the keyboard must reach it.
      code({ text }) {
        return `<pre tabindex="0"><code>${escapeAttribute(text)}\n</code></pre>\n`;
      },
      table(token) {
        const row = (cells: typeof token.header, tag: string) =>
          `<tr>${cells.map((cell) => `<${tag}>${this.parser.parseInline(cell.tokens)}</${tag}>`).join('')}</tr>`;
        const rows = token.rows.map((cells) => row(cells, 'td')).join('');
        return `<div class="table-wrap" tabindex="0"><table><thead>${row(token.header, 'th')}</thead><tbody>${rows}</tbody></table></div>`;
      },
    },
  }).parse(markdown, { async: false });
  return { title, sections, html };
}

/** Makes the guide for admins two modules: `virtual:guide`, and `virtual:guide-sections` for the search. */
export const guidePlugin: Plugin = {
  name: 'guide',
  resolveId: (id) => (/^virtual:guide(-sections)?$/.test(id) ? `\0${id}` : undefined),
  load(id) {
    if (!id.startsWith('\0virtual:guide')) return;
    const file = join(repositoryRoot, guideFile);
    this.addWatchFile(file);
    const pictures: string[] = [];
    const { title, sections, html } = renderGuide(readFileSync(file, 'utf8'), (path) => {
      const picture = join(dirname(file), path);
      pictures.push(picture);
      // Without its size, a picture that loads late would move the section that a link has scrolled to.
      const { width, height } = imageSize(readFileSync(picture));
      return `src="%PICTURE-${pictures.length - 1}%" width="${width}" height="${height}"`;
    });
    if (id === '\0virtual:guide-sections') return `export default ${JSON.stringify(sections)}`;
    return [
      ...pictures.map((path, index) => `import picture${index} from ${JSON.stringify(path)};`),
      `const pictures = [${pictures.map((_, index) => `picture${index}`).join(', ')}];`,
      `const html = ${JSON.stringify(html)};`,
      `export default { title: ${JSON.stringify(title)}, html: html.replaceAll(/%PICTURE-(\\d+)%/g, (_, index) => pictures[index]) };`,
    ].join('\n');
  },
};
