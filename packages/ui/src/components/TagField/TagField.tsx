import { type ClipboardEvent, type KeyboardEvent, useRef } from 'react';
import { ComboBox, Group, Input, TextField } from 'react-aria-components';
import { FieldHelp, FieldLabel, type FieldTexts } from '../Field';
import * as field from '../Field/Field.css';
import { VisuallyHidden } from '../VisuallyHidden';
import { Suggestions } from './Suggestions';
import * as styles from './TagField.css';
import { TagRow } from './TagRow';
import { isList } from './tags';
import { useTags } from './useTags';

export interface TagFieldProps extends FieldTexts {
  /** The tags, in the order in which they came. */
  value?: readonly string[];
  /** The tags at first, when the field keeps its own state. */
  defaultValue?: readonly string[];
  /** Told all tags when one comes or goes. */
  onChange?: (tags: readonly string[]) => void;
  /** What is wrong with a text as a tag, in a sentence; `null` for nothing. */
  validate?: (text: string) => string | null;
  /** Offered while typing. Anything else may be typed all the same. */
  suggestions?: readonly string[];
  /** An example of what goes in; shown while there are no tags. */
  placeholder?: string;
  /** @default false */
  isDisabled?: boolean;
  /** @default false */
  isReadOnly?: boolean;
  /** @default false */
  isRequired?: boolean;
  /** The keyboard that a phone shows. @default 'text' */
  inputMode?: 'text' | 'email' | 'tel' | 'url';
}

const noTags: readonly string[] = [];
const fine = () => null;

/**
 * Several short values: addresses, labels. Enter, a comma or leaving the field finishes one, a pasted list becomes many. Backspace goes to
 * the last one, and a second time removes it.
 */
export function TagField(props: TagFieldProps) {
  const { label, isLabelHidden, description, errorMessage, placeholder, suggestions, inputMode, ...rest } = props;
  const { value, defaultValue = noTags, onChange, validate = fine, isDisabled, isReadOnly, isRequired } = rest;
  const model = useTags({ value, defaultValue, onChange, validate });
  const input = useRef<HTMLInputElement>(null);
  const row = useRef<HTMLElement>(null);
  const focusInput = () => input.current?.focus();

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.target !== input.current || event.nativeEvent.isComposing) return;
    const isPointing = input.current.hasAttribute('aria-activedescendant');
    if (event.key === 'Enter' && !isPointing && model.text.trim() !== '') {
      // It finishes the tag, it does not send the form.
      event.preventDefault();
      model.add(model.text);
    }
    const isAtStart = input.current.selectionStart === 0 && input.current.selectionEnd === 0;
    const isBack = event.key === 'Backspace' || event.key === (isRtl(input.current) ? 'ArrowRight' : 'ArrowLeft');
    if (isBack && isAtStart && model.tags.length > 0) {
      event.preventDefault();
      [...(row.current?.querySelectorAll<HTMLElement>('[role="row"]') ?? [])].at(-1)?.focus();
    }
  };
  const onPaste = (event: ClipboardEvent) => {
    // A box of one line would glue the lines of a list together.
    const pasted = event.clipboardData.getData('text');
    if (!isList(pasted)) return;
    event.preventDefault();
    model.add(model.text + pasted);
  };
  const common = {
    className: field.root,
    isDisabled,
    isReadOnly,
    isRequired: isRequired && model.tags.length === 0,
    isInvalid: model.problem !== undefined || errorMessage !== undefined,
  };
  const parts = (
    <>
      <FieldLabel label={label} isLabelHidden={isLabelHidden} />
      <Group className={`${field.control()} ${styles.box}`} onKeyDownCapture={onKeyDown} onPointerUp={focusInput}>
        <TagRow
          ref={row}
          label={label}
          model={model}
          isFixed={isDisabled || isReadOnly}
          isDisabled={isDisabled}
          onLeave={focusInput}
        />
        <Input
          ref={input}
          inputMode={inputMode}
          className={`${field.input} ${styles.input}`}
          placeholder={model.tags.length === 0 ? placeholder : undefined}
          onPaste={onPaste}
          onBlur={() => model.add(model.text)}
        />
      </Group>
      <FieldHelp description={description} errorMessage={model.problem ?? errorMessage} />
      <VisuallyHidden>
        <span role="status">{model.news}</span>
      </VisuallyHidden>
    </>
  );
  if (!suggestions) {
    return (
      <TextField {...common} value={model.text} onChange={model.type}>
        {parts}
      </TextField>
    );
  }
  return (
    <ComboBox
      {...common}
      allowsCustomValue
      defaultItems={suggestions.filter((one) => !model.tags.includes(one)).map((id) => ({ id }))}
      value={null}
      inputValue={model.text}
      onInputChange={model.type}
      onChange={(key) => key !== null && model.add(String(key))}
    >
      {parts}
      <Suggestions />
    </ComboBox>
  );
}

const isRtl = (element: HTMLElement) => getComputedStyle(element).direction === 'rtl';
