import type { CampaignState } from '@concordia/domain/campaigns';
import { DomainFailure } from '../../../common/domain-failure.js';

export const noSuchCampaign = () => new DomainFailure('not-found', 'CAMPAIGN_NOT_FOUND', 'There is no such campaign.');

const NOW_IS: Readonly<Record<CampaignState, string>> = {
  draft: 'This campaign is a draft. Start it first.',
  scheduled: 'This campaign is about to begin. Undo that first.',
  canary: 'This campaign is under way. Pause or stop it first.',
  running: 'This campaign is under way. Pause or stop it first.',
  paused: 'This campaign is paused. Let it go on, or stop it.',
  stopped: 'This campaign was stopped. Make a new one to begin again.',
  done: 'This campaign is done. Make a new one to begin again.',
};

export const notNow = (state: CampaignState) => new DomainFailure('conflict', 'CAMPAIGN_STATE', NOW_IS[state]);

export const alreadyBegun = () =>
  new DomainFailure(
    'conflict',
    'CAMPAIGN_BEGUN',
    'This campaign has begun, so that it cannot be undone. Pause or stop it.',
  );
