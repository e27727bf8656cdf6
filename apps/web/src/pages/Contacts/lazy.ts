import { lazyWithPreload } from '@concordia/ui/lazyWithPreload';
import { lazy } from 'react';

/* Loaded after the grid: details, forms, imports. */

export const ContactDetails = lazy(() =>
  import('@concordia/ui/widgets/people/ContactDetails').then((module) => ({ default: module.ContactDetails })),
);

export const ContactForm = lazy(() =>
  import('@concordia/ui/widgets/people/ContactForm').then((module) => ({ default: module.ContactForm })),
);

export const ContactFiles = lazy(() =>
  import('@concordia/ui/widgets/people/ImportContacts').then((module) => ({ default: module.ContactFiles })),
);

export const MergeSuggestions = lazy(() =>
  import('@concordia/ui/widgets/people/MergeSuggestions').then((module) => ({ default: module.MergeSuggestions })),
);

export const ImportMailbox = lazy(() =>
  import('@concordia/ui/widgets/intake/ImportMailbox').then((module) => ({ default: module.ImportMailbox })),
);

/** Instead of the cards. */
export const ContactTable = lazyWithPreload(
  async () => (await import('@concordia/ui/widgets/people/ContactTable')).ContactTable,
);
