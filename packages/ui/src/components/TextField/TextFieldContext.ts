import { createSlots } from '../../slots';
import type { TextFieldProps } from './TextField';

/** What a container sets for the text fields in it, also by slot. */
export const TextFieldContext = createSlots<TextFieldProps>();
