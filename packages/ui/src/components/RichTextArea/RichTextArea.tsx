import { type Ref, Suspense } from 'react';
import { lazyWithPreload } from '../../lazyWithPreload';
import { Box } from './Box';
import type { RichText } from './richText';

const Editor = lazyWithPreload(async () => (await import('./Editor')).Editor);

/** Loads the editor ahead of showing it, so that the field is there at once. Never rejects. */
export async function preloadRichTextArea(): Promise<void> {
  await Editor.preload();
  await import('./Editor').then(({ Surface }) => Surface.preload()).catch(() => undefined);
}

export interface RichTextHandle {
  readonly focus: () => void;
  readonly blur: () => void;
  /** Inserts a text at the cursor, in the place of so many characters before it. */
  readonly insert: (text: string, before?: number) => void;
  /** Adds paragraphs at the end and moves the cursor there. */
  readonly append: (added: RichText) => void;
}

export interface RichTextAreaProps {
  /** The accessible name; the field shows no label. */
  label: string;
  /** Sample text, shown while the field is empty. */
  placeholder?: string;
  value: RichText;
  onChange: (value: RichText) => void;
  /** Minimum height in lines. @default 3 */
  rows?: number;
  /** Hides the format bar, for a field that is not in use yet. @default false */
  isCollapsed?: boolean;
  /** @default false */
  isReadOnly?: boolean;
  /** @default false */
  isInvalid?: boolean;
  /** @default false */
  startsFocused?: boolean;
  onFocus?: () => void;
  onBlur?: () => void;
  /** Handles a key before the editor does. @returns whether it was handled. */
  onKeyDown?: (event: KeyboardEvent) => boolean;
  /** Called with the text of the paragraph before the cursor. */
  onCursor?: (before: string) => void;
  /** Called when somebody pastes more than the field takes. */
  onTooLong?: () => void;
  /** The ids of a list of completions and of its highlighted option. */
  completion?: { readonly listId: string; readonly activeId: string } | null;
  ref?: Ref<RichTextHandle>;
}

/** Text with emphasis, lists, quotes and links. Pasted content keeps these and loses everything else. The editor loads on first use. */
export function RichTextArea(props: RichTextAreaProps) {
  return (
    <Suspense fallback={<Box {...props} />}>
      <Editor {...props} />
    </Suspense>
  );
}
