import { useRef } from 'react';
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
  /**
   * There must be at least one.
   *
   * @default false
   */
  isRequired?: boolean;
  /** Whether something is wrong. Without it, what `validate`, `errorMessage` and the form around it say. */
  isInvalid?: boolean;
  /** Name in a form, which sends each tag under it. */
  name?: string;
  /**
   * The keyboard that a phone shows.
   *
   * @default 'text'
   */
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
  const { value, defaultValue = noTags, onChange, validate = fine, name, isInvalid, ...states } = rest;
  const { isDisabled, isReadOnly, isRequired } = states;
  const input = useRef<HTMLInputElement>(null);
  const tell = (tags: readonly string[]) => {
    tellForm(input.current);
    onChange?.(tags);
  };
  const model = useTags({ value, defaultValue, onChange: tell, validate });
  const row = useRef<HTMLElement>(null);
  const focusInput = () => input.current?.focus();
  const { onKeyDown, onPaste } = useTagKeys(model, input, row);
  const serverError = useServerError(name);
  const message = model.problem ?? errorMessage ?? serverError;
  useFormReset(input, model.reset);
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
          ref={input}
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
