// @vitest-environment node
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { minifyScript } from '../../vite.widget.minify.ts';
import { privateNames } from '../../vite.widget.names.ts';
import type { SavedHandover } from '../../widget/flow/handover-types.ts';
import { conversationToSave } from '../../widget/flow/restore-conversation.ts';
import { initialState } from '../../widget/flow/transition.ts';

const { properties, types } = privateNames();

describe('the names that the build shortens', () => {
  it('include properties and types of the script', () => {
    expect([...properties]).toEqual(
      expect.arrayContaining(['chosenId', 'isHandoverOffered', 'onChoose', 'opensBy']),
    );
    expect([...types]).toEqual(expect.arrayContaining(['faqs-loaded', 'load-faqs']));
  });

  it('do not include names that a server, a page or a vendor reads', () => {
    const shared = [
      ...['parent_id', 'livechat_link', 'keywords', 'synonyms', 'ticket', 'final_Amount'],
      ...['attributes', 'pageGreeting', 'shortcuts', 'channels', 'website_id', 'faq_id'],
      ...['websiteId', 'question', 'outcome', 'kind', 'faqId'],
      ...['Tawk_API', 'onChatStarted', 'customer_data', 'asyncInit', 'propertyId'],
    ];
    expect(shared.filter((name) => properties.has(name))).toEqual([]);
    expect(['faq-open', 'handed-over', 'fell-back'].filter((type) => types.has(type))).toEqual([]);
  });

  it('do not include names that are saved in the tab', () => {
    const conversation = conversationToSave({
      ...initialState({ apiHost: '', websiteId: 1 }),
      isOpen: true,
    });
    const handover: SavedHandover = { deadlineMs: 1, isAway: true };
    const saved = Object.keys({ ...conversation, ...handover, type: '', amount: 0 });
    expect(saved).toContain('askedIds');
    expect(saved.filter((name) => properties.has(name))).toEqual([]);
  });

  it('do not include names of the DOM, of JavaScript or of React’s elements', async () => {
    const folder = join('node_modules/@typescript', platformPackage(), 'lib');
    const files = readdirSync(folder).filter((file) => /^lib\.(dom|es).*\.d\.ts$/.test(file));
    const declared = files.map((file) => readFileSync(join(folder, file), 'utf8'));
    declared.push(readFileSync('node_modules/@types/react/index.d.ts', 'utf8'));
    const names = new Set(
      declared.flatMap((text) =>
        [...text.matchAll(/^\s+(?:readonly |get |set )*(\w+)\??[:(<]/gm)].map(
          ([, name]) => name ?? '',
        ),
      ),
    );
    expect(names.has('preventScroll') && names.has('className') && names.has('onClose')).toBe(true);
    const both = [...properties].filter((name) => names.has(name));
    const code = `window.use({${both.map((name) => `${name}:0`).join()}})`;
    expect((await minifyScript(code)).match(/\w+(?=:0)/g)).toEqual(both);
  });
});

describe('the build', () => {
  it('does not shorten a name that is also a string or a data attribute', async () => {
    const code = await minifyScript(
      'window.f = (a, b) => [a.chosenId, a.readId, b["readId"], a.parentId, "[data-parent-id]"]',
    );
    expect(code).not.toContain('chosenId');
    expect(code).toContain('.readId');
    expect(code).toContain('.parentId');
  });

  it('does not shorten a type that a template may build', async () => {
    const code = await minifyScript(
      // biome-ignore lint/suspicious/noTemplateCurlyInString: it is the code of a template.
      'window.f = (a) => [`vendor-chat-${a}`, a === "vendor-chat-ended", a === "faqs-loaded"]',
    );
    expect(code).toContain('"vendor-chat-ended"');
    expect(code).not.toContain('faqs-loaded');
  });

  it('shortens private custom properties of the style sheet, but not public ones', async () => {
    const code = await minifyScript(
      'window.f = [{ "--accent-fill": 1 }, `a{color:var(--accent-fill,var(--faq-radius))}`]',
    );
    const [, name = ''] = /\{"--(\w+)":1\}/.exec(code) ?? [];
    expect(code).toContain(`var(--${name},var(--faq-radius))`);
    expect(code).not.toContain('accent');
  });
});

function platformPackage(): string {
  const [folder] = readdirSync('node_modules/@typescript').filter((name) =>
    name.startsWith('typescript-'),
  );
  if (folder === undefined) throw new Error('TypeScript’s libraries are not installed.');
  return folder;
}
