import { NOBODY } from '../cases/pages.ts';
import type { Writes } from './call.ts';

export const feedWrites: Writes = {
  refusals: () => [
    { title: 'a birthday in no time zone', method: 'GET', path: '/api/birthdays/today?timeZone=Middle/Earth' },
    { title: 'a change of no source', method: 'PATCH', path: `/api/news/sources/${NOBODY}`, body: { isOn: false } },
    { title: 'removing no source', method: 'DELETE', path: `/api/news/sources/${NOBODY}` },
  ],
  changes: (world) => [
    {
      title: 'turning a source off',
      method: 'PATCH',
      path: `/api/news/sources/${world.news[0]?.id}`,
      body: { isOn: false },
    },
    { title: 'the news after that', method: 'GET', path: '/api/news/ticker' },
    { title: 'removing a source', method: 'DELETE', path: `/api/news/sources/${world.news[1]?.id}` },
    { title: 'the sources after that', method: 'GET', path: '/api/news/sources' },
  ],
};
