import { lazyWithPreload } from '../../../lazyWithPreload';

/** Loaded on demand: the list of all time zones is larger than the rest of the widget. */
export const QuietHoursDialog = lazyWithPreload(async () => (await import('./QuietHoursDialog')).QuietHoursDialog);

export const ZoneField = lazyWithPreload(async () => (await import('./ZoneField')).ZoneField);
