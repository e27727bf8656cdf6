import type { World } from '@concordia/fixtures';
import * as replies from '@concordia/fixtures/replies';
import { NOBODY, type ParityCases, pages } from './pages.ts';

const at = '/api/intelligence';

/** Segments, churn, the customers behind them, intents, offers and models. */
export function intelligenceCases(world: World): ParityCases {
  const customers = replies.listCustomers(world).items;
  const contactIds = [customers[0]?.contactId, customers.at(-1)?.contactId, NOBODY].map(String);
  const run = world.segmentations[0]?.id ?? NOBODY;
  return {
    getRfmAnalysis: [{ path: `${at}/rfm-analysis`, reply: () => replies.getRfmAnalysis(world) }],
    getChurnPrediction: [{ path: `${at}/churn-prediction`, reply: () => replies.getChurnPrediction(world) }],
    listCustomers: [
      ...pages(`${at}/customers`, 25, (query) => replies.listCustomers(world, query)),
      ...pages(`${at}/customers?risk=high&sort=value`, 5, (query) =>
        replies.listCustomers(world, { ...query, risk: 'high', sort: 'value' }),
      ),
      ...pages(`${at}/customers?segment=atRisk&sort=recency`, 5, (query) =>
        replies.listCustomers(world, { ...query, segment: 'atRisk', sort: 'recency' }),
      ),
      ...pages(`${at}/customers?sort=engagement`, 40, (query) =>
        replies.listCustomers(world, { ...query, sort: 'engagement' }),
      ),
    ],
    getCustomer: contactIds.map((id) => ({
      path: `${at}/customers/${id}`,
      reply: () => replies.getCustomer(world, id),
    })),
    getIntents: [{ path: `${at}/intents`, reply: () => replies.getIntents(world) }],
    getIntelligenceModels: [{ path: `${at}/models`, reply: () => replies.getIntelligenceModels(world) }],
    getSegmentationRun: [run, NOBODY].map((id) => ({
      path: `${at}/segmentation/runs/${id}`,
      reply: () => replies.getSegmentationRun(world, id),
    })),
    listSaveOffers: [{ path: `${at}/save-offers`, reply: () => replies.listSaveOffers(world) }],
    listOfferOutcomes: world.saveOffers.flatMap(({ id }) =>
      pages(`${at}/save-offers/${id}/outcomes`, 4, (query) => replies.listOfferOutcomes(world, id, query)),
    ),
    listDeals: contactIds.map((id) => ({
      path: `${at}/customers/${id}/deals`,
      reply: () => replies.listDeals(world, id),
    })),
  };
}
