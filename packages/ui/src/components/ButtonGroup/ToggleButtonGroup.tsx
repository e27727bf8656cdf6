import { ToggleButtonGroup as AriaToggleButtonGroup, ToggleButton } from 'react-aria-components';
import { Icon, type IconName } from '../Icon';
import { segment, segmented } from './ButtonGroup.css';

export interface ToggleOption<Id extends string = string> {
  /** What `value` and `onChange` carry. */
  id: Id;
  /** One or two words. */
  label: string;
  /** What a short label such as `7d` means, read out in its place. */
  fullLabel?: string;
  /** A drawing before the words. */
  icon?: IconName;
  /** @default false */
  isDisabled?: boolean;
}

export interface ToggleButtonGroupProps<Id extends string> {
  /** What is chosen here. */
  label: string;
  /** Two to some five. For more, or for longer words, use `Select`. */
  options: readonly ToggleOption<Id>[];
  /** The chosen one. */
  value?: Id;
  /** The chosen one at first, when the group keeps its own state. */
  defaultValue?: Id;
  /** Told the choice. */
  onChange?: (id: Id) => void;
  /** @default 'medium' */
  size?: 'small' | 'medium';
  /** @default false */
  isDisabled?: boolean;
}

/** One of a few, all in sight: a range of time, a way to look. Views with panels of their own are `Tabs`. */
export function ToggleButtonGroup<Id extends string>(props: ToggleButtonGroupProps<Id>) {
  const { label, options, value, defaultValue, onChange, size, isDisabled } = props;
  const choose = (keys: ReadonlySet<unknown>) => {
    const option = options.find(({ id }) => keys.has(id));
    if (option) onChange?.(option.id);
  };
  return (
    <AriaToggleButtonGroup
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
