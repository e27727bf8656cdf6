import { lazyWithPreload } from '../../../lazyWithPreload';

/** Loaded on demand: the picker is as large as the rest of the dialog, which often has its contact already. */
export const ContactPicker = lazyWithPreload(async () => (await import('./ContactPicker')).ContactPicker);
