import { parseSync } from 'vite';

/** A node of a syntax tree (ESTree, with TypeScript). */
export interface SyntaxNode {
  type: string;
  start: number;
  end: number;
  [field: string]: unknown;
}

export function parse(file: string, code: string): SyntaxNode {
  return parseSync(file, code).program as unknown as SyntaxNode;
}

/** A node and all nodes in it, in the order of the text. */
export function* nodesIn(node: SyntaxNode): Generator<SyntaxNode> {
  yield node;
  for (const child of Object.values(node).flat()) {
    if (typeof (child as SyntaxNode | null)?.type === 'string') yield* nodesIn(child as SyntaxNode);
  }
}

/** The text of a string, or of a template that is one. */
export function textOf({ type, value, quasis, expressions }: SyntaxNode): string | undefined {
  if (type === 'Literal' && typeof value === 'string') return value;
  if (type !== 'TemplateLiteral' || (expressions as SyntaxNode[]).length > 0) return undefined;
  return (quasis as { value: { cooked: string } }[])[0]?.value.cooked;
}

/** A pattern of what a template with expressions can become. Undefined for what is no such template. */
export function patternOf({ type, quasis, expressions }: SyntaxNode): RegExp | undefined {
  if (type !== 'TemplateLiteral' || (expressions as SyntaxNode[]).length === 0) return undefined;
  const texts = (quasis as { value: { cooked: string } }[]).map(({ value }) => value.cooked);
  // A template without letters only joins what its expressions are.
  if (!/[a-z]/i.test(texts.join(''))) return undefined;
  return new RegExp(`^${texts.map((text) => text.replace(/\W/g, '\\$&')).join('.*')}$`, 's');
}
