import type { ReactElement, ReactNode, Ref } from 'react';
import {
  ComboBox as AriaComboBox,
  type ComboBoxProps as AriaComboBoxProps,
  Button,
  Group,
  Input,
} from 'react-aria-components';
import { type SlotProps, useSlotted } from '../../slots';
import { FieldHelp, FieldLabel, type FieldSize, type FieldTexts, invalidity } from '../Field';
import * as field from '../Field/Field.css';
import { fieldButton } from '../Field/FieldButton.css';
import { Icon, type IconName } from '../Icon';
import * as styles from './ComboBox.css';
import { ComboBoxContext } from './ComboBoxContext';
import { OptionList } from './OptionList';
import { useOptions } from './useOptions';

export interface ComboBoxOption<Id extends string = string> {
  /** Used by `value` and `onChange`. */
  id: Id;
  /** The text shown, read out and searched. */
  label: string;
  /** A second line to distinguish options of the same name. */
  description?: string;
  /** An icon or avatar before the text. */
  mark?: ReactNode;
  /** @default false */
  isDisabled?: boolean;
}

export interface ComboBoxSection<Id extends string = string> {
  id: string;
  title: string;
  options: readonly ComboBoxOption<Id>[];
}

/** One of the ids, or any text where custom values are allowed. */
export type ComboBoxValue<Id extends string, IsCustom extends boolean> = true extends IsCustom ? string : Id;

export interface ComboBoxProps<Id extends string = string, IsCustom extends boolean = false>
  extends SlotProps,
    Pick<
      AriaComboBoxProps<object>,
      'autoFocus' | 'id' | 'isDisabled' | 'isInvalid' | 'isReadOnly' | 'isRequired' | 'name' | 'onBlur'
    >,
    FieldTexts,
    FieldSize {
  /** Options or sections; about twenty or more, or the results of an external search. */
  options: readonly (ComboBoxOption<Id> | ComboBoxSection<Id>)[];
  /** The selected id; `null` for none. */
  value?: ComboBoxValue<Id, IsCustom> | null;
  defaultValue?: ComboBoxValue<Id, IsCustom>;
  /** Called with the selected id, or `null` when the field is cleared. Custom values are any text. */
  onChange?: (value: ComboBoxValue<Id, IsCustom> | null) => void;
  /** Called with the typed text, for an external search that fills `options`. */
  onInputChange?: (text: string) => void;
  /** Shows all `options`, because an external search has already filtered them. @default false */
  isFiltered?: boolean;
  /** An external search is running. @default false */
  isLoading?: boolean;
  /** Accepts typed text that matches no option. A form then submits the text, even for an option. @default false */
  allowsCustomValue?: IsCustom;
  /** Returns an error message for the typed text, or `null`. Shown on blur or submit. */
  validate?: (text: string) => string | null;
  /** Example input. */
  placeholder?: string;
  icon?: IconName;
  ref?: Ref<HTMLInputElement>;
}

/** Selects one of many options by typing. For a few options use `Select`. */
export function ComboBox<Id extends string, IsCustom extends boolean = false>(
  props: ComboBoxProps<Id, IsCustom>,
): ReactElement;
// Inside, ids are text: react-aria knows them as keys.
export function ComboBox(ownProps: ComboBoxProps<string, boolean>) {
  const props = useSlotted(ownProps, ComboBoxContext);
  const { label, isLabelHidden, description, errorMessage, placeholder, icon, size, ref, ...rest } = props;
  const { options, value, defaultValue, onChange, onInputChange, isFiltered, isLoading, allowsCustomValue, ...others } =
    rest;
  const { validate, ...own } = others;
  const model = useOptions({ options, value, defaultValue, onChange, onInputChange, allowsCustomValue });
  return (
    <AriaComboBox
      {...own}
      className={field.root}
      // react-aria does not filter "controlled" items.
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
        <Input ref={ref} className={field.input} placeholder={placeholder} />
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
