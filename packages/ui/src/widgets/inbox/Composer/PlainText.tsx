import { type Ref, useImperativeHandle, useLayoutEffect, useRef } from 'react';
import {
  isTooLongToPaste,
  type RichText,
  type RichTextAreaProps,
  type RichTextHandle,
} from '../../../components/RichTextArea';
import { TextArea } from '../../../components/TextArea';
import { together } from './draftKeeper';

/** The text of a reply without formatting; it is used as `RichTextArea` is. What has formatting can only be added to here, so that none is lost. */
export function PlainText(props: RichTextAreaProps) {
  const { label, placeholder, value, onChange, rows, isReadOnly, isInvalid, completion = null } = props;
  const { onFocus, onBlur, onKeyDown, onCursor, onTooLong, ref } = props;
  const area = useRef<HTMLTextAreaElement>(null);
  const change = (text: string) => onChange({ text, html: null });
  const tellCursor = () => onCursor?.(area.current?.value.slice(0, area.current.selectionEnd) ?? '');
  usePlainHandle(ref, area, value, onChange);
  return (
    <TextArea
      ref={area}
      label={label}
      isLabelHidden
      placeholder={placeholder}
      rows={rows}
      value={value.text}
      isReadOnly={isReadOnly || value.html !== null}
      isInvalid={isInvalid}
      onChange={(text) => {
        change(text);
        tellCursor();
      }}
      onPaste={(event) => {
        if (!isTooLongToPaste(event.clipboardData.getData('text/plain'))) return;
        event.preventDefault();
        onTooLong?.();
      }}
      onSelect={tellCursor}
      onFocus={onFocus}
      onBlur={onBlur}
      aria-autocomplete="list"
      aria-controls={completion?.listId}
      aria-activedescendant={completion?.activeId}
      onKeyDown={(event) => {
        if (onKeyDown?.(event.nativeEvent) === true) event.preventDefault();
        else event.continuePropagation();
      }}
    />
  );
}

function usePlainHandle(
  ref: Ref<RichTextHandle> | undefined,
  area: { current: HTMLTextAreaElement | null },
  { text, html }: RichText,
  onChange: (value: RichText) => void,
) {
  /** Cursor position to set after the inserted text renders. */
  const next = useRef<number | null>(null);
  useLayoutEffect(() => {
    const cursor = next.current;
    if (cursor === null || cursor > text.length) return;
    next.current = null;
    area.current?.focus();
    area.current?.setSelectionRange(cursor, cursor);
  }, [area, text]);
  useImperativeHandle(ref, () => {
    const append = (added: RichText) => {
      const whole = together({ content: text.trimEnd(), html }, { content: added.text, html: added.html });
      next.current = whole.content.length;
      onChange({ text: whole.content, html: whole.html });
    };
    return {
      focus: () => area.current?.focus(),
      blur: () => area.current?.blur(),
      insert(put, before = 0) {
        if (html !== null) {
          append({ text: put, html: null });
          return;
        }
        const end = area.current?.selectionEnd ?? text.length;
        next.current = end - before + put.length;
        onChange({ text: text.slice(0, end - before) + put + text.slice(end), html });
      },
      append,
    };
  });
}
