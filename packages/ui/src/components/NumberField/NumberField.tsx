import type { Ref } from 'react';
import {
  NumberField as AriaNumberField,
  type NumberFieldProps as AriaNumberFieldProps,
  Button,
  Group,
  Input,
} from 'react-aria-components';
import type { Behaviour } from '../../behaviour';
import { FieldHelp, FieldLabel, type FieldSize, type FieldTexts, invalidity } from '../Field';
import * as field from '../Field/Field.css';
import { fieldButton } from '../Field/FieldButton.css';
import { Icon } from '../Icon';
import * as styles from './NumberField.css';

export interface NumberFieldProps
  extends Behaviour<AriaNumberFieldProps, 'formatOptions' | 'value' | 'onChange'>,
    FieldTexts,
    FieldSize {
  /** The number; `null` for none. */
  value?: number | null;
  /** Told the number once the field is left or stepped, and `null` when it was emptied. */
  onChange?: (value: number | null) => void;
  /** How the number is written, in the person's locale: `{ style: 'currency', currency: 'EUR' }`, `{ style: 'percent' }`, a unit. */
  format?: Intl.NumberFormatOptions;
  /** An example of what goes in. */
  placeholder?: string;
  /**
   * Buttons that step down and up. Leave them out where nobody counts: a year, a price.
   *
   * @default true
   */
  hasSteppers?: boolean;
  /**
   * Keeps the number from changing when someone only scrolls past.
   *
   * @default true
   */
  isWheelDisabled?: boolean;
  /** The input itself, for focus. */
  ref?: Ref<HTMLInputElement>;
}

/** A number that is typed or stepped, understood as the person writes numbers. What only looks like one, say a phone number, is a `TextField`. */
export function NumberField(props: NumberFieldProps) {
  const { label, isLabelHidden, description, errorMessage, placeholder, size, ref, ...rest } = props;
  const { hasSteppers = true, isWheelDisabled = true, format, value, onChange, ...aria } = rest;
  return (
    <AriaNumberField
      {...aria}
      formatOptions={format}
      // What is no number is react-aria's word for an empty field.
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
