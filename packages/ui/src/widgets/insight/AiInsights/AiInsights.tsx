import { useGetIntelligenceModels } from '@concordia/api-client';
import { Grid } from '../../../components/Grid';
import { SkeletonShape } from '../../../components/Skeleton';
import { Stack } from '../../../components/Stack';
import { WidgetFrame } from '../../../components/WidgetFrame';
import { useStrings } from '../../../locale';
import { aiInsightsStrings } from '../../../strings/aiInsights';
import { useFigures, usePolling } from '../intelligence';
import { Engine } from './Engine';
import { Memory } from './Memory';
import { Phases } from './Phases';
import { Segmentation } from './Segmentation';
import { isUnderWay } from './underWay';

/** Poll interval during a run, in ms. */
const PACE_MS = 1_000;

/** The models' data, accuracy and phases, with a button that refits all of them. */
export function AiInsights() {
  const words = useStrings(aiInsightsStrings);
  const answer = useGetIntelligenceModels();
  usePolling(isUnderWay(answer.data?.run) ? PACE_MS : null, answer.mutate);
  const state = useFigures(answer, words.failed);
  const reread = async () => {
    await answer.mutate();
  };
  return (
    <WidgetFrame title={words.title} isHeadingHidden state={state} skeleton={<LoadingSkeleton />} empty={null}>
      {({ fit, memory, run, models, phases }) => (
        <Stack gap="xxxl">
          <Grid columns="1:1" gap="xxxl" align="start">
            <Memory memory={memory} fit={fit} />
            <Segmentation run={run} onChange={reread} />
          </Grid>
          <Grid columns="main:side" gap="xxxl" align="start">
            <Engine models={models} fit={fit} />
            <Phases phases={phases} />
          </Grid>
        </Stack>
      )}
    </WidgetFrame>
  );
}

function LoadingSkeleton() {
  return (
    <Stack gap="xxl">
      <Grid columns="1:1" gap="xxxl">
        <SkeletonShape shape="block" height="8rem" />
        <SkeletonShape shape="block" height="8rem" />
      </Grid>
      <Grid columns="main:side" gap="xxxl">
        <SkeletonShape shape="block" height="16rem" />
        <SkeletonShape shape="block" height="16rem" />
      </Grid>
    </Stack>
  );
}
