import { lazyWithPreload } from '../../../lazyWithPreload';

/** Loaded when the user approaches its button: the calendar is large, and most messages are sent at once. */
export const SendTimeDialog = lazyWithPreload(async () => (await import('./SendTimeDialog')).SendTimeDialog);
