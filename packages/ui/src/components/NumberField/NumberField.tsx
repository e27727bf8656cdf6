import type { Ref } from 'react';
import {
  NumberField as AriaNumberField,
  type NumberFieldProps as AriaNumberFieldProps,
  Button,
  Group,
  Input,
} from 'react-aria-components';
import type { Behavior } from '../../behavior';
import { useSlotted } from '../../slots';
import { FieldHelp, FieldLabel, type FieldSize, type FieldTexts, invalidity } from '../Field';
import * as field from '../Field/Field.css';
import { fieldButton } from '../Field/FieldButton.css';
import { Icon } from '../Icon';
import * as styles from './NumberField.css';
import { NumberFieldContext } from './NumberFieldContext';

export interface NumberFieldProps
  extends Behavior<AriaNumberFieldProps, 'formatOptions' | 'value' | 'onChange'>,
    FieldTexts,
    FieldSize {
  /** The number, or `null` if the field is empty. */
  value?: number | null;
  /** Called on blur or step, and with `null` when the field is cleared. */
  onChange?: (value: number | null) => void;
  /** Number format in the user's locale: `{ style: 'currency', currency: 'EUR' }`, `{ style: 'percent' }`, a unit. */
  format?: Intl.NumberFormatOptions;
  /** Example input. */
  placeholder?: string;
  /** Shows step buttons. Omit them for numbers that are only typed, such as a year or a price. @default true */
  hasSteppers?: boolean;
  /** Prevents scrolling over the field from changing the number. @default true */
  isWheelDisabled?: boolean;
  ref?: Ref<HTMLInputElement>;
}

/**
 * A number to type or step, parsed in the user's locale. For digits that are not a quantity, such as a phone number,
 * use `TextField`.
 */
export function NumberField(ownProps: NumberFieldProps) {
  const props = useSlotted(ownProps, NumberFieldContext);
  const { label, isLabelHidden, description, errorMessage, placeholder, size, ref, ...rest } = props;
  const { hasSteppers = true, isWheelDisabled = true, format, value, onChange, ...aria } = rest;
  return (
    <AriaNumberField
      {...aria}
      formatOptions={format}
      // react-aria represents an empty field as NaN.
      value={value === null ? Number.NaN : value}
      onChange={(number) => onChange?.(Number.isNaN(number) ? null : number)}
      isWheelDisabled={isWheelDisabled}
      isInvalid={invalidity(rest.isInvalid, errorMessage)}
      className={field.root}
    >
      <FieldLabel label={label} isLabelHidden={isLabelHidden} />
      <Group role="presentation" className={field.control({ size })}>
        <Input ref={ref} className={`${field.input} ${styles.input}`} placeholder={placeholder} />
        {hasSteppers && (
          <span className={styles.steppers}>
            <Button slot="decrement" className={fieldButton({ place: 'stepper' })}>
              <Icon name="minus" size="small" />
            </Button>
            <Button slot="increment" className={fieldButton({ place: 'stepper' })}>
              <Icon name="plus" size="small" />
            </Button>
          </span>
        )}
      </Group>
      <FieldHelp description={description} errorMessage={errorMessage} />
    </AriaNumberField>
  );
}
