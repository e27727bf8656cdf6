import { useGetPatterns } from '@concordia/api-client';
import { Suspense, useEffect, useState } from 'react';
import { Badge } from '../../../components/Badge';
import { Grid } from '../../../components/Grid';
import { Inline } from '../../../components/Inline';
import { SkeletonShape } from '../../../components/Skeleton';
import { Stack } from '../../../components/Stack';
import { Text } from '../../../components/Text';
import { WidgetFrame } from '../../../components/WidgetFrame';
import { useStrings } from '../../../locale';
import { figureStrings } from '../../../strings/generated/figure';
import { patternAnalysisStrings } from '../../../strings/generated/patternAnalysis';
import { ChartPlaceholder } from '../../shared/activity/ChartPlaceholder';
import { useFigures } from '../intelligence';
import type { Behind } from './behind';
import { CadenceClasses } from './CadenceClasses';
import { BehindDialog, WeeklyCadence } from './lazy';
import { ResponseBuckets } from './ResponseBuckets';
import { WEEKLY_ROOM } from './sizes';

export interface PatternAnalysisProps {
  contactHref: (contactId: string) => string;
  messageHref: (messageId: string) => string;
  /** A week of a contact was pressed. */
  onOpenContact: (contactId: string) => void;
}

/** Contact frequency and response times. Every figure opens what it counts. */
export function PatternAnalysis({ contactHref, messageHref, onOpenContact }: PatternAnalysisProps) {
  const words = useStrings(patternAnalysisStrings);
  const [behind, setBehind] = useState<Behind | null>(null);
  // A click opens it at once.
  useEffect(() => void BehindDialog.preload(), []);
  return (
    <WidgetFrame
      title={words.title}
      state={useFigures(useGetPatterns(), words.failed)}
      skeleton={<PatternSkeleton />}
      empty={null}
    >
      {(patterns) => (
        <Stack gap="xl">
          {patterns.isSample && <SampleNotice />}
          <Grid columns="1:1" gap="xxxl" align="start">
            <CadenceClasses patterns={patterns} onOpen={setBehind} />
            <ResponseBuckets patterns={patterns} onOpen={setBehind} />
          </Grid>
          {!patterns.isSample && (
            <Suspense fallback={<ChartPlaceholder {...WEEKLY_ROOM} />}>
              <WeeklyCadence onOpen={onOpenContact} />
            </Suspense>
          )}
          <Suspense>
            {behind !== null && (
              <BehindDialog
                behind={behind}
                contactHref={contactHref}
                messageHref={messageHref}
                onClose={() => setBehind(null)}
              />
            )}
          </Suspense>
        </Stack>
      )}
    </WidgetFrame>
  );
}

/** Marks the specification's figures, shown while there is nothing to count. */
function SampleNotice() {
  const words = useStrings(patternAnalysisStrings);
  const { sample } = useStrings(figureStrings);
  return (
    <Inline>
      <Badge tone="outline">{sample}</Badge>
      <Text size="dense" tone="muted">
        {words.sampleHelp}
      </Text>
    </Inline>
  );
}

function PatternSkeleton() {
  return (
    <Grid columns="1:1" gap="xxxl" align="start">
      <SkeletonShape shape="block" height="16rem" />
      <SkeletonShape shape="block" height="16rem" />
    </Grid>
  );
}
