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

/** A node and all nodes inside it, in source order. */
export function* nodesIn(node: SyntaxNode): Generator<SyntaxNode> {
  yield node;
  for (const child of Object.values(node).flat()) {
    if (typeof (child as SyntaxNode | null)?.type === 'string') yield* nodesIn(child as SyntaxNode);
  }
}

/** The text of a string literal, or of a template without expressions. */
export function textOf({ type, value, quasis, expressions }: SyntaxNode): string | undefined {
  if (type === 'Literal' && typeof value === 'string') return value;
  if (type !== 'TemplateLiteral' || (expressions as SyntaxNode[]).length > 0) return undefined;
  return (quasis as { value: { cooked: string } }[])[0]?.value.cooked;
}

/** A pattern that matches all possible texts of a template with expressions. Undefined for other nodes. */
export function patternOf({ type, quasis, expressions }: SyntaxNode): RegExp | undefined {
  if (type !== 'TemplateLiteral' || (expressions as SyntaxNode[]).length === 0) return undefined;
  const texts = (quasis as { value: { cooked: string } }[]).map(({ value }) => value.cooked);
  // Ignore a template without letters: it only joins its expressions, so its pattern would match everything.
  if (!/[a-z]/i.test(texts.join(''))) return undefined;
  return new RegExp(`^${texts.map((text) => text.replace(/\W/g, '\\$&')).join('.*')}$`, 's');
}
