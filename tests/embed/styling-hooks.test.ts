import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { customProperties, parts } from '../../embed/element-api.ts';

const styles = ['styles', 'panel']
  .map((name) => readFileSync(`widget/${name}.css`, 'utf8'))
  .join('');
const views = readdirSync('widget/view', { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.tsx'))
  .map((file) => readFileSync(`widget/view/${file}`, 'utf8'));

describe('the documented styling hooks', () => {
  it('are the custom properties that the style sheet reads', () => {
    const read = [...styles.matchAll(/var\((--faq-[\w-]+)/g)].map(([, name]) => name);
    expect([...new Set(read)].sort()).toEqual(customProperties.map(({ name }) => name).sort());
  });

  it('are the parts in the views, and the former name of `action`', () => {
    const named = views.flatMap((view) =>
      [...view.matchAll(/\bpart="([\w -]+)"/g)].flatMap(([, names = '']) => names.split(' ')),
    );
    expect([...new Set(named)].sort()).toEqual([...parts.map(({ name }) => name), 'way'].sort());
  });
});
