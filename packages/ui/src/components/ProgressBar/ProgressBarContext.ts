import { createSlots } from '../../slots';
import type { ProgressBarProps } from './ProgressBar';

/** What a container sets for the progress bars in it, also by slot. */
export const ProgressBarContext = createSlots<ProgressBarProps>();
