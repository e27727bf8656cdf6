import { createSlots } from '../../slots';
import type { TimeFieldProps } from './TimeField';

/** What a container sets for the time fields in it, also by slot. */
export const TimeFieldContext = createSlots<TimeFieldProps>();
