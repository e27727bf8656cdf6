import type { CampaignState } from '@concordia/domain/campaigns';
import { DomainFailure } from '../../../common/domain-failure.js';

export const noSuchCampaign = () => new DomainFailure('not-found', 'CAMPAIGN_NOT_FOUND', 'The campaign was not found.');

const NOW_IS: Readonly<Record<CampaignState, string>> = {
  draft: 'This campaign is a draft. Start it first.',
  scheduled: 'This campaign is about to start. Undo the start first.',
  canary: 'This campaign is in progress. Pause or stop it first.',
  running: 'This campaign is in progress. Pause or stop it first.',
  paused: 'This campaign is paused. Resume or stop it.',
  stopped: 'This campaign was stopped. Create a new one to start again.',
  done: 'This campaign is finished. Create a new one to start again.',
};

export const notNow = (state: CampaignState) => new DomainFailure('conflict', 'CAMPAIGN_STATE', NOW_IS[state]);

export const alreadyBegun = () =>
  new DomainFailure(
    'conflict',
    'CAMPAIGN_BEGUN',
    'This campaign has started, so it cannot be undone. Pause or stop it.',
  );
