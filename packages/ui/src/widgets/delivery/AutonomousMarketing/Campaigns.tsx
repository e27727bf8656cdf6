import { type Campaign, getListCampaignsUrl, hasMore, usePages } from '@concordia/api-client';
import { isActive } from '@concordia/domain/campaigns';
import { Suspense, useEffect, useState } from 'react';
import { Button } from '../../../components/Button';
import { EmptyState } from '../../../components/EmptyState';
import { Inline } from '../../../components/Inline';
import { SkeletonShape } from '../../../components/Skeleton';
import { Stack } from '../../../components/Stack';
import { WidgetFrame } from '../../../components/WidgetFrame';
import { lazyWithPreload } from '../../../lazyWithPreload';
import { useStrings } from '../../../locale';
import { campaignStrings } from '../../../strings/campaign';
import { useFocusFallback, usePolling, useRows } from '../../insight/intelligence';
import { CampaignRow } from './CampaignRow';
import { CAMPAIGNS_PAGE } from './pages';
import { useRereadCampaigns } from './useRereadCampaigns';

const CampaignDialog = lazyWithPreload(async () => (await import('./CampaignDialog')).CampaignDialog);

/** Poll interval while campaigns send, in ms. */
const PACE_MS = 5_000;

export interface CampaignsProps {
  /** The campaign to scroll into view. */
  soughtId: string | null;
  onCompare: (campaignId: string) => void;
}

export function Campaigns({ soughtId, onCompare }: CampaignsProps) {
  const words = useStrings(campaignStrings);
  const reread = useRereadCampaigns();
  useEffect(() => void CampaignDialog.preload(), []);
  const heir = useFocusFallback<HTMLDivElement>();
  const [edited, setEdited] = useState<Campaign | 'new' | null>(null);
  const list = usePages<Campaign>(getListCampaignsUrl({ limit: CAMPAIGNS_PAGE }), {
    revalidateFirstPage: true,
  });
  const { data: pages, isValidating, size, setSize } = list;
  const campaigns = pages?.flat();
  usePolling(campaigns?.some(({ state }) => isActive(state)) ? PACE_MS : null, list.mutate);
  const state = useRows({ ...list, data: campaigns }, words.failed);
  const add = (
    <Button icon="plus" tone={state.kind === 'empty' ? 'primary' : 'secondary'} onPress={() => setEdited('new')}>
      {words.add}
    </Button>
  );
  return (
    <div {...heir}>
      <WidgetFrame
        title={words.title}
        state={state}
        actions={state.kind === 'ready' && add}
        skeleton={<LoadingSkeleton />}
        empty={<EmptyState icon="send" size="compact" title={words.none} description={words.noneHelp} actions={add} />}
      >
        {(shown) => (
          <Stack gap="lg">
            <Stack as="ul" gap="lg" hasDividers>
              {shown.map((campaign) => (
                <CampaignRow
                  key={campaign.id}
                  campaign={campaign}
                  isSought={campaign.id === soughtId}
                  onEdit={() => setEdited(campaign)}
                  onCompare={() => onCompare(campaign.id)}
                />
              ))}
            </Stack>
            {hasMore(pages) && (
              <Inline>
                <Button size="small" isPending={isValidating} onPress={() => void setSize(size + 1)}>
                  {words.more}
                </Button>
              </Inline>
            )}
          </Stack>
        )}
      </WidgetFrame>
      {edited !== null && (
        <Suspense>
          <CampaignDialog
            campaign={edited === 'new' ? null : edited}
            onClose={() => setEdited(null)}
            onChange={reread}
          />
        </Suspense>
      )}
    </div>
  );
}

function LoadingSkeleton() {
  return (
    <Stack gap="lg">
      <SkeletonShape shape="block" height="3.5rem" />
      <SkeletonShape shape="block" height="3.5rem" />
      <SkeletonShape shape="block" height="3.5rem" />
    </Stack>
  );
}
