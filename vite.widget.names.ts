import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from 'vite';

/** Where names are shared with others: the wire, the page's interface, and the vendors' interfaces. */
const sharedFiles = /^(api\/contract|embed)\/|\/vendor-/;
/** What a tab saves. It outlives an upgrade of the script. */
const savedTypes = ['SavedConversation', 'SavedHandover', 'CheckResult'];

interface SyntaxNode {
  type: string;
  [field: string]: unknown;
}

/**
 * The names of properties that only the script itself uses: those of its types and of its words. A name that is shared
 * anywhere is not one of them, nor is one of a class, whose members an element shows to the page.
 */
export function privateNames(): Set<string> {
  const names = new Set<string>();
  const shared = new Set<string>();
  const files = ['widget', 'api/contract', 'embed'].flatMap(sourceFiles);
  for (const file of files) {
    const program = parseSync(file, readFileSync(file, 'utf8')).program as unknown as SyntaxNode;
    for (const node of nodesIn(program)) {
      const name = propertyName(node);
      if (name === undefined) {
        if (!savedTypes.includes((node.id as { name?: string } | null)?.name ?? '')) continue;
        for (const field of nodesIn(node)) shared.add(propertyName(field) ?? '');
      } else if (sharedFiles.test(file) || /Definition$/.test(node.type)) shared.add(name);
      else if (/Signature$/.test(node.type) || file === 'widget/copy/id.ts') names.add(name);
    }
  }
  for (const name of shared) names.delete(name);
  return names;
}

/** The names by which a script may reach a property other than `a.name`: whole strings, and `data-` attributes. */
export function namesInStrings(code: string): Set<string> {
  const names = new Set<string>();
  for (const node of nodesIn(parseSync('script.js', code).program as unknown as SyntaxNode)) {
    const text =
      node.type === 'TemplateElement' ? (node.value as { cooked: string }).cooked : node.value;
    if (typeof text !== 'string') continue;
    names.add(text);
    for (const [, name = ''] of text.matchAll(/data-([\w-]+)/g)) names.add(toCamelCase(name));
  }
  return names;
}

function sourceFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => join(folder, file));
}

function* nodesIn(node: SyntaxNode): Generator<SyntaxNode> {
  yield node;
  for (const child of Object.values(node).flat()) {
    if (typeof (child as SyntaxNode | null)?.type === 'string') yield* nodesIn(child as SyntaxNode);
  }
}

/** The name of a property in a type, a class or an object. */
function propertyName({ type, key, computed }: SyntaxNode): string | undefined {
  if (
    computed ||
    !/^(TS(Property|Method)Signature|(Property|Method)Definition|Property)$/.test(type)
  )
    return undefined;
  const { name, value } = key as { name?: string; value?: unknown };
  return name ?? String(value);
}

function toCamelCase(name: string): string {
  return name.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase());
}
