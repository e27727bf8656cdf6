import type { createLowlight } from 'lowlight';

type Root = ReturnType<ReturnType<typeof createLowlight>['highlight']>;
type Node = Root['children'][number];

/** What a piece of code is, as far as it has a colour of its own. */
export type TokenKind = 'keyword' | 'name' | 'string' | 'number' | 'comment' | 'plain';

export interface Token {
  text: string;
  kind: TokenKind;
}

/** The tokens of one line, without its end. */
export type Line = Token[];

/** What the grammars call things, and which of our inks that takes. What is not here has the ink of what it lies in. */
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

/** Code that nothing is known about. */
export const plainLines = (code: string): Line[] => code.split('\n').map((text) => [{ text, kind: 'plain' }]);

/** The tree of a highlighted text as lines of tokens. A token that runs over several lines, such as a comment, is one on each of them. */
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
