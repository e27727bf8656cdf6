import { section } from '../locale';

/** What toasts say besides their own words. */
export const toastStrings = section('toast', { region: 'Messages about what was done', dismiss: 'Dismiss' });
