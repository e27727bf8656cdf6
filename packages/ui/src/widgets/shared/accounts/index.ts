import { lazyWithPreload } from '../../../lazyWithPreload';

/** In its own chunk, with lists of options: most channels have one account. */
export const AccountChoice = lazyWithPreload(async () => (await import('./AccountChoice')).AccountChoice);
