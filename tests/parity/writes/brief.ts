import type { Writes } from './call.ts';

const path = '/api/analytics/brief/delivery';

/** Where the brief goes. Making one is compared with the brief itself. */
export const briefWrites: Writes = {
  refusals: () => [
    { title: 'a brief in a third theme', method: 'GET', path: '/api/analytics/brief/morning?theme=sepia' },
    { title: 'a chart of X in a third theme', method: 'GET', path: '/charts/twitter_performance.png?theme=sepia' },
    { title: 'a delivery that is none', method: 'PUT', path, body: { isOn: 'yes', address: 'nowhere' } },
    { title: 'a delivery to nobody', method: 'PUT', path, body: { isOn: true, address: null } },
    { title: 'a delivery that says nothing', method: 'PUT', path, body: {} },
    { title: 'a delivery with a copy', method: 'PUT', path, body: { isOn: false, address: null, copy: 'a@b.example' } },
    { title: 'a brief by e-mail to nobody', method: 'POST', path: '/api/analytics/brief/morning/email' },
  ],
  changes: () => [
    { title: 'having the brief sent', method: 'PUT', path, body: { isOn: true, address: 'Mara@Lindgren.example' } },
    { title: 'having it sent no more', method: 'PUT', path, body: { isOn: false, address: null } },
  ],
};
