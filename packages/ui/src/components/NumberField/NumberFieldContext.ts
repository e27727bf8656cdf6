import { createSlots } from '../../slots';
import type { NumberFieldProps } from './NumberField';

/** What a container sets for the number fields in it, also by slot. */
export const NumberFieldContext = createSlots<NumberFieldProps>();
