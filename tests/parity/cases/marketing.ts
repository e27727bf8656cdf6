import type { World } from '@concordia/fixtures';
import * as replies from '@concordia/fixtures/replies';
import { NOBODY, type ParityCases, pages } from './pages.ts';

/** Campaigns, what their variants brought, and what works by itself. */
export function marketingCases(world: World): ParityCases {
  const base = '/api/marketing';
  const [first] = world.campaigns;
  const id = first?.id ?? NOBODY;
  const variantId = first?.variants[0]?.id ?? NOBODY;
  return {
    listCampaigns: [
      ...pages(`${base}/campaigns`, 2, (query) => replies.listCampaigns(world, query)),
      { path: `${base}/campaigns?state=draft`, reply: () => replies.listCampaigns(world, { state: 'draft' }) },
    ],
    getCampaign: [id, NOBODY].map((one) => ({
      path: `${base}/campaigns/${one}`,
      reply: () => replies.getCampaign(world, one),
    })),
    listCampaignRecipients: [
      ...pages(`${base}/campaigns/${id}/recipients`, 20, (query) => replies.listCampaignRecipients(world, id, query)),
      {
        path: `${base}/campaigns/${id}/recipients?state=sent&variantId=${variantId}`,
        reply: () => replies.listCampaignRecipients(world, id, { state: 'sent', variantId }),
      },
    ],
    listMarketingDecisions: [
      ...pages(`${base}/decisions`, 3, (query) => replies.listMarketingDecisions(world, query)),
      {
        path: `${base}/decisions?campaignId=${NOBODY}`,
        reply: () => replies.listMarketingDecisions(world, { campaignId: NOBODY }),
      },
    ],
    getThompsonOptimization: [
      { path: `${base}/thompson-optimization`, reply: () => replies.getThompsonOptimization(world) },
      ...world.campaigns.map((campaign) => ({
        path: `${base}/thompson-optimization?campaignId=${campaign.id}`,
        reply: () => replies.getThompsonOptimization(world, { campaignId: campaign.id }),
      })),
    ],
    getNightShiftStatus: [{ path: `${base}/night-shift/status`, reply: () => replies.getNightShiftStatus(world) }],
  };
}
