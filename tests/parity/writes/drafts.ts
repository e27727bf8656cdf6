import { NOBODY } from '../cases/pages.ts';
import type { Writes } from './call.ts';

export const draftWrites: Writes = {
  refusals: (world) => {
    const draft = `/api/conversations/${world.drafts[0]?.conversationId}/draft`;
    const nobody = `/api/conversations/${NOBODY}/draft`;
    return [
      { title: 'a draft on nothing', method: 'PUT', path: nobody, body: { content: 'a', version: 0 } },
      { title: 'no draft of nothing', method: 'DELETE', path: nobody },
      { title: 'a draft over a newer one', method: 'PUT', path: draft, body: { content: 'Mine', version: 0 } },
      {
        title: 'a draft with a file that is not here',
        method: 'PUT',
        path: draft,
        body: { content: 'Mine', attachmentIds: [NOBODY], version: world.drafts[0]?.version },
      },
      { title: 'throwing a newer draft away', method: 'DELETE', path: `${draft}?version=1` },
      { title: 'a draft of wrong types', method: 'PUT', path: draft, body: { content: 1, subject: [], version: 'x' } },
    ];
  },
  changes: (world) => {
    const [kept] = world.drafts;
    const path = `/api/conversations/${kept?.conversationId}/draft`;
    return [
      { title: 'writing on', method: 'PUT', path, body: { content: 'Writing on', version: kept?.version } },
      { title: 'the draft after that', method: 'GET', path },
      { title: 'throwing it away', method: 'DELETE', path },
    ];
  },
};
