import { NOBODY } from '../cases/pages.ts';
import type { Writes } from './call.ts';

export const ingestWrites: Writes = {
  refusals: () => [
    { title: 'events that are none', method: 'POST', path: '/api/ingest/sample', body: {} },
    { title: 'stopping a file of nobody', method: 'DELETE', path: `/api/ingest/files/${NOBODY}` },
  ],
  changes: () => [],
};
