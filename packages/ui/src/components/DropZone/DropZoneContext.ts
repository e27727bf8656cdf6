import { createSlots } from '../../slots';
import type { DropZoneProps } from './DropZone';

/** What a container sets for the drop zones in it, also by slot. */
export const DropZoneContext = createSlots<DropZoneProps>();
