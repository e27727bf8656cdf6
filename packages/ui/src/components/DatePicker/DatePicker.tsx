import type { CalendarDate, DateValue } from '@internationalized/date';
import { Suspense, useEffect } from 'react';
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
import { FieldHelp, FieldLabel, type FieldSize, type FieldTexts, invalidity } from '../Field';
import * as field from '../Field/Field.css';
import { fieldButton } from '../Field/FieldButton.css';
import { Icon } from '../Icon';
import * as popover from '../Popover/Popover.css';
import { useNow } from '../RelativeTime';
import { Segments } from '../TimeField/Segments';
import { dateOrNone } from './date';

/** Lists of months and years make it heavier than the field, which is typed into as often: it follows the field, and is there before it is opened. */
const CalendarSurface = lazyWithPreload(async () => (await import('./CalendarSurface')).CalendarSurface);

export interface DatePickerProps
  extends Pick<
      AriaDatePickerProps<CalendarDate>,
      'autoFocus' | 'id' | 'isDisabled' | 'isInvalid' | 'isReadOnly' | 'isRequired' | 'name' | 'onBlur' | 'onOpenChange'
    >,
    FieldTexts,
    FieldSize {
  /** `YYYY-MM-DD`, whatever the person sees; `null` for none. */
  value?: string | null;
  /** The date at first, when the field keeps its own state. */
  defaultValue?: string;
  /** Told the date when it is complete, and `null` when it was emptied. */
  onChange?: (value: string | null) => void;
  /** The first day that is right, as `YYYY-MM-DD`. */
  minValue?: string;
  /** The last day that is right, as `YYYY-MM-DD`. */
  maxValue?: string;
  /** Days between them that cannot be had, such as holidays. */
  isDateUnavailable?: (date: string) => boolean;
}

/**
 * A day, typed part by part or chosen from a calendar. Week and order of the parts are the locale's, today is the person's. A day long ago is
 * near: type it, or choose its year.
 */
export function DatePicker(props: DatePickerProps) {
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
