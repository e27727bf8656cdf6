import { type ThompsonOptimization, useGetThompsonOptimization, useListCampaigns } from '@concordia/api-client';
import { Suspense } from 'react';
import { Disclosure } from '../../../components/Disclosure';
import { EmptyState } from '../../../components/EmptyState';
import { Select } from '../../../components/Select';
import { SkeletonShape } from '../../../components/Skeleton';
import { Stack } from '../../../components/Stack';
import { WidgetFrame, type WidgetState } from '../../../components/WidgetFrame';
import { lazyWithPreload } from '../../../lazyWithPreload';
import { useStrings } from '../../../locale';
import { marketingStrings } from '../../../strings/marketing';
import { HowPictured, PictureSpace, useFigures } from '../../insight/intelligence';
import { Funnel } from './Funnel';
import { Recommendation } from './Recommendation';

/* Loaded on demand: the one is drawn below, the other folded. */
const VariantRatesPicture = lazyWithPreload(async () => (await import('./VariantRatesPicture')).VariantRatesPicture);
const VariantStanding = lazyWithPreload(async () => (await import('./VariantStanding')).VariantStanding);

/** Of a row of the picture and of the rest, in rem. */
const ROW_REM = 3.75;
const AROUND_REM = 5.5;

const variantsRem = (count: number) => AROUND_REM + ROW_REM * count;

export interface OptimizationProps {
  /** The campaign to compare; `null` for the most active one. */
  campaignId: string | null;
  onCampaignChange: (campaignId: string) => void;
}

export function Optimization({ campaignId, onCampaignChange }: OptimizationProps) {
  const words = useStrings(marketingStrings);
  const state = useOptimization(campaignId);
  return (
    <WidgetFrame
      title={words.optimization}
      state={state}
      skeleton={
        <Stack gap="md">
          <SkeletonShape shape="block" height="4rem" />
          <SkeletonShape shape="block" height="4rem" />
        </Stack>
      }
      empty={<EmptyState size="compact" icon="chart" title={words.noVariants} description={words.noVariantsHelp} />}
    >
      {(optimization) => (
        <Stack gap="lg">
          <CampaignChoice chosenId={optimization.campaignId} onChange={onCampaignChange} />
          {optimization.campaignId !== null && <Funnel campaignId={optimization.campaignId} />}
          <PictureSpace rem={variantsRem(optimization.variants.length)}>
            <VariantRatesPicture optimization={optimization} />
          </PictureSpace>
          <HowPictured of="variants" />
          <Recommendation optimization={optimization} />
          <Disclosure
            title={words.variantFigures({ count: optimization.variants.length })}
            size="small"
            headingLevel="none"
          >
            <Stack as="ul" gap="lg" hasDividers>
              <Suspense>
                {optimization.variants.map((variant) => (
                  <VariantStanding
                    key={variant.id}
                    variant={variant}
                    goal={optimization.goal ?? 'reply'}
                    isLeader={variant.id === optimization.recommendation.winningVariant}
                  />
                ))}
              </Suspense>
            </Stack>
          </Disclosure>
        </Stack>
      )}
    </WidgetFrame>
  );
}

function useOptimization(campaignId: string | null): WidgetState<ThompsonOptimization> {
  const words = useStrings(marketingStrings);
  const answer = useGetThompsonOptimization(campaignId === null ? undefined : { campaignId }, {
    swr: { keepPreviousData: true },
  });
  const state = useFigures(answer, words.optimizationFailed);
  return state.kind === 'ready' && state.data.variants.length === 0 ? { kind: 'empty' } : state;
}

function CampaignChoice({ chosenId, onChange }: { chosenId: string | null; onChange: (id: string) => void }) {
  const words = useStrings(marketingStrings);
  const { data: campaigns = [] } = useListCampaigns();
  if (campaigns.length === 0) return null;
  return (
    <Stack width="form">
      <Select
        label={words.campaign}
        options={campaigns.map(({ id, name }) => ({ id, label: name }))}
        value={chosenId}
        onChange={onChange}
      />
    </Stack>
  );
}
