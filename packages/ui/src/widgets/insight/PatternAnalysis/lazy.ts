import { lazyWithPreload } from '../../../lazyWithPreload';

/* Charts and the dialog in chunks of their own, so that the figures do not wait for them. */

export const WeeklyCadence = lazyWithPreload(async () => (await import('./WeeklyCadence')).WeeklyCadence);
export const ReplyCurve = lazyWithPreload(async () => (await import('./ReplyCurve')).ReplyCurve);
export const BehindDialog = lazyWithPreload(async () => (await import('./BehindDialog')).BehindDialog);
