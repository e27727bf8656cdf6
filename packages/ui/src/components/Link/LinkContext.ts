import { createSlots } from '../../slots';
import type { LinkProps } from './Link';

/** What a container sets for the links in it, also by slot. */
export const LinkContext = createSlots<LinkProps>();
