import { later } from '../../../later';

/** A calendar and its fields are heavy, and most messages leave at once: it is brought when one comes near the button that opens it. */
export const SendTimeDialog = later(async () => (await import('./SendTimeDialog')).SendTimeDialog);
