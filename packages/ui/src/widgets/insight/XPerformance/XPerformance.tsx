import { HttpError, type TwitterPerformance, useGetTwitterPerformance } from '@concordia/api-client';
import { useState } from 'react';
import { Button } from '../../../components/Button';
import { EmptyState } from '../../../components/EmptyState';
import { Grid } from '../../../components/Grid';
import { Link } from '../../../components/Link';
import { SkeletonShape } from '../../../components/Skeleton';
import { Stack } from '../../../components/Stack';
import { WidgetFrame, type WidgetState } from '../../../components/WidgetFrame';
import { useStrings } from '../../../locale';
import { xPerformanceStrings } from '../../../strings/xPerformance';
import { useProblemWords } from '../../shared/problems';
import { TopPosts } from './TopPosts';
import { TwitterInsights } from './TwitterInsights';
import { XChart } from './XChart';

/** The API's error code for a workspace without posts. */
const NO_METRICS = 'TWITTER_NO_METRICS';

export interface XPerformanceProps {
  setupHref: string;
}

/** The performance of posts on X: the server's chart, once, and findings from its data. */
export function XPerformance({ setupHref }: XPerformanceProps) {
  const words = useStrings(xPerformanceStrings);
  const problemWords = useProblemWords();
  const { data, error, isValidating, mutate } = useGetTwitterPerformance();
  // Changes the URL on each attempt: browsers remember images that failed.
  const [attempt, setAttempt] = useState(0);
  const [isPictureMissing, setPictureMissing] = useState(false);
  const retry = () => {
    setAttempt((before) => before + 1);
    setPictureMissing(false);
    void mutate();
  };
  return (
    <WidgetFrame
      title={words.title}
      state={stateOf()}
      loadingText={words.loading}
      skeleton={
        <Stack gap="xl">
          <SkeletonShape shape="block" height="22rem" />
          <SkeletonShape shape="block" height="8rem" />
        </Stack>
      }
      empty={
        <EmptyState
          icon="twitter"
          title={words.connecting}
          description={
            <>
              {words.connectingHelp}
              <br />
              {words.connectFirst}
            </>
          }
          actions={
            <>
              <Button icon="refresh" isPending={isValidating} onPress={retry}>
                {words.retry}
              </Button>
              <Link href={setupHref} isStandalone>
                {words.connect}
              </Link>
            </>
          }
        />
      }
    >
      {(performance) => (
        <Grid columns="main:side" gap="xxl" align="start">
          <XChart performance={performance} attempt={attempt} onFailed={() => setPictureMissing(true)} />
          <TwitterInsights performance={performance} />
          <TopPosts posts={performance.topPosts} />
        </Grid>
      )}
    </WidgetFrame>
  );

  function stateOf(): WidgetState<TwitterPerformance> {
    if (data !== undefined && !isPictureMissing) return { kind: 'ready', data, isRefreshing: isValidating };
    if (error === undefined && !isPictureMissing) return { kind: 'loading' };
    if (error instanceof HttpError && error.apiError?.code === NO_METRICS) return { kind: 'empty' };
    const detail = error === undefined ? undefined : problemWords(error);
    const problem = { title: words.connecting, description: words.connectingHelp, detail };
    return { kind: 'failed', problem, retry, isRetrying: isValidating };
  }
}
