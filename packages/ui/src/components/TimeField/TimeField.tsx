import type { Time } from '@internationalized/date';
import type { Ref } from 'react';
import { TimeField as AriaTimeField, type TimeFieldProps as AriaTimeFieldProps, Group } from 'react-aria-components';
import { useDateFormat } from '../../locale';
import { type SlotProps, useSlotted } from '../../slots';
import { FieldHelp, FieldLabel, type FieldSize, type FieldTexts, invalidity } from '../Field';
import * as field from '../Field/Field.css';
import { Icon } from '../Icon';
import { Segments } from './Segments';
import { TimeFieldContext } from './TimeFieldContext';
import { textOfTime, timeOf } from './time';

export interface TimeFieldProps
  extends SlotProps,
    Pick<
      AriaTimeFieldProps<Time>,
      'autoFocus' | 'hourCycle' | 'id' | 'isDisabled' | 'isInvalid' | 'isReadOnly' | 'isRequired' | 'name' | 'onBlur'
    >,
    FieldTexts,
    FieldSize {
  /** `HH:MM` in 24-hour time, regardless of the display format; `null` for none. */
  value?: string | null;
  defaultValue?: string;
  /** Called with a complete time, or `null` when the field is cleared. */
  onChange?: (value: string | null) => void;
  /** The earliest valid time, as `HH:MM`. */
  minValue?: string;
  /** The latest valid time, as `HH:MM`. */
  maxValue?: string;
  ref?: Ref<HTMLDivElement>;
}

const timeOrNone = (text: string | null | undefined) => (typeof text === 'string' ? timeOf(text) : text);

/** A time of day, typed in segments. The locale decides between 12 and 24 hours. */
export function TimeField(ownProps: TimeFieldProps) {
  const props = useSlotted(ownProps, TimeFieldContext);
  const { label, isLabelHidden, description, errorMessage, value, defaultValue, onChange, size, ...rest } = props;
  const { minValue, maxValue, ...own } = rest;
  const counts12 = useDateFormat({ hour: 'numeric' }).resolvedOptions().hour12 ?? false;
  return (
    <AriaTimeField
      {...own}
      // 08:05 in 24-hour time, but 8:05 AM.
      shouldForceLeadingZeros={rest.hourCycle === undefined ? !counts12 : rest.hourCycle === 24}
      className={field.root}
      value={timeOrNone(value)}
      defaultValue={timeOrNone(defaultValue)}
      minValue={timeOrNone(minValue)}
      maxValue={timeOrNone(maxValue)}
      onChange={(time) => onChange?.(time && textOfTime(time))}
      isInvalid={invalidity(rest.isInvalid, errorMessage)}
    >
      <FieldLabel label={label} isLabelHidden={isLabelHidden} />
      <Group className={field.control({ size })}>
        <span className={field.adornment}>
          <Icon name="clock" />
        </span>
        <Segments of="time" />
      </Group>
      <FieldHelp description={description} errorMessage={errorMessage} />
    </AriaTimeField>
  );
}
