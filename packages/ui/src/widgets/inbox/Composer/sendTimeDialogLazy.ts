import { lazyWithPreload } from '../../../lazyWithPreload';

/** A calendar and its fields are heavy, and most messages leave at once: it is brought when one comes near the button that opens it. */
export const SendTimeDialog = lazyWithPreload(async () => (await import('./SendTimeDialog')).SendTimeDialog);
