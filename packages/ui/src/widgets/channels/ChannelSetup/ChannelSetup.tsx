import type { Channel } from '@concordia/domain';
import { Suspense } from 'react';
import { WidgetFrame, type WidgetState } from '../../../components/WidgetFrame';
import { lazyWithPreload } from '../../../lazyWithPreload';
import { useStrings } from '../../../locale';
import { connectionStrings } from '../../../strings/connection';
import { type ChannelState, useChannelStates } from '../channelDraft/useChannelStates';
import { AccountPanel } from './AccountPanel';
import { ConnectionBadges } from './ConnectionBadges';
import { outcomeOf } from './outcome';
import { PanelSkeleton } from './PanelSkeleton';

export interface ChannelSetupProps {
  channel: Channel;
  /** Result of the provider's redirect, from the URL. @default null */
  outcome?: string | null;
  /** @default 2 */
  headingLevel?: 2 | 3;
  /** Origin of this page. @default location.origin */
  origin?: string;
}

const EmailPanel = lazyWithPreload(() => import('./EmailPanel').then((module) => module.EmailPanel));
const TwitterPanel = lazyWithPreload(() => import('./TwitterPanel').then((module) => module.TwitterPanel));

/** Connects one channel: requirements, account, test and mode. */
export function ChannelSetup({ channel, outcome = null, headingLevel = 2, origin }: ChannelSetupProps) {
  const words = useStrings(connectionStrings);
  const { state: all, reread } = useChannelStates(words.failed, origin);
  const state = stateFor(all, channel);
  const Panel = channel === 'email' ? EmailPanel : channel === 'twitter' ? TwitterPanel : AccountPanel;
  return (
    <WidgetFrame
      title={words.name[channel]}
      headingLevel={headingLevel}
      state={state}
      actions={state.kind === 'ready' && <ConnectionBadges state={state.data} />}
      skeleton={<PanelSkeleton />}
      empty={null}
    >
      {(state) => (
        <Suspense fallback={<PanelSkeleton />}>
          {/* Remounts per channel, so that input does not carry over. */}
          <Panel key={channel} state={state} reread={reread} outcome={outcomeOf(outcome)} />
        </Suspense>
      )}
    </WidgetFrame>
  );
}

function stateFor(all: WidgetState<readonly ChannelState[]>, channel: Channel): WidgetState<ChannelState> {
  if (all.kind !== 'ready') return all;
  const state = all.data.find((one) => one.channel === channel);
  return state === undefined ? { kind: 'loading' } : { ...all, data: state };
}
