import type { Channel } from '@concordia/domain';
import { Suspense } from 'react';
import { WidgetFrame, type WidgetState } from '../../../components/WidgetFrame';
import { lazyWithPreload } from '../../../lazyWithPreload';
import { useStrings } from '../../../locale';
import { connectionStrings } from '../../../strings/connection';
import { type Place, usePlaces } from '../channelDraft/usePlaces';
import { AccountPanel } from './AccountPanel';
import { ConnectionBadges } from './ConnectionBadges';
import { outcomeOf } from './outcome';
import { PanelSkeleton } from './PanelSkeleton';

export interface ChannelSetupProps {
  channel: Channel;
  /** How a person came back from the provider, as the address says it. @default null */
  outcome?: string | null;
  /** @default 2 */
  headingLevel?: 2 | 3;
  /** Where this page comes from. @default location.origin */
  origin?: string;
}

const EmailPanel = lazyWithPreload(() => import('./EmailPanel').then((module) => module.EmailPanel));
const TwitterPanel = lazyWithPreload(() => import('./TwitterPanel').then((module) => module.TwitterPanel));

/** How one channel is connected: what one needs, the account, a test, and whether it is for real. */
export function ChannelSetup({ channel, outcome = null, headingLevel = 2, origin }: ChannelSetupProps) {
  const words = useStrings(connectionStrings);
  const { state: all, reread } = usePlaces(words.failed, origin);
  const state = stateFor(all, channel);
  const Panel = channel === 'email' ? EmailPanel : channel === 'twitter' ? TwitterPanel : AccountPanel;
  return (
    <WidgetFrame
      title={words.name[channel]}
      headingLevel={headingLevel}
      state={state}
      actions={state.kind === 'ready' && <ConnectionBadges place={state.data} />}
      skeleton={<PanelSkeleton />}
      empty={null}
    >
      {(place) => (
        <Suspense fallback={<PanelSkeleton />}>
          {/* What was typed for one channel is not another's. */}
          <Panel key={channel} place={place} reread={reread} outcome={outcomeOf(outcome)} />
        </Suspense>
      )}
    </WidgetFrame>
  );
}

function stateFor(all: WidgetState<readonly Place[]>, channel: Channel): WidgetState<Place> {
  if (all.kind !== 'ready') return all;
  const place = all.data.find((one) => one.channel === channel);
  return place === undefined ? { kind: 'loading' } : { ...all, data: place };
}
