import type { ReactNode } from 'react';
import {
  ComboBox as AriaComboBox,
  type ComboBoxProps as AriaComboBoxProps,
  Button,
  Group,
  Input,
} from 'react-aria-components';
import { FieldHelp, FieldLabel, type FieldSize, type FieldTexts, invalidity } from '../Field';
import * as field from '../Field/Field.css';
import { fieldButton } from '../Field/FieldButton.css';
import { Icon, type IconName } from '../Icon';
import * as styles from './ComboBox.css';
import { OptionList } from './OptionList';
import { useOptions } from './useOptions';

export interface ComboBoxOption {
  /** What `value` and `onChange` carry. */
  id: string;
  /** Its words: shown, read out and found by typing. */
  label: string;
  /** A second line that tells it from others of the same name. */
  description?: string;
  /** A mark before the words. */
  mark?: ReactNode;
  /** @default false */
  isDisabled?: boolean;
}

/** Options that belong together, under a name. */
export interface ComboBoxSection {
  id: string;
  title: string;
  options: readonly ComboBoxOption[];
}

export interface ComboBoxProps
  extends Pick<
      AriaComboBoxProps<object>,
      'autoFocus' | 'id' | 'isDisabled' | 'isInvalid' | 'isReadOnly' | 'isRequired' | 'name' | 'onBlur'
    >,
    FieldTexts,
    FieldSize {
  /** What there is to choose from, or sections of it: from some twenty on, or found by a search elsewhere. */
  options: readonly (ComboBoxOption | ComboBoxSection)[];
  /** The chosen one; `null` for none yet. */
  value?: string | null;
  /** The chosen one at first, when the field keeps its own state. */
  defaultValue?: string;
  /** Told the choice, and `null` when the box was emptied. */
  onChange?: (value: string | null) => void;
  /** Told what is typed, for a search elsewhere that fills `options`. */
  onInputChange?: (text: string) => void;
  /**
   * All options are shown: the search elsewhere has chosen them already.
   *
   * @default false
   */
  isFiltered?: boolean;
  /**
   * That search is under way.
   *
   * @default false
   */
  isLoading?: boolean;
  /**
   * What is typed may itself be the value, where no option is it. A form then sends the words in the box, also those of an option.
   *
   * @default false
   */
  allowsCustomValue?: boolean;
  /** What is wrong with the words in the box, or `null`. It speaks when the field is left or its form is sent. */
  validate?: (text: string) => string | null;
  /** An example of what goes in. */
  placeholder?: string;
  /** A drawing before the text. */
  icon?: IconName;
}

/** One of many, found by typing a part of its words. For a handful use `Select`. */
export function ComboBox(props: ComboBoxProps) {
  const { label, isLabelHidden, description, errorMessage, placeholder, icon, size, ...rest } = props;
  const { options, value, defaultValue, onChange, onInputChange, isFiltered, isLoading, allowsCustomValue, ...others } =
    rest;
  const { validate, ...own } = others;
  const model = useOptions({ options, value, defaultValue, onChange, onInputChange, allowsCustomValue });
  return (
    <AriaComboBox
      {...own}
      className={field.root}
      // Items that are "controlled" are those that react-aria leaves unfiltered.
      {...(isFiltered ? { items: model.items } : { defaultItems: model.items })}
      value={model.value}
      onChange={model.choose}
      onInputChange={model.type}
      allowsCustomValue={allowsCustomValue}
      allowsEmptyCollection
      menuTrigger="input"
      {...(validate && { validate: ({ inputValue }) => validate(inputValue) })}
      isInvalid={invalidity(own.isInvalid, errorMessage)}
    >
      <FieldLabel label={label} isLabelHidden={isLabelHidden} />
      <Group role="presentation" className={field.control({ size })}>
        {icon && (
          <span className={field.adornment}>
            <Icon name={icon} />
          </span>
        )}
        <Input className={field.input} placeholder={placeholder} />
        {isLoading && <span className={styles.spinner} />}
        <Button className={fieldButton()}>
          <Icon name="chevron-down" size="small" />
        </Button>
      </Group>
      <FieldHelp description={description} errorMessage={errorMessage} />
      <OptionList isLoading={isLoading ?? false} customValue={model.customValue} text={model.text} />
    </AriaComboBox>
  );
}
