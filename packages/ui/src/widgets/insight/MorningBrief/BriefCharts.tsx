import type { BriefCharts as Charts } from '@concordia/api-client';
import { Grid } from '../../../components/Grid';
import { useStrings } from '../../../locale';
import { morningBriefStrings } from '../../../strings/morningBrief';
import { ServerChart } from '../serverCharts';
import { BriefSection } from './BriefSection';

const pngOf = (base64: string) => `data:image/png;base64,${base64}`;

/** The brief's two charts, the same as in its email. */
export function BriefCharts({ charts }: { charts: Charts }) {
  const words = useStrings(morningBriefStrings);
  const { emailPerformance, emailPerformanceText, segments, segmentsText, width, height } = charts;
  return (
    <BriefSection title={words.charts} isTitleHidden empty={words.charts} isEmpty={false}>
      {() => (
        <Grid minColumn="large" gap="xl" align="start">
          <ServerChart
            headingLevel={4}
            title={words.emailChart}
            src={pngOf(emailPerformance)}
            text={emailPerformanceText}
            width={width}
            height={height}
          />
          <ServerChart
            headingLevel={4}
            title={words.segmentChart}
            src={pngOf(segments)}
            text={segmentsText}
            width={width}
            height={height}
          />
        </Grid>
      )}
    </BriefSection>
  );
}
