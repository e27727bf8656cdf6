import { lazyWithPreload } from '../../../lazyWithPreload';

/** Loaded when the button is pointed at or focused. */
export const EmojiPopover = lazyWithPreload(async () => (await import('./EmojiPopover')).EmojiPopover);
