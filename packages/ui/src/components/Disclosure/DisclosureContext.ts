import { createSlots } from '../../slots';
import type { DisclosureProps } from './Disclosure';

/** What a container sets for the disclosures in it, also by slot. */
export const DisclosureContext = createSlots<DisclosureProps>();
