import { NOBODY } from '../cases/pages.ts';
import type { Writes } from './call.ts';

export const contactImportWrites: Writes = {
  refusals: () => [
    { title: 'starting no address book', method: 'POST', path: `/api/contact-imports/${NOBODY}/start`, body: {} },
    { title: 'stopping no address book', method: 'POST', path: `/api/contact-imports/${NOBODY}/cancel` },
  ],
  changes: () => [],
};
