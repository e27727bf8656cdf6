import type { CalendarDate, DateValue } from '@internationalized/date';
import { type Ref, Suspense, useEffect } from 'react';
import {
  DatePicker as AriaDatePicker,
  type DatePickerProps as AriaDatePickerProps,
  Button,
  Dialog,
  Group,
  Popover,
} from 'react-aria-components';
import { lazyWithPreload } from '../../lazyWithPreload';
import { dayOf, useTimeZone } from '../../locale';
import { type SlotProps, useSlotted } from '../../slots';
import { FieldHelp, FieldLabel, type FieldSize, type FieldTexts, invalidity } from '../Field';
import * as field from '../Field/Field.css';
import { fieldButton } from '../Field/FieldButton.css';
import { Icon } from '../Icon';
import * as popover from '../Popover/Popover.css';
import { useNow } from '../RelativeTime';
import { Segments } from '../TimeField/Segments';
import { DatePickerContext } from './DatePickerContext';
import { dateOrNone } from './date';

/** Preloaded after the field: its month and year lists are heavy, and many users type the date instead. */
const CalendarSurface = lazyWithPreload(async () => (await import('./CalendarSurface')).CalendarSurface);

export interface DatePickerProps
  extends SlotProps,
    Pick<
      AriaDatePickerProps<CalendarDate>,
      'autoFocus' | 'id' | 'isDisabled' | 'isInvalid' | 'isReadOnly' | 'isRequired' | 'name' | 'onBlur' | 'onOpenChange'
    >,
    FieldTexts,
    FieldSize {
  /** `YYYY-MM-DD`, whatever format is shown; `null` for none. */
  value?: string | null;
  defaultValue?: string;
  /** Called with a complete date, or `null` when the field is cleared. */
  onChange?: (value: string | null) => void;
  /** The earliest valid day, as `YYYY-MM-DD`. */
  minValue?: string;
  /** The latest valid day, as `YYYY-MM-DD`. */
  maxValue?: string;
  /** Excludes days within the range, such as holidays. */
  isDateUnavailable?: (date: string) => boolean;
  ref?: Ref<HTMLDivElement>;
}

/**
 * A date, typed in segments or selected from a calendar. Week start and segment order follow the locale; today follows the user's time zone. Distant
 * dates are quick to reach by typing or selecting a year.
 */
export function DatePicker(ownProps: DatePickerProps) {
  const props = useSlotted(ownProps, DatePickerContext);
  const { label, isLabelHidden, description, errorMessage, value, defaultValue, onChange, size, ...rest } = props;
  const { minValue, maxValue, isDateUnavailable, ...own } = rest;
  const today = dayOf(useNow(), useTimeZone());
  useEffect(() => void CalendarSurface.preload(), []);
  return (
    <AriaDatePicker<DateValue>
      {...own}
      className={field.root}
      granularity="day"
      placeholderValue={today}
      value={dateOrNone(value)}
      defaultValue={dateOrNone(defaultValue)}
      minValue={dateOrNone(minValue)}
      maxValue={dateOrNone(maxValue)}
      isDateUnavailable={isDateUnavailable && ((date) => isDateUnavailable(date.toString()))}
      onChange={(date) => onChange?.(date && date.toString())}
      isInvalid={invalidity(rest.isInvalid, errorMessage)}
    >
      <FieldLabel label={label} isLabelHidden={isLabelHidden} />
      <Group className={field.control({ size })}>
        <Segments of="date" />
        <Button className={fieldButton()}>
          <Icon name="calendar" />
        </Button>
      </Group>
      <FieldHelp description={description} errorMessage={errorMessage} />
      <Popover placement="bottom start" offset={6} containerPadding={8} className={popover.surface}>
        <Dialog className={popover.dialog}>
          <Suspense>
            <CalendarSurface today={today} isRequired={own.isRequired ?? false} />
          </Suspense>
        </Dialog>
      </Popover>
    </AriaDatePicker>
  );
}
