import { ENRICHMENT_SOURCES } from '@concordia/domain/enrichment';
import { NOBODY } from '../cases/pages.ts';
import type { Writes } from './call.ts';

const PROVIDERS = '/api/enrichment/providers';
const ATTACHMENTS = '/api/enrichment/attachments';

export const enrichmentWrites: Writes = {
  refusals: (world) => {
    const entry = { result_id: NOBODY, index: 0, contactId: world.contacts[0]?.id };
    return [
      { title: 'a search for nothing', method: 'POST', path: '/enrich/facebook', body: { query: ' ', fields: [] } },
      {
        title: 'a search for a field that posts have not',
        method: 'POST',
        path: '/enrich/linkedin',
        body: { query: 'a', type: 'posts', fields: ['text', 'headline'] },
      },
      { title: 'no such result', method: 'DELETE', path: `/enrich/cache/${NOBODY}` },
      { title: 'a review of no result', method: 'POST', path: `${ATTACHMENTS}/review`, body: entry },
      { title: 'attaching of wrong types', method: 'POST', path: ATTACHMENTS, body: { index: -1, fields: ['name'] } },
      { title: 'no such attachment', method: 'DELETE', path: `${ATTACHMENTS}/${NOBODY}` },
    ];
  },
  changes: () => {
    const { host, mapping } = ENRICHMENT_SOURCES.linkedin;
    return [
      {
        title: 'samples of posts',
        method: 'POST',
        path: '/enrich/facebook',
        body: { query: ' Specialty  Coffee', fields: ['author', 'likes', 'text', 'url'], demo: true },
      },
      {
        title: 'samples of profiles',
        method: 'POST',
        path: '/enrich/linkedin',
        body: { query: 'coffee', type: 'profiles', fields: ['name', 'industry'], demo: true },
      },
      {
        title: 'another limit of a provider',
        method: 'PUT',
        path: `${PROVIDERS}/linkedin`,
        body: { host, key: 'k-0123456789', ttl_seconds: 3_600, daily_limit: 7, mapping },
      },
      { title: 'the providers after that', method: 'GET', path: PROVIDERS },
    ];
  },
};
