import { useGetIngestPipeline } from '@concordia/api-client';
import { Grid } from '../../../components/Grid';
import { SkeletonShape } from '../../../components/Skeleton';
import { WidgetFrame } from '../../../components/WidgetFrame';
import { useStrings } from '../../../locale';
import { dataIngestionStrings } from '../../../strings/generated/dataIngestion';
import { useFigures } from '../../insight/intelligence';
import { Extractors } from './Extractors';
import { Steps } from './Steps';

export function Pipeline() {
  const words = useStrings(dataIngestionStrings);
  const state = useFigures(useGetIngestPipeline(), words.pipelineFailed);
  return (
    <WidgetFrame
      title={words.pipeline}
      isHeadingHidden
      state={state}
      skeleton={
        <Grid columns="1:1" gap="xxxl" align="start">
          <SkeletonShape shape="block" height="14rem" />
          <SkeletonShape shape="block" height="20rem" />
        </Grid>
      }
      empty={null}
    >
      {({ extractors, steps }) => (
        <Grid columns="1:1" gap="xxxl" align="start">
          <Extractors extractors={extractors} />
          <Steps steps={steps} />
        </Grid>
      )}
    </WidgetFrame>
  );
}
