import type { Ref } from 'react';
import { ToggleButtonGroup as AriaToggleButtonGroup, ToggleButton } from 'react-aria-components';
import { type SlotProps, useSlotted } from '../../slots';
import { Icon, type IconName } from '../Icon';
import { segment, segmented } from './ButtonGroup.css';
import { ToggleButtonGroupContext } from './ToggleButtonGroupContext';

export interface ToggleOption<Id extends string = string> {
  /** Used by `value` and `onChange`. */
  id: Id;
  /** One or two words. */
  label: string;
  /** Read by screen readers instead of a short label such as `7d`. */
  fullLabel?: string;
  icon?: IconName;
  /** @default false */
  isDisabled?: boolean;
}

export interface ToggleButtonGroupProps<Id extends string> extends SlotProps {
  /** Accessible name: what is selected here. */
  label: string;
  /** Two to about five. For more or longer labels use `Select`. */
  options: readonly ToggleOption<Id>[];
  value?: Id;
  defaultValue?: Id;
  onChange?: (id: Id) => void;
  /** @default 'medium' */
  size?: 'small' | 'medium';
  /** @default false */
  isDisabled?: boolean;
  ref?: Ref<HTMLDivElement>;
}

/** Selects one of a few visible options, such as a time range. For views with panels use `Tabs`. */
export function ToggleButtonGroup<Id extends string>(ownProps: ToggleButtonGroupProps<Id>) {
  const props = useSlotted(ownProps, ToggleButtonGroupContext);
  const { label, options, value, defaultValue, onChange, size, isDisabled, ref } = props;
  const choose = (keys: ReadonlySet<unknown>) => {
    const option = options.find(({ id }) => keys.has(id));
    if (option) onChange?.(option.id);
  };
  return (
    <AriaToggleButtonGroup
      ref={ref}
      aria-label={label}
      selectionMode="single"
      disallowEmptySelection
      isDisabled={isDisabled}
      selectedKeys={value && [value]}
      defaultSelectedKeys={defaultValue && [defaultValue]}
      onSelectionChange={choose}
      className={segmented}
    >
      {options.map((option) => (
        <ToggleButton
          key={option.id}
          id={option.id}
          aria-label={option.fullLabel}
          isDisabled={option.isDisabled}
          className={segment({ size })}
        >
          {option.icon && <Icon name={option.icon} size="small" />}
          {option.label}
        </ToggleButton>
      ))}
    </AriaToggleButtonGroup>
  );
}
