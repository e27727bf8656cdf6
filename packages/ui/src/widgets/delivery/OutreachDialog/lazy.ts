import { lazyWithPreload } from '../../../lazyWithPreload';

/** A box that looks through all contacts weighs as much as the rest of the dialog, which has a contact already where one is open. */
export const ContactPicker = lazyWithPreload(async () => (await import('./ContactPicker')).ContactPicker);
