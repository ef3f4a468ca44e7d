import { render } from '@testing-library/react';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { tolerateTranslators } from '../../admin/app/tolerate-translators.ts';

const { removeChild, insertBefore } = Node.prototype;
beforeAll(tolerateTranslators);
afterAll(() => Object.assign(Node.prototype, { removeChild, insertBefore }));

/** How translators put an element in the place of a text, or around it. */
const translators = {
  replaces: (text: Text, font: Element) => text.replaceWith(font),
  'inserts and removes': (text: Text, font: Element) => {
    text.before(font);
    text.remove();
  },
  'moves the text': (text: Text, font: Element) => {
    text.replaceWith(font);
    font.replaceChildren(text);
  },
};

describe.each(Object.entries(translators))('under a translator that %s', (_, put) => {
  async function translate(root: Element): Promise<void> {
    const texts: Text[] = [];
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    for (const text of texts) {
      const font = document.createElement('font');
      font.textContent = text.data.toUpperCase();
      put(text, font);
    }
    // The records of a mutation come after the current task.
    await new Promise((resolve) => setTimeout(resolve));
  }
  const shown = (root: Element) => root.textContent?.toLowerCase();

  it('React removes texts, inserts before them and changes them', async () => {
    const list = (texts: (string | false)[]) => (
      <p>
        {texts[0] && <b>{texts[0]}</b>}
        {texts[1]}
        {texts[2] && <i>{texts[2]}</i>}
        {texts[3]}
      </p>
    );
    const { container, rerender } = render(list([false, 'dua ', false, 'empat']));
    await translate(container);
    const steps: (string | false)[][] = [
      ['satu ', 'dua ', 'tiga ', 'empat'],
      ['satu ', false, 'tiga ', 'baru'],
      [false, 'dua ', false, 'lima'],
      [false, false, 'tiga', false],
    ];
    for (const texts of steps) {
      rerender(list(texts));
      await new Promise((resolve) => setTimeout(resolve));
      expect(shown(container)).toBe(texts.filter(Boolean).join(''));
      await translate(container);
      expect(shown(container)).toBe(texts.filter(Boolean).join(''));
    }
  });
});

describe('other changes of the page', () => {
  const text = () => document.createTextNode('a');

  it('lose no node that is inserted before a text at an unknown place', () => {
    const parent = document.createElement('p');
    parent.append('awal');
    parent.insertBefore(document.createElement('b'), text());
    expect(parent.innerHTML).toBe('awal<b></b>');
    expect(() => parent.removeChild(text())).not.toThrow();
  });

  it('are faults as before when the node is in another parent', () => {
    const [parent, other] = [document.createElement('p'), document.createElement('p')];
    const child = other.appendChild(text());
    expect(() => parent.removeChild(child)).toThrow();
    expect(() => parent.insertBefore(text(), child)).toThrow();
  });
});
