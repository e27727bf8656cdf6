import { NOBODY } from '../cases/pages.ts';
import type { Call, Writes } from './call.ts';

const base = '/api/marketing/campaigns';
const variants = [{ name: 'Short', subject: null, text: 'Hello' }];
const preview = (title: string, body: unknown): Call => ({
  title,
  method: 'POST',
  path: '/api/marketing/audience-preview',
  body,
});

/** Campaigns. Ids are made by each, so that what is made is not compared, and what runs takes its time. */
export const marketingWrites: Writes = {
  refusals: (world) => {
    const paused = world.campaigns.find(({ state }) => state === 'paused');
    const done = world.campaigns.find(({ state }) => state === 'done');
    const post = (title: string, id: string | undefined, action: string, body: unknown = {}): Call => ({
      title,
      method: 'POST',
      path: `${base}/${id}/${action}`,
      body,
    });
    return [
      { title: 'a campaign of nothing', method: 'POST', path: base, body: {} },
      {
        title: 'a campaign for unknown segments, nowhere, without a text',
        method: 'POST',
        path: base,
        body: { name: 'x', goal: 'fame', audience: { segments: ['vip'] }, channels: ['pigeon'], variants: [] },
      },
      {
        title: 'a campaign for a label that is not there',
        method: 'POST',
        path: base,
        body: { name: 'x', audience: { projectId: NOBODY }, channels: ['email'], variants },
      },
      { title: 'no such campaign', method: 'DELETE', path: `${base}/${NOBODY}` },
      {
        title: 'changing a campaign that is paused',
        method: 'PATCH',
        path: `${base}/${paused?.id}`,
        body: { name: 'x' },
      },
      { title: 'changing nothing of a campaign', method: 'PATCH', path: `${base}/${paused?.id}`, body: {} },
      { title: 'removing a campaign that is paused', method: 'DELETE', path: `${base}/${paused?.id}` },
      post('starting what is done', done?.id, 'start'),
      post('undoing what is done', done?.id, 'undo'),
      post('pausing what is done', done?.id, 'pause', { reason: 'Why not' }),
      post('resuming what is done', done?.id, 'resume', { reason: 'Why not' }),
      post('stopping without a word', paused?.id, 'stop', { reason: ' ' }),
      preview('a preview for a view that is not there', { audience: { viewId: NOBODY }, channels: ['email'] }),
      preview('a preview of nothing', {}),
    ];
  },
  changes: (world) => {
    const done = world.campaigns.find(({ state }) => state === 'done');
    const [project] = world.projects;
    const [view] = world.views;
    const channels = ['whatsapp', 'email'];
    return [
      preview('a preview of everybody', { audience: {}, channels: ['email'] }),
      preview('a preview by label', { audience: { projectId: project?.id }, channels }),
      preview('a preview by view', { audience: { viewId: view?.id }, channels }),
      preview('a preview by words', { audience: { q: 'northwind' }, channels, text: 'Hello' }),
      { title: 'removing a campaign that is done', method: 'DELETE', path: `${base}/${done?.id}` },
      { title: 'the campaigns after that', method: 'GET', path: base },
    ];
  },
};
