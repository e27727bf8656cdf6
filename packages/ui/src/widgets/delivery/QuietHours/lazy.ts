import { lazyWithPreload } from '../../../lazyWithPreload';

/** What opens at a press: a list of all time zones of the world weighs more than the hours of eight channels. */
export const QuietHoursDialog = lazyWithPreload(async () => (await import('./QuietHoursDialog')).QuietHoursDialog);

export const ZoneField = lazyWithPreload(async () => (await import('./ZoneField')).ZoneField);
