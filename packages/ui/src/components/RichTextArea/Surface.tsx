import type { Command, EditorState } from 'prosemirror-state';
import { type Ref, useRef } from 'react';
import type { Format } from './commands';
import type { RichTextAreaProps, RichTextHandle } from './RichTextArea';
import * as styles from './RichTextArea.css';
import { useEditor } from './useEditor';

export interface SurfaceHandle extends RichTextHandle {
  /** Runs a command and gives the focus back to the text. */
  readonly run: (command: Command) => void;
  readonly state: () => EditorState | null;
}

export interface SurfaceProps extends Omit<RichTextAreaProps, 'ref'> {
  /** Called with the formats at the cursor. Must be a stable function. */
  onFormats: (formats: ReadonlySet<Format>) => void;
  ref: Ref<SurfaceHandle>;
}

/** The text that is edited. */
export function Surface(props: SurfaceProps) {
  const { label, placeholder, isReadOnly = false, isInvalid = false, completion = null } = props;
  const holder = useRef<HTMLDivElement>(null);
  useEditor(holder, props, {
    role: 'textbox',
    'aria-multiline': 'true',
    'aria-label': label,
    class: styles.text,
    ...(isReadOnly && { 'aria-readonly': 'true' }),
    ...(isInvalid && { 'aria-invalid': 'true' }),
    ...(placeholder !== undefined && { 'aria-placeholder': placeholder }),
    ...(completion !== null && {
      'aria-autocomplete': 'list',
      'aria-controls': completion.listId,
      'aria-activedescendant': completion.activeId,
    }),
  });
  return <div ref={holder} />;
}
