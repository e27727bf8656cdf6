import { useGetGraphStats } from '@concordia/api-client';
import { Disclosure } from '../../../components/Disclosure';
import { SkeletonShape } from '../../../components/Skeleton';
import { Stack } from '../../../components/Stack';
import { WidgetFrame } from '../../../components/WidgetFrame';
import { useStrings } from '../../../locale';
import { graphStatisticsStrings } from '../../../strings/graphStatistics';
import { useFigures } from '../intelligence';
import { LazyHowDecided } from '../intelligence/LazyHowDecided';
import { ByKind } from './ByKind';
import { GraphFigures } from './GraphFigures';
import { GraphMenu } from './GraphMenu';
import { GraphState } from './GraphState';
import { isBare } from './isBare';

/** Poll intervals in ms, normally and during a rebuild. */
const PACE = { usual: 30_000, rebuilding: 2_000 } as const;

/** The size and composition of the graph, and whether it is up to date. */
export function GraphStatistics() {
  const words = useStrings(graphStatisticsStrings);
  const answer = useGetGraphStats({
    swr: { refreshInterval: (known) => (known?.isRebuilding === true ? PACE.rebuilding : PACE.usual) },
  });
  return (
    <WidgetFrame
      title={words.title}
      state={useFigures(answer, words.failed)}
      actions={<GraphMenu isRebuilding={answer.data?.isRebuilding === true} onRebuild={answer.mutate} />}
      skeleton={<SkeletonShape shape="block" height="13rem" />}
      empty={null}
    >
      {(stats) => (
        <Stack gap="md">
          <GraphFigures stats={stats} />
          <GraphState stats={stats} />
          {!isBare(stats) && (
            <Disclosure size="small" headingLevel="none" title={words.byKind}>
              <ByKind stats={stats} />
            </Disclosure>
          )}
          <LazyHowDecided of="graph" />
        </Stack>
      )}
    </WidgetFrame>
  );
}
