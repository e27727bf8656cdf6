import { createSlots } from '../../slots';
import type { DialogProps } from './Dialog';

/** What a container sets for the dialogs in it, also by slot. */
export const DialogContext = createSlots<DialogProps>();
