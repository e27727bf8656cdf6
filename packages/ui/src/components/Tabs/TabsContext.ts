import { createSlots } from '../../slots';
import type { TabsProps } from './Tabs';

/** What a container sets for the tabs in it, also by slot. */
export const TabsContext = createSlots<TabsProps>();
