import { later } from '../../../later';

/** What opens at a press: a list of all time zones of the world weighs more than the hours of eight channels. */
export const QuietHoursDialog = later(async () => (await import('./QuietHoursDialog')).QuietHoursDialog);

export const ZoneField = later(async () => (await import('./ZoneField')).ZoneField);
