import { createSlots } from '../../slots';
import type { MeterProps } from './Meter';

/** What a container sets for the meters in it, also by slot. */
export const MeterContext = createSlots<MeterProps>();
