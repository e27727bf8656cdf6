import { history } from 'prosemirror-history';
import { keymap } from 'prosemirror-keymap';
import { Slice } from 'prosemirror-model';
import { EditorState, Selection } from 'prosemirror-state';
import { EditorView } from 'prosemirror-view';
import { type RefObject, useEffect, useImperativeHandle, useLayoutEffect, useRef } from 'react';
import { formatsAt, setLink } from './commands';
import { keys, typed } from './keys';
import { isTooLongToPaste } from './longestPaste';
import { documentOf, type RichText, richTextOf } from './richText';
import type { SurfaceProps } from './Surface';
import { LINK_ADDRESS } from './schema';

const isSame = (one: RichText, another: RichText): boolean => one.text === another.text && one.html === another.html;

/** The latest props and attributes, which the editor asks for whenever something happens. */
interface Latest {
  readonly props: SurfaceProps;
  readonly attributes: Record<string, string>;
}

/** @param onState called after every change of text or selection. */
function createView(place: HTMLElement, latest: () => Latest, onState: (state: EditorState, isNew: boolean) => void) {
  const view: EditorView = new EditorView(place, {
    state: stateOf(latest().props.value),
    attributes: () => latest().attributes,
    editable: () => !latest().props.isReadOnly,
    dispatchTransaction(change) {
      view.updateState(view.state.apply(change));
      onState(view.state, change.docChanged);
    },
    handleKeyDown: (_view, event) => latest().props.onKeyDown?.(event) ?? false,
    handlePaste: (_view, event) => takesPaste(view, event, () => latest().props.onTooLong?.()),
    handleDOMEvents: {
      focus: () => latest().props.onFocus?.(),
      blur: () => latest().props.onBlur?.(),
    },
  });
  return view;
}

/** Refuses what is too long, and makes a pasted address a link of the selected text. @returns whether the paste is dealt with */
function takesPaste(view: EditorView, { clipboardData }: ClipboardEvent, onTooLong: () => void): boolean {
  if (clipboardData === null || clipboardData.files.length > 0) return false;
  const text = clipboardData.getData('text/plain');
  if (isTooLongToPaste(text, clipboardData.getData('text/html'))) {
    onTooLong();
    return true;
  }
  const isAddress = LINK_ADDRESS.test(text) && !/\s/.test(text.trim());
  return isAddress && !view.state.selection.empty && setLink(text.trim())(view.state, view.dispatch);
}

/** A ProseMirror editor in the holder, in step with the value. @param attributes of the textbox */
export function useEditor(
  holder: RefObject<HTMLDivElement | null>,
  props: SurfaceProps,
  attributes: Record<string, string>,
) {
  const latest = useRef({ props, attributes });
  const view = useRef<EditorView | null>(null);
  /** What the editor holds, and the values it told of that the props do not show yet: they may lag behind the typing. */
  const told = useRef({ last: props.value, shown: props.value, underWay: new Array<RichText>() });

  useLayoutEffect(() => {
    latest.current = { props, attributes };
  });
  useLayoutEffect(() => {
    if (holder.current === null) return;
    const onState = (state: EditorState, isNew: boolean) => {
      latest.current.props.onFormats(formatsAt(state));
      const next = isNew ? richTextOf(state.doc) : told.current.last;
      if (!isSame(next, told.current.last)) {
        told.current.last = next;
        told.current.underWay.push(next);
        latest.current.props.onChange(next);
      }
      latest.current.props.onCursor?.(textBefore(state));
    };
    const editor = createView(holder.current, () => latest.current, onState);
    view.current = editor;
    if (latest.current.props.startsFocused) focusEnd(editor);
    return () => {
      view.current = null;
      editor.destroy();
    };
  }, [holder]);

  // Attributes and read-only state are functions, which the editor asks again with new props.
  useEffect(() => view.current?.setProps({}));

  useEffect(() => {
    const { current: editor } = view;
    const { shown, underWay } = told.current;
    if (editor === null || isSame(props.value, shown)) return;
    const place = underWay.findIndex((one) => isSame(one, props.value));
    told.current.shown = props.value;
    told.current.underWay = underWay.slice(place + 1);
    if (place >= 0) return;
    // It was changed elsewhere: by another window, or because the reply was sent.
    told.current = { last: props.value, shown: props.value, underWay: [] };
    editor.updateState(stateOf(props.value));
    latest.current.props.onFormats(formatsAt(editor.state));
  }, [props.value]);

  useImperativeHandle(props.ref, () => ({
    focus: () => view.current?.focus(),
    blur: () => view.current?.dom.blur(),
    insert: (text, before = 0) => view.current && insert(view.current, text, before),
    append: (added) => view.current && append(view.current, added),
    run: (command) => {
      const editor = view.current;
      if (editor === null) return;
      command(editor.state, editor.dispatch);
      editor.focus();
    },
    state: () => view.current?.state ?? null,
  }));
}

const stateOf = (value: RichText): EditorState =>
  EditorState.create({ doc: documentOf(value), plugins: [typed, keymap(keys), history()] });

/** The text of the paragraph before the cursor. */
const textBefore = ({ selection: { $from } }: EditorState): string =>
  $from.parent.textBetween(0, $from.parentOffset, undefined, '\n');

function focusEnd(editor: EditorView): void {
  editor.dispatch(editor.state.tr.setSelection(Selection.atEnd(editor.state.doc)).scrollIntoView());
  editor.focus();
}

/** Puts a text of several lines in the place of so many characters before the cursor. */
function insert(editor: EditorView, text: string, before: number): void {
  const { from, to } = editor.state.selection;
  const slice = new Slice(documentOf({ text, html: null }).content, 1, 1);
  editor.dispatch(editor.state.tr.replaceRange(from - before, to, slice).scrollIntoView());
  editor.focus();
}

/** Adds content after what is there, and puts the cursor to its end. */
function append(editor: EditorView, added: RichText): void {
  const { doc, tr } = editor.state;
  const isEmpty = richTextOf(doc).text.trim() === '';
  const { content } = documentOf(added);
  editor.dispatch(isEmpty ? tr.replaceWith(0, doc.content.size, content) : tr.insert(doc.content.size, content));
  focusEnd(editor);
}
