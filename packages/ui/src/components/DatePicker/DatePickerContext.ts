import { createSlots } from '../../slots';
import type { DatePickerProps } from './DatePicker';

/** What a container sets for the date pickers in it, also by slot. */
export const DatePickerContext = createSlots<DatePickerProps>();
