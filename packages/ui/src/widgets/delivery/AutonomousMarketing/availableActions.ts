import type { Campaign } from '@concordia/api-client';
import { isActive, isAtRest } from '@concordia/domain/campaigns';

/** Actions that require a reason for the log. */
export type ExplainedAction = 'pause' | 'resume' | 'stop';

export type CampaignAction = 'start' | 'undo' | Exclude<ExplainedAction, 'stop'>;

export interface AvailableActions {
  readonly step: CampaignAction | null;
  readonly canStop: boolean;
  readonly canEdit: boolean;
  readonly canRemove: boolean;
}

type Standing = Pick<Campaign, 'state' | 'undoUntil' | 'canResume'>;

export const availableActionsOf = ({ state, undoUntil, canResume }: Standing): AvailableActions => ({
  step: stepOf({ state, undoUntil, canResume }),
  canStop: isActive(state) || canResume,
  canEdit: state === 'draft',
  canRemove: isAtRest(state),
});

function stepOf({ state, undoUntil, canResume }: Standing): CampaignAction | null {
  if (state === 'draft') return 'start';
  if (state === 'scheduled' && undoUntil !== null) return 'undo';
  if (isActive(state)) return 'pause';
  return canResume ? 'resume' : null;
}
