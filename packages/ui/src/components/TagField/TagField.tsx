import { type Ref, useRef } from 'react';
import { useObjectRef } from 'react-aria';
import { ComboBox, Group, Input, TextField } from 'react-aria-components';
import { FieldHelp, FieldLabel, type FieldTexts, invalidity } from '../Field';
import * as field from '../Field/Field.css';
import { tellForm, useFormReset, useServerError } from '../Field/formPart';
import { VisuallyHidden } from '../VisuallyHidden';
import { Suggestions } from './Suggestions';
import * as styles from './TagField.css';
import { TagRow } from './TagRow';
import { TagValues } from './TagValues';
import { useTagKeys } from './useTagKeys';
import { useTags } from './useTags';

export interface TagFieldProps extends FieldTexts {
  /** The tags, in the order they were added. */
  value?: readonly string[];
  defaultValue?: readonly string[];
  onChange?: (tags: readonly string[]) => void;
  /** Returns an error message for an invalid tag, `null` for a valid one. */
  validate?: (text: string) => string | null;
  /** Splits typed or pasted text into tags. @default at commas, semicolons and line breaks */
  split?: (text: string) => readonly string[];
  /** Called with the typed text, to search for `suggestions`. */
  onInputChange?: (text: string) => void;
  /** Values suggested while typing. Other text is accepted, too. */
  suggestions?: readonly string[];
  /** Example input, shown while there are no tags. */
  placeholder?: string;
  /** @default false */
  isDisabled?: boolean;
  /** @default false */
  isReadOnly?: boolean;
  /** Requires at least one tag. @default false */
  isRequired?: boolean;
  /** Overrides the validity from `validate`, `errorMessage` and the form. */
  isInvalid?: boolean;
  /** Name in the form. Each tag is submitted under it. */
  name?: string;
  /** The on-screen keyboard of phones. @default 'text' */
  inputMode?: 'text' | 'email' | 'tel' | 'url';
  ref?: Ref<HTMLInputElement>;
}

const noTags: readonly string[] = [];
const fine = () => null;

/**
 * Several short values, such as addresses or labels. Enter, a comma or blur completes a tag. A pasted list is split.
 * Backspace selects the last tag, and a second press removes it.
 */
export function TagField(props: TagFieldProps) {
  const { label, isLabelHidden, description, errorMessage, placeholder, suggestions, inputMode, ...rest } = props;
  const {
    value,
    defaultValue = noTags,
    onChange,
    validate = fine,
    split,
    onInputChange,
    name,
    isInvalid,
    ref,
    ...states
  } = rest;
  const { isDisabled, isReadOnly, isRequired } = states;
  const inputRef = useObjectRef(ref);
  const tell = (tags: readonly string[]) => {
    tellForm(inputRef.current);
    onChange?.(tags);
  };
  const model = useTags({ value, defaultValue, onChange: tell, validate, split });
  const type = (text: string) => {
    model.type(text);
    onInputChange?.(text);
  };
  const row = useRef<HTMLElement>(null);
  const focusInput = () => inputRef.current?.focus();
  const { onKeyDown, onPaste } = useTagKeys(model, inputRef, row);
  const serverError = useServerError(name);
  const message = model.problem ?? errorMessage ?? serverError;
  useFormReset(inputRef, model.reset);
  const common = {
    className: field.root,
    isDisabled,
    isReadOnly,
    isRequired: isRequired && model.tags.length === 0,
    isInvalid: invalidity(isInvalid, message),
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
          ref={inputRef}
          inputMode={inputMode}
          className={`${field.input} ${styles.input}`}
          placeholder={model.tags.length === 0 ? placeholder : undefined}
          onPaste={onPaste}
          onBlur={() => model.add(model.text)}
        />
      </Group>
      <FieldHelp description={description} errorMessage={message} />
      <TagValues name={name} tags={model.tags} isDisabled={isDisabled} />
      <VisuallyHidden>
        <span role="status">{model.news}</span>
      </VisuallyHidden>
    </>
  );
  if (!suggestions) {
    return (
      <TextField {...common} value={model.text} onChange={type}>
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
      onInputChange={type}
      onChange={(key) => key !== null && model.add(String(key))}
    >
      {parts}
      <Suggestions />
    </ComboBox>
  );
}
