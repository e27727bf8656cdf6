import { NOBODY } from '../cases/pages.ts';
import type { Writes } from './call.ts';

const LIST = '/api/canned-replies';

export const cannedReplyWrites: Writes = {
  refusals: (world) => {
    const [one, another] = world.cannedReplies;
    const path = `${LIST}/${one?.id}`;
    return [
      {
        title: 'a name that is taken',
        method: 'POST',
        path: LIST,
        body: { name: one?.name.toUpperCase(), content: 'a' },
      },
      { title: 'a shortcut that is taken', method: 'PATCH', path, body: { shortcut: another?.shortcut } },
      { title: 'no change of a canned reply', method: 'PATCH', path, body: {} },
      { title: 'a canned reply of wrong types', method: 'PATCH', path, body: { name: 1, content: [] } },
      { title: 'no such canned reply', method: 'DELETE', path: `${LIST}/${NOBODY}` },
    ];
  },
  changes: (world) => {
    const [one] = world.cannedReplies;
    return [
      { title: 'another text', method: 'PATCH', path: `${LIST}/${one?.id}`, body: { content: 'Hello {first_name}' } },
      { title: 'one less', method: 'DELETE', path: `${LIST}/${one?.id}` },
      { title: 'the canned replies after that', method: 'GET', path: LIST },
    ];
  },
};
