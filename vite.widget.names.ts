import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { nodesIn, parse, type SyntaxNode, textOf } from './vite.widget.syntax.ts';

/** Files whose names are shared with others: the wire, the page's interface, and the vendors' interfaces. */
const sharedFiles = /^(api\/contract|embed)\/|\/vendor-/;
/** Types that a tab saves. Saved values must stay readable after an upgrade of the script. */
const savedTypes = ['SavedConversation', 'SavedHandover', 'CheckResult'];
/** The types of the state machine: its events, effects and messages. */
const machineFiles = /^widget\/flow\/\w+-types\.ts$/;

export interface PrivateNames {
  /** Names of properties in the script's own types and in its texts. */
  properties: Set<string>;
  /** Types of events, effects and messages, such as `faqs-loaded`. */
  types: Set<string>;
}

/**
 * The names that only the script reads, so they may be shortened. Not private are shared names, members of classes and
 * attributes of elements (the page sees both), and all words of the style sheets, comments included.
 */
export function privateNames(): PrivateNames {
  const properties = new Set<string>();
  const types = new Set<string>();
  const shared = new Set<string | undefined>(
    sourceFiles('widget', /\.css$/).flatMap(
      (file) => readFileSync(file, 'utf8').match(/[\w-]+/g) ?? [],
    ),
  );
  for (const file of ['widget', 'api/contract', 'embed'].flatMap((folder) =>
    sourceFiles(folder, /\.tsx?$/),
  )) {
    for (const node of nodesIn(parse(file, readFileSync(file, 'utf8')))) {
      const name = propertyName(node);
      for (const attribute of attributesOf(node)) shared.add(attribute);
      if (sharedFiles.test(file) || isSavedType(node)) {
        for (const part of nodesIn(node)) shared.add(propertyName(part) ?? textOf(part));
      } else if (name === undefined) continue;
      else if (node.type.endsWith('Definition')) shared.add(name);
      else if (node.type.endsWith('Signature') || file === 'widget/copy/id.ts') {
        properties.add(name);
        if (name !== 'type' || !machineFiles.test(file)) continue;
        // A word without a hyphen could also be the name of an element: `form`.
        for (const part of nodesIn(node)) {
          const text = textOf(part);
          if (text?.includes('-')) types.add(text);
        }
      }
    }
  }
  for (const name of shared) {
    properties.delete(name ?? '');
    types.delete(name ?? '');
  }
  return { properties, types };
}

function sourceFiles(folder: string, ending: RegExp): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => ending.test(file))
    .map((file) => join(folder, file));
}

/** The attributes that JSX sets on HTML elements, such as `onClose` of a `dialog`. */
function attributesOf({ type, name, attributes }: SyntaxNode): string[] {
  const isElement = type === 'JSXOpeningElement' && /^[a-z]/.test(nameOf(name));
  return isElement ? (attributes as SyntaxNode[]).map((attribute) => nameOf(attribute.name)) : [];
}

function nameOf(node: unknown): string {
  return (node as { name?: string } | null | undefined)?.name ?? '';
}

function isSavedType({ id }: SyntaxNode): boolean {
  return savedTypes.includes(nameOf(id));
}

/** The name of a property in a type, a class or an object. */
function propertyName({ type, key, computed }: SyntaxNode): string | undefined {
  const isProperty = /^(TS(Property|Method)Signature|(Property|Method)Definition|Property)$/;
  if (computed || !isProperty.test(type)) return undefined;
  const { name, value } = key as { name?: string; value?: unknown };
  return name ?? String(value);
}
