import { NOBODY } from '../cases/pages.ts';
import type { Writes } from './call.ts';

const at = '/api/intelligence';

export const intelligenceWrites: Writes = {
  refusals: (world) => {
    const offer = `${at}/save-offers/${world.saveOffers[0]?.id}`;
    const contactId = world.contacts[0]?.id;
    const post = (title: string, path: string, body: object) => ({ title, method: 'POST', path, body }) as const;
    const patch = (title: string, path: string, body: object) => ({ title, method: 'PATCH', path, body }) as const;
    return [
      {
        title: 'customers of no segment, no risk and no order',
        method: 'GET',
        path: `${at}/customers?segment=vips&risk=none&sort=luck&limit=0`,
      },
      { title: 'a customer that is no id', method: 'GET', path: `${at}/customers/abc` },
      { title: 'outcomes of no offer', method: 'GET', path: `${at}/save-offers/${NOBODY}/outcomes` },
      post('an offer of nothing', `${at}/save-offers`, {}),
      post('an offer whose fields are none', `${at}/save-offers`, { name: ' ', value: 0, windowDays: 1.5 }),
      patch('no change of an offer', offer, {}),
      patch('a change of no offer', `${at}/save-offers/${NOBODY}`, { value: 5 }),
      post('an offer to nobody', `${offer}/outcomes`, { contactId: NOBODY }),
      post('an offer to somebody who is no id', `${offer}/outcomes`, { contactId: 'x' }),
      patch('an outcome that is not there', `${offer}/outcomes/${NOBODY}`, { state: 'accepted' }),
      post('a deal of nobody', `${at}/customers/${NOBODY}/deals`, { value: 5 }),
      post('a deal of nothing', `${at}/customers/${contactId}/deals`, { value: 0 }),
      { title: 'removing no deal', method: 'DELETE', path: `${at}/deals/${NOBODY}` },
      { title: 'stopping no segmentation', method: 'POST', path: `${at}/segmentation/runs/${NOBODY}/cancel` },
    ];
  },
  changes: (world) => {
    const [first, second] = world.saveOffers;
    const outcome = world.offerOutcomes.find(({ offerId, state }) => offerId === first?.id && state === 'declined');
    const deal = world.deals[0];
    return [
      {
        title: 'changing an offer',
        method: 'PATCH',
        path: `${at}/save-offers/${first?.id}`,
        body: { name: ' A visit ', value: 99.5, windowDays: 14 },
      },
      { title: 'removing an offer', method: 'DELETE', path: `${at}/save-offers/${second?.id}` },
      {
        title: 'an offer that was taken after all',
        method: 'PATCH',
        path: `${at}/save-offers/${first?.id}/outcomes/${outcome?.id}`,
        body: { state: 'accepted' },
      },
      { title: 'the offers after that', method: 'GET', path: `${at}/save-offers` },
      { title: 'who was kept after that', method: 'GET', path: `${at}/churn-prediction` },
      { title: 'removing a deal', method: 'DELETE', path: `${at}/deals/${deal?.id}` },
      { title: 'the deals after that', method: 'GET', path: `${at}/customers/${deal?.contactId}/deals` },
    ];
  },
};
