import { lift, toggleMark, wrapIn } from 'prosemirror-commands';
import type { MarkType, NodeType } from 'prosemirror-model';
import { liftListItem, wrapInList } from 'prosemirror-schema-list';
import type { Command, EditorState } from 'prosemirror-state';
import { schema } from './schema';

const { nodes, marks } = schema;

export type Format = 'bold' | 'italic' | 'underline' | 'bulletList' | 'numberedList' | 'quote' | 'link';

const MARKS = { bold: marks.strong, italic: marks.em, underline: marks.underline } as const;
const BLOCKS = { bulletList: nodes.bullet_list, numberedList: nodes.ordered_list, quote: nodes.blockquote } as const;

/** The formats at the selection. */
export function formatsAt(state: EditorState): ReadonlySet<Format> {
  const found = new Set<Format>();
  for (const [format, type] of [...Object.entries(MARKS), ['link', marks.link] as const]) {
    if (hasMark(state, type) && isFormat(format)) found.add(format);
  }
  for (const [format, type] of Object.entries(BLOCKS)) if (isIn(state, type) && isFormat(format)) found.add(format);
  return found;
}

const FORMATS: readonly Format[] = ['bold', 'italic', 'underline', 'bulletList', 'numberedList', 'quote', 'link'];
const isFormat = (name: string): name is Format => FORMATS.some((format) => format === name);

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
  if (format === 'bold' || format === 'italic' || format === 'underline') return toggleMark(MARKS[format]);
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
