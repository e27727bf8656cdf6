import type { ReactNode, Ref } from 'react';
import {
  Select as AriaSelect,
  type SelectProps as AriaSelectProps,
  Button,
  ListBox,
  ListBoxItem,
  Popover,
  SelectValue,
} from 'react-aria-components';
import type { Behavior } from '../../behavior';
import { useStrings } from '../../locale';
import { useSlotted } from '../../slots';
import { commonStrings } from '../../strings/generated/common';
import { FieldHelp, FieldLabel, type FieldSize, type FieldTexts, invalidity } from '../Field';
import * as field from '../Field/Field.css';
import * as list from '../Field/Options.css';
import { Icon } from '../Icon';
import * as styles from './Select.css';
import { SelectContext } from './SelectContext';

export interface SelectOption<Id extends string = string> {
  /** Used by `value` and `onChange`. */
  id: Id;
  /** The text shown, read out and found by type-ahead. */
  label: string;
  /** An icon or avatar before the text. */
  mark?: ReactNode;
  /** @default false */
  isDisabled?: boolean;
}

export interface SelectProps<Id extends string>
  extends Behavior<
      AriaSelectProps<SelectOption<Id>>,
      | 'items'
      | 'value'
      | 'defaultValue'
      | 'onChange'
      | 'selectedKey'
      | 'defaultSelectedKey'
      | 'onSelectionChange'
      | 'selectionMode'
    >,
    FieldTexts,
    FieldSize {
  /** Three to about twenty options. For fewer use `RadioGroup` or `Tabs`. For more use `ComboBox`. */
  options: readonly SelectOption<Id>[];
  /** The selected id, or `null` if nothing is selected. */
  value?: Id | null;
  defaultValue?: Id;
  onChange?: (id: Id) => void;
  ref?: Ref<HTMLButtonElement>;
}

/** While the list is open the page is inert, and inert elements cannot name it, so the label is passed as text. */
const namedBy = (label: string) => ({ 'aria-label': label, 'aria-labelledby': '' });

/** Selects one of several options in a compact field. */
export function Select<Id extends string>(ownProps: SelectProps<Id>) {
  const props = useSlotted(ownProps, SelectContext);
  const words = useStrings(commonStrings);
  const { label, isLabelHidden, description, errorMessage, options, size, ref, ...rest } = props;
  const { value, defaultValue, onChange, ...aria } = rest;
  const choose = (key: unknown) => {
    const option = options.find(({ id }) => id === key);
    if (option) onChange?.(option.id);
  };
  return (
    <AriaSelect
      {...aria}
      className={field.root}
      value={value}
      defaultValue={defaultValue}
      onChange={choose}
      isInvalid={invalidity(rest.isInvalid, errorMessage)}
    >
      <FieldLabel label={label} isLabelHidden={isLabelHidden} />
      <Button ref={ref} className={`${field.control({ size })} ${styles.trigger}`}>
        <SelectValue className={styles.value} />
        <span className={field.adornment}>
          <Icon name="chevron-down" size="small" />
        </span>
      </Button>
      <FieldHelp description={description} errorMessage={errorMessage} />
      <Popover {...namedBy(label)} className={list.popover} offset={4}>
        <ListBox
          {...namedBy(label)}
          className={list.list}
          items={options}
          renderEmptyState={() => <div className={list.empty}>{words.noOptions}</div>}
        >
          {(option) => <Option option={option} />}
        </ListBox>
      </Popover>
    </AriaSelect>
  );
}

function Option({ option }: { option: SelectOption }) {
  return (
    <ListBoxItem id={option.id} textValue={option.label} isDisabled={option.isDisabled} className={list.option}>
      {({ isSelected }) => (
        <>
          <span className={styles.onlyInList}>
            <span className={list.check}>{isSelected && <Icon name="check" size="small" />}</span>
          </span>
          {option.mark}
          <span className={list.optionLabel}>{option.label}</span>
        </>
      )}
    </ListBoxItem>
  );
}
