import { later } from '../../../later';

/** A box that looks through all contacts weighs as much as the rest of the dialog, which has a contact already where one is open. */
export const ContactPicker = later(async () => (await import('./ContactPicker')).ContactPicker);
