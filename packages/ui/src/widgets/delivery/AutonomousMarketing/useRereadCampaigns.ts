import {
  getGetNightShiftStatusKey,
  getListCampaignsKey,
  getListCampaignsUrl,
  getListMarketingDecisionsUrl,
  PAGES_KEY,
} from '@concordia/api-client';
import { useSWRConfig } from 'swr';
import { unstable_serialize as serializePages } from 'swr/infinite';
import { CAMPAIGNS_PAGE, DECISIONS_PAGE } from './pages';

const isThompson = (key: unknown): boolean => Array.isArray(key) && key[0] === '/api/marketing/thompson-optimization';

export function useRereadCampaigns(): () => Promise<void> {
  const { mutate } = useSWRConfig();
  const pages = (url: string) => mutate(serializePages(() => [PAGES_KEY, url]));
  return async () => {
    await Promise.all([
      pages(getListCampaignsUrl({ limit: CAMPAIGNS_PAGE })),
      pages(getListMarketingDecisionsUrl({ limit: DECISIONS_PAGE })),
      mutate(getListCampaignsKey()),
      mutate(getGetNightShiftStatusKey()),
      mutate(isThompson),
    ]);
  };
}
