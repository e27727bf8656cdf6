import { createSlots } from '../../slots';
import type { TextAreaProps } from './TextArea';

/** What a container sets for the text areas in it, also by slot. */
export const TextAreaContext = createSlots<TextAreaProps>();
