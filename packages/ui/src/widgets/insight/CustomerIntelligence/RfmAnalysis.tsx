import { type RfmAnalysis as Analysis, type SegmentName, useGetRfmAnalysis } from '@concordia/api-client';
import { RFM_SEGMENTS } from '@concordia/domain/customers';
import { Grid } from '../../../components/Grid';
import { Stack } from '../../../components/Stack';
import { WidgetFrame } from '../../../components/WidgetFrame';
import { useStrings } from '../../../locale';
import { rfmStrings } from '../../../strings/generated/rfm';
import { FitLine, HowPictured, LazyHowDecided, NotEnough, useFigures } from '../intelligence';
import { BestSegments } from './BestSegments';
import type { Behind } from './behind';
import * as styles from './CustomerIntelligence.css';
import { SegmentSkeleton } from './IntelligenceSkeleton';
import { RfmFigures } from './RfmFigures';
import { RfmMap } from './RfmMap';
import { SegmentRow } from './SegmentRow';

export interface RfmAnalysisProps {
  onOpen: (behind: Behind) => void;
}

export function RfmAnalysis({ onOpen }: RfmAnalysisProps) {
  const words = useStrings(rfmStrings);
  const state = useFigures(useGetRfmAnalysis(), words.failed);
  return (
    <WidgetFrame
      title={words.title}
      loadingText={words.loading}
      state={state}
      skeleton={<SegmentSkeleton />}
      empty={null}
    >
      {(analysis) =>
        analysis.averageScores.overall === null ? (
          <NotEnough missing={analysis.fit.missing} isFitting={analysis.fit.state === 'fitting'} />
        ) : (
          <Stack gap="lg">
            <Grid columns="main:side" gap="xxxl" align="start">
              <RfmMap segments={analysis.segments} onOpen={onOpen} />
              <Stack gap="lg">
                <RfmFigures analysis={analysis} onOpen={onOpen} />
                <LazyHowDecided of="rfm">
                  <BestSegments segments={analysis.segments} onOpen={onOpen} />
                </LazyHowDecided>
              </Stack>
            </Grid>
            <Segments analysis={analysis} onOpen={onOpen} />
            <HowPictured of="rfmMap" />
            <FitLine fit={analysis.fit} />
          </Stack>
        )
      }
    </WidgetFrame>
  );
}

function Segments({ analysis: { segments, totalCustomers }, onOpen }: RfmAnalysisProps & { analysis: Analysis }) {
  const words = useStrings(rfmStrings);
  const linesOf = ({ characteristics, medianDealValue }: Analysis['segments'][SegmentName]) =>
    medianDealValue === null ? characteristics : [...characteristics, words.paid({ median: medianDealValue })];
  return (
    <ul className={styles.segments} aria-label={words.segments}>
      {RFM_SEGMENTS.map((segment) => (
        <SegmentRow
          key={segment}
          {...segments[segment]}
          segment={segment}
          share={segments[segment].count / Math.max(1, totalCustomers)}
          onOpen={() => onOpen({ of: 'segment', segment, characteristics: linesOf(segments[segment]) })}
        />
      ))}
    </ul>
  );
}
