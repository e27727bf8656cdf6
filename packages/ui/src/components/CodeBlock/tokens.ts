import type { createLowlight } from 'lowlight';

type Root = ReturnType<ReturnType<typeof createLowlight>['highlight']>;
type Node = Root['children'][number];

export type TokenKind = 'keyword' | 'name' | 'string' | 'number' | 'comment' | 'plain';

export interface Token {
  text: string;
  kind: TokenKind;
}

export type Line = Token[];

/** Maps highlight.js classes to token kinds. Others inherit the kind of their parent. */
const kinds: Record<string, TokenKind> = {
  'hljs-keyword': 'keyword',
  'hljs-literal': 'keyword',
  'hljs-built_in': 'keyword',
  'hljs-type': 'keyword',
  'hljs-attr': 'name',
  'hljs-attribute': 'name',
  'hljs-property': 'name',
  'hljs-title': 'name',
  'hljs-variable': 'name',
  'hljs-string': 'string',
  'hljs-regexp': 'string',
  'hljs-number': 'number',
  'hljs-symbol': 'number',
  'hljs-comment': 'comment',
  'hljs-meta': 'comment',
  'hljs-subst': 'plain',
};

function kindOf(node: Node, outer: TokenKind): TokenKind {
  if (node.type !== 'element') return outer;
  const { className } = node.properties;
  const names = Array.isArray(className) ? className.map(String) : [];
  return names.map((name) => kinds[name]).find((kind) => kind !== undefined) ?? outer;
}

function flatten(nodes: readonly Node[], outer: TokenKind): Token[] {
  return nodes.flatMap((node) => {
    if (node.type === 'text') return [{ text: node.value, kind: outer }];
    return node.type === 'element' ? flatten(node.children, kindOf(node, outer)) : [];
  });
}

export const plainLines = (code: string): Line[] => code.split('\n').map((text) => [{ text, kind: 'plain' }]);

/** Splits a highlighted syntax tree into lines. A token spanning several lines, such as a comment, is split at each newline. */
export function linesOf(root: Root): Line[] {
  const lines: Line[] = [[]];
  for (const { text, kind } of flatten(root.children, 'plain')) {
    for (const [index, part] of text.split('\n').entries()) {
      if (index > 0) lines.push([]);
      if (part !== '') lines.at(-1)?.push({ text: part, kind });
    }
  }
  return lines;
}
