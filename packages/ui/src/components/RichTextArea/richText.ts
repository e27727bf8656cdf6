import { DOMParser, DOMSerializer, type Node, type NodeType } from 'prosemirror-model';
import { schema } from './schema';

export interface RichText {
  /** The plain text. */
  readonly text: string;
  /** The text with its formatting; `null` if it has none. */
  readonly html: string | null;
}

const { nodes } = schema;

/** The document of a text. Empty lines separate paragraphs. */
export function documentOf({ text, html }: RichText): Node {
  if (html !== null) return parsed(html);
  return nodes.doc.create(
    null,
    text.split(/\n{2,}/).map((paragraph) => nodes.paragraph.create(null, lines(paragraph))),
  );
}

/** Inline nodes of a text of several lines. */
function lines(text: string): Node[] {
  return text
    .split('\n')
    .flatMap((line, index) => [
      ...(index === 0 ? [] : [nodes.hard_break.create()]),
      ...(line === '' ? [] : [schema.text(line)]),
    ]);
}

function parsed(html: string): Node {
  const { body } = new window.DOMParser().parseFromString(html, 'text/html');
  return DOMParser.fromSchema(schema).parse(body, { preserveWhitespace: true });
}

export const richTextOf = (document: Node): RichText => ({
  text: textOf(document),
  html: isPlain(document) ? null : htmlOf(document),
});

/** Whether a text says the same: paragraphs and line breaks only. */
function isPlain(document: Node): boolean {
  let isOnlyText = true;
  document.descendants((node) => {
    const isText = node.type === nodes.paragraph || node.type === nodes.text || node.type === nodes.hard_break;
    if (!isText || node.marks.length > 0) isOnlyText = false;
    return isOnlyText;
  });
  return isOnlyText;
}

/** Written as the server's sanitizer writes it, so that a saved draft equals the written one. */
function htmlOf(document: Node): string {
  const holder = window.document.createElement('div');
  holder.append(DOMSerializer.fromSchema(schema).serializeFragment(document.content));
  return holder.innerHTML.replaceAll('<br>', '<br />').replaceAll('&nbsp;', '\u00a0');
}

/** The plain alternative: lists with markers, quotes with `> `, links with their address where the text is another. */
export const textOf = (document: Node): string => blocksOf(document).trimEnd();

function blocksOf(parent: Node): string {
  const blocks: string[] = [];
  parent.forEach((node) => void blocks.push(blockOf(node)));
  // Items and what is in them stay together; elsewhere an empty line separates.
  return blocks.join(TIGHT.has(parent.type) ? '\n' : '\n\n');
}

const TIGHT: ReadonlySet<NodeType> = new Set([nodes.bullet_list, nodes.ordered_list, nodes.list_item]);

function blockOf(node: Node): string {
  switch (node.type) {
    case nodes.blockquote:
      return indented(blocksOf(node), '> ', '> ');
    case nodes.bullet_list:
      return blocksOf(node);
    case nodes.ordered_list:
      return numbered(node);
    case nodes.list_item:
      return indented(blocksOf(node), '- ', '  ');
    default:
      return inlineOf(node);
  }
}

function numbered(list: Node): string {
  const items: string[] = [];
  list.forEach((item, _offset, index) => {
    const mark = `${index + 1}. `;
    items.push(indented(blocksOf(item), mark, ' '.repeat(mark.length)));
  });
  return items.join('\n');
}

const indented = (text: string, first: string, rest: string): string =>
  text
    .split('\n')
    .map((line, index) => (index === 0 ? first : rest) + line)
    .join('\n');

function inlineOf(paragraph: Node): string {
  let text = '';
  let link: { href: string; from: number } | null = null;
  const endLink = () => {
    if (link !== null && text.slice(link.from) !== link.href.replace(/^mailto:/, '')) text += ` <${link.href}>`;
    link = null;
  };
  paragraph.forEach((node) => {
    const mark = node.marks.find(({ type }) => type === schema.marks.link);
    const href = mark === undefined ? null : String(mark.attrs.href);
    if (link !== null && href !== link.href) endLink();
    if (href !== null && link === null) link = { href, from: text.length };
    text += node.type === nodes.hard_break ? '\n' : (node.text ?? '');
  });
  endLink();
  return text;
}
