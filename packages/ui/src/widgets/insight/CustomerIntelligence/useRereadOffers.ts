import {
  getGetChurnPredictionKey,
  getGetCustomerKey,
  getListOfferOutcomesUrl,
  getListSaveOffersKey,
  PAGES_KEY,
} from '@concordia/api-client';
import { unstable_serialize, useSWRConfig } from 'swr';
import { unstable_serialize as serializePages } from 'swr/infinite';
import { OUTCOMES_PAGE } from './outcomesPage';

interface Changed {
  readonly offerId: string;
  readonly contactId: string | null;
}

export function useRereadOffers(): (changed: Changed) => Promise<void> {
  const { mutate } = useSWRConfig();
  return async ({ offerId, contactId }) => {
    const outcomes = [PAGES_KEY, getListOfferOutcomesUrl(offerId, { limit: OUTCOMES_PAGE })];
    await Promise.all([
      mutate(getGetChurnPredictionKey()),
      mutate(getListSaveOffersKey()),
      mutate(serializePages(() => outcomes)),
      contactId !== null && mutate(unstable_serialize(getGetCustomerKey(contactId))),
    ]);
  };
}
