import { baseKeymap, chainCommands } from 'prosemirror-commands';
import { redo, undo } from 'prosemirror-history';
import { inputRules, wrappingInputRule } from 'prosemirror-inputrules';
import { liftListItem, sinkListItem, splitListItem } from 'prosemirror-schema-list';
import type { Command } from 'prosemirror-state';
import { toggle } from './commands';
import { schema } from './schema';

const { nodes } = schema;

const hardBreak: Command = (state, dispatch) => {
  dispatch?.(state.tr.replaceSelectionWith(nodes.hard_break.create()).scrollIntoView());
  return true;
};

/** Mod is Ctrl, or Command on a Mac. Tab indents in lists only, so that it leaves the field elsewhere. */
export const keys: Record<string, Command> = {
  ...baseKeymap,
  'Mod-b': toggle('bold'),
  'Mod-i': toggle('italic'),
  'Mod-u': toggle('underline'),
  'Mod-Shift-7': toggle('numberedList'),
  'Mod-Shift-8': toggle('bulletList'),
  'Mod-Shift-9': toggle('quote'),
  'Mod-z': undo,
  'Mod-Shift-z': redo,
  'Mod-y': redo,
  'Shift-Enter': hardBreak,
  Enter: chainCommands(splitListItem(nodes.list_item), baseKeymap.Enter ?? (() => false)),
  Tab: sinkListItem(nodes.list_item),
  'Shift-Tab': liftListItem(nodes.list_item),
};

/** `- `, `1. ` and `> ` at the start of a line begin a list or a quote. */
export const typed = inputRules({
  rules: [
    wrappingInputRule(/^\s*[-*]\s$/, nodes.bullet_list),
    wrappingInputRule(/^1\.\s$/, nodes.ordered_list),
    wrappingInputRule(/^\s*>\s$/, nodes.blockquote),
  ],
});
