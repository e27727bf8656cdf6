import { DAY } from '@concordia/domain';
import { NOBODY } from '../cases/pages.ts';
import type { Call, Writes } from './call.ts';

const bulk = (title: string, body: unknown): Call => ({ title, method: 'POST', path: '/api/messages/bulk', body });

export const triageWrites: Writes = {
  refusals: (world) => {
    const [message] = world.messages;
    const [project, other] = world.projects;
    const [owner, colleague] = world.members;
    const one = `/api/messages/${message?.id}`;
    const inThePast = new Date(world.now - DAY).toISOString();
    const labels = `/api/conversations/${message?.conversationId}/projects`;
    return [
      {
        title: 'putting off into the past',
        method: 'PATCH',
        path: one,
        body: { snooze: { until: inThePast, unlessReply: false } },
      },
      {
        title: 'putting off until a word',
        method: 'PATCH',
        path: one,
        body: { snooze: { until: 'later' }, assigneeId: 1 },
      },
      { title: 'assigning to nobody we know', method: 'PATCH', path: one, body: { assigneeId: NOBODY } },
      bulk('a change of no messages', { ids: [], change: { isRead: true } }),
      bulk('no change of many messages', { ids: [message?.id], change: {} }),
      bulk('a change of something else', { ids: ['x'], change: { isRead: true, isNew: true } }),
      {
        title: 'a project of a name that is taken',
        method: 'POST',
        path: '/api/projects',
        body: { name: other?.name.toUpperCase() },
      },
      { title: 'a project without a name', method: 'POST', path: '/api/projects', body: {} },
      { title: 'no change of a project', method: 'PATCH', path: `/api/projects/${project?.id}`, body: {} },
      { title: 'a project at no place', method: 'PATCH', path: `/api/projects/${project?.id}`, body: { position: -1 } },
      { title: 'no such project', method: 'DELETE', path: `/api/projects/${NOBODY}` },
      { title: 'an unknown project for a conversation', method: 'PUT', path: labels, body: { projectIds: [NOBODY] } },
      { title: 'no list of projects', method: 'PUT', path: labels, body: {} },
      {
        title: 'projects for no conversation',
        method: 'PUT',
        path: `/api/conversations/${NOBODY}/projects`,
        body: { projectIds: [] },
      },
      {
        title: 'a view of a column',
        method: 'POST',
        path: '/api/views',
        body: { name: 'x', query: { status: 'inbox' } },
      },
      { title: 'no such view', method: 'DELETE', path: `/api/views/${NOBODY}` },
      { title: 'removing the owner', method: 'DELETE', path: `/api/members/${owner?.id}` },
      {
        title: 'an address that is taken',
        method: 'PATCH',
        path: `/api/members/${owner?.id}`,
        body: { email: colleague?.email },
      },
      { title: 'a member without an address', method: 'POST', path: '/api/members', body: { name: 'x', email: 'x' } },
    ];
  },
  changes: (world) => {
    const messages = world.messages.filter(({ status }) => status === 'waiting');
    const [first, second] = messages;
    const [sales, support, partners] = world.projects;
    const [, colleague] = world.members;
    const [view] = world.views;
    const snooze = { until: new Date(world.now + DAY).toISOString(), unlessReply: true };
    return [
      { title: 'putting a message off', method: 'PATCH', path: `/api/messages/${first?.id}`, body: { snooze } },
      {
        title: 'bringing it back by moving it',
        method: 'PATCH',
        path: `/api/messages/${first?.id}`,
        body: { status: 'waiting' },
      },
      bulk('many at once', { ids: [first?.id, NOBODY, second?.id], change: { snooze, assigneeId: colleague?.id } }),
      { title: 'the column after that', method: 'GET', path: '/api/messages?status=waiting' },
      {
        title: 'a project renamed and moved',
        method: 'PATCH',
        path: `/api/projects/${partners?.id}`,
        body: { name: 'Partners', position: 0 },
      },
      {
        title: 'a conversation in two projects',
        method: 'PUT',
        path: `/api/conversations/${first?.conversationId}/projects`,
        body: { projectIds: [sales?.id, partners?.id] },
      },
      { title: 'one project less', method: 'DELETE', path: `/api/projects/${support?.id}` },
      { title: 'the projects after that', method: 'GET', path: '/api/projects' },
      {
        title: 'another filter',
        method: 'PATCH',
        path: `/api/views/${view?.id}`,
        body: { query: { snoozed: true }, position: 2 },
      },
      { title: 'the views after that', method: 'GET', path: '/api/views' },
      {
        title: 'another name of a member',
        method: 'PATCH',
        path: `/api/members/${colleague?.id}`,
        body: { name: 'Theodor Marsh' },
      },
      { title: 'one member less', method: 'DELETE', path: `/api/members/${colleague?.id}` },
      { title: 'the members after that', method: 'GET', path: '/api/members' },
      { title: 'what they looked after', method: 'GET', path: `/api/messages/${second?.id}` },
    ];
  },
};
