import type { World } from '@concordia/fixtures';
import { NOBODY } from '../cases/pages.ts';
import type { Writes } from './call.ts';

const called = (world: World, name: string) => world.contacts.find((contact) => contact.name === name);

export const contactWrites: Writes = {
  refusals: (world) => {
    const contact = `/api/contacts/${world.contacts[0]?.id}`;
    const create = (title: string, body: object) => ({ title, method: 'POST', path: '/api/contacts', body }) as const;
    const [point] = world.people.points;
    const pair = { keepId: world.contacts[0]?.id, otherId: NOBODY };
    return [
      { title: 'a cursor that no list gave', method: 'GET', path: '/api/contacts?cursor=nonsense' },
      create('a contact without a name', {}),
      create('a contact whose name is empty', { name: ' ' }),
      create('a contact with an address that is none', { name: 'A', email: 'nowhere' }),
      create('a contact with a number of no country', { name: 'A', phone: '070 123' }),
      create('a contact with a link elsewhere', { name: 'A', linkedinUrl: 'https://evil.example/in/a' }),
      create('a contact with a field that there is not', { name: 'A', colour: 'red' }),
      create('a contact with a handle of somebody else', { name: 'A', email: world.contacts[0]?.email }),
      { title: 'no change of a contact', method: 'PATCH', path: contact, body: {} },
      { title: 'a change of no contact', method: 'PATCH', path: `/api/contacts/${NOBODY}`, body: { name: 'A' } },
      {
        title: 'a handle that is none',
        method: 'POST',
        path: `${contact}/points`,
        body: { channel: 'sms', handle: 'x' },
      },
      { title: 'removing no handle', method: 'DELETE', path: `${contact}/points/${NOBODY}` },
      {
        title: 'a consent that there is not',
        method: 'PATCH',
        path: `/api/contacts/${point?.contactId}/points/${point?.id}`,
        body: { consent: 'maybe' },
      },
      { title: 'an empty note', method: 'POST', path: `${contact}/notes`, body: { text: ' ' } },
      { title: 'a note about nobody', method: 'POST', path: `/api/contacts/${NOBODY}/notes`, body: { text: 'A' } },
      { title: 'a change of no note', method: 'PATCH', path: `${contact}/notes/${NOBODY}`, body: { text: 'A' } },
      { title: 'dismissing nothing', method: 'POST', path: `/api/contacts/merge-suggestions/${NOBODY}/dismiss` },
      { title: 'a merge with nobody', method: 'POST', path: '/api/merges', body: pair },
      { title: 'the preview of a merge with nobody', method: 'POST', path: '/api/merges/preview', body: pair },
      { title: 'undoing no merge', method: 'POST', path: `/api/merges/${NOBODY}/undo` },
      { title: 'an erasure under another name', method: 'POST', path: `${contact}/erasure`, body: { confirm: 'x' } },
      { title: 'a retention of a week', method: 'GET', path: '/api/workspace/retention-preview?days=7' },
    ];
  },
  changes: (world) => {
    const ada = called(world, 'Ada Lindqvist');
    const twin = called(world, 'A. Lindqvist');
    const contact = `/api/contacts/${ada?.id}`;
    const [point] = world.people.points.filter(({ contactId }) => contactId === ada?.id);
    const [note] = world.people.notes.filter(({ contactId }) => contactId === ada?.id);
    const merge = { keepId: ada?.id, otherId: twin?.id, choices: { email: 'other' } };
    return [
      { title: 'changing a contact', method: 'PATCH', path: contact, body: { title: ' Owner ', location: null } },
      { title: 'its tags', method: 'PUT', path: `${contact}/tags`, body: { tags: ['b', 'A', 'B'] } },
      { title: 'all tags after that', method: 'GET', path: '/api/tags' },
      { title: 'deleting a note', method: 'DELETE', path: `${contact}/notes/${note?.id}` },
      { title: 'the notes after that', method: 'GET', path: `${contact}/notes` },
      { title: 'the preview of a merge', method: 'POST', path: '/api/merges/preview', body: merge },
      {
        title: 'the same consent again',
        method: 'PATCH',
        path: `${contact}/points/${point?.id}`,
        body: { consent: 'in' },
      },
    ];
  },
};
