import { getGetChurnPredictionKey, getListSaveOffersKey } from '@concordia/api-client';
import { useSWRConfig } from 'swr';

export function useRereadSaveOffers(): () => Promise<void> {
  const { mutate } = useSWRConfig();
  return async () => {
    await Promise.all([mutate(getListSaveOffersKey()), mutate(getGetChurnPredictionKey())]);
  };
}
