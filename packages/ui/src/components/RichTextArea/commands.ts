import { lift, toggleMark, wrapIn } from 'prosemirror-commands';
import type { MarkType, NodeType } from 'prosemirror-model';
import { liftListItem, wrapInList } from 'prosemirror-schema-list';
import type { Command, EditorState } from 'prosemirror-state';
import { schema } from './schema';

const { nodes, marks } = schema;

const MARKS = { bold: marks.strong, italic: marks.em, underline: marks.underline, link: marks.link } as const;
const BLOCKS = { bulletList: nodes.bullet_list, numberedList: nodes.ordered_list, quote: nodes.blockquote } as const;

/** Formats with a button of their own that turns them on and off. */
export const TOGGLED = ['bold', 'italic', 'underline', 'bulletList', 'numberedList', 'quote'] as const;

export type Format = (typeof TOGGLED)[number] | 'link';

/** The formats at the selection. */
export const formatsAt = (state: EditorState): ReadonlySet<Format> =>
  new Set([...TOGGLED, 'link' as const].filter((format) => isOn(state, format)));

function isOn(state: EditorState, format: Format): boolean {
  return isMark(format) ? hasMark(state, MARKS[format]) : isIn(state, BLOCKS[format]);
}

const isMark = (format: Format): format is keyof typeof MARKS => format in MARKS;

function hasMark({ selection, storedMarks, doc }: EditorState, type: MarkType): boolean {
  const { from, to, empty, $from } = selection;
  return empty ? type.isInSet(storedMarks ?? $from.marks()) !== undefined : doc.rangeHasMark(from, to, type);
}

function isIn({ selection: { $from } }: EditorState, type: NodeType): boolean {
  for (let depth = $from.depth; depth > 0; depth -= 1) if ($from.node(depth).type === type) return true;
  return false;
}

/** Turns a format on or off at the selection. Links have commands of their own. */
export function toggle(format: Exclude<Format, 'link'>): Command {
  if (isMark(format)) return toggleMark(MARKS[format]);
  const type = BLOCKS[format];
  const wrap = format === 'quote' ? wrapIn(type) : wrapInList(type);
  const unwrap = format === 'quote' ? lift : liftListItem(nodes.list_item);
  return (state, dispatch) => (isIn(state, type) ? unwrap(state, dispatch) : wrap(state, dispatch));
}

/** The address of the link at the selection; `null` for none. */
export function linkAt({ selection: { $from, from, to }, doc }: EditorState): string | null {
  let href: string | null = null;
  const take = (found: readonly { type: MarkType; attrs: Record<string, unknown> }[]) => {
    const mark = found.find(({ type }) => type === marks.link);
    if (mark !== undefined) href ??= String(mark.attrs.href);
  };
  take($from.marks());
  doc.nodesBetween(from, to, ({ marks: found }) => take(found));
  return href;
}

/** Links the selection, or inserts the address as a link where nothing is selected. `null` removes the link. */
export function setLink(href: string | null): Command {
  return (state, dispatch) => {
    const { empty } = state.selection;
    const { from, to } = empty && href === null ? linkRange(state) : state.selection;
    const change = state.tr.removeMark(from, to, marks.link);
    if (href !== null) {
      const mark = marks.link.create({ href });
      if (empty) change.replaceSelectionWith(schema.text(href, [mark]), false);
      else change.addMark(from, to, mark);
    }
    dispatch?.(change.scrollIntoView());
    return true;
  };
}

/** The text around the cursor that has the same link. */
function linkRange({ selection: { $from } }: EditorState): { from: number; to: number } {
  const start = $from.start();
  let [from, to] = [$from.pos, $from.pos];
  $from.parent.forEach((node, offset) => {
    const [begin, end] = [start + offset, start + offset + node.nodeSize];
    const isHere = begin <= $from.pos && end >= $from.pos;
    if (isHere && marks.link.isInSet(node.marks)) [from, to] = [begin, end];
  });
  return { from, to };
}
