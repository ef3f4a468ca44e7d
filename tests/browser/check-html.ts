import { expect, type Page } from '@playwright/test';
import { type ConfigData, HtmlValidate } from 'html-validate/node';

/** Each exception is something that the products do on purpose, or that only `outerHTML` shows. */
const config: ConfigData = {
  extends: ['html-validate:recommended'],
  rules: {
    // Browsers serialize every attribute with a value, and spaces as they are.
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'no-trailing-whitespace': 'off',
    // Ids of React and Preact begin with `_` or `:`.
    'valid-id': ['error', { relaxed: true }],
    // The bot's fields are texts, which is the default: it has no byte to spare.
    'no-implicit-input-type': 'off',
    // The icons in the bot's header have their names in `title`, which is shown, too. axe tests names.
    'text-content': 'off',
    // It ends with the website's name, however long.
    'long-title': 'off',
    // Widths and positions that scripts compute.
    'no-inline-style': 'off',
    // As a card on phones, a row has another `display`, and then browsers forget its role.
    'no-redundant-role': 'off',
    // A dialog or a menu hides the page behind it, which is inert then, and has guards at its ends that return the focus.
    'hidden-focusable': 'off',
    // A list of options with a search field of its own.
    'prefer-native-element': 'off',
    // A card in a list has a name, so that its buttons can be told apart.
    'aria-label-misuse': ['error', { allowAnyNamable: true }],
    // The pager goes to the typed page at Enter and when its field loses the focus.
    'wcag/h32': 'off',
  },
};
const validator = new HtmlValidate(config);

/** Fails on any error of HTML in the document and its shadow roots, as they are now. */
export async function checkHtml(page: Page): Promise<void> {
  const [html = '', ...roots] = await page.evaluate(() => [
    document.documentElement.outerHTML,
    ...[...document.querySelectorAll('*')].flatMap(({ shadowRoot }) => shadowRoot?.innerHTML ?? []),
  ]);
  const documents = [
    html,
    ...roots.map(
      (root) => `<html lang="id"><head><title>Bot</title></head><body>${root}</body></html>`,
    ),
  ];
  const reports = await Promise.all(
    documents.map((text) => validator.validateString(`<!DOCTYPE html>${text}`)),
  );
  const errors = reports
    .flatMap(({ results }) => results)
    .flatMap(({ messages }) => messages)
    .map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`);
  expect([...new Set(errors)]).toEqual([]);
}
