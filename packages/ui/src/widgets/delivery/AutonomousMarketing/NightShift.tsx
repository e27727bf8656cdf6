import { useGetNightShiftStatus } from '@concordia/api-client';
import { Badge } from '../../../components/Badge';
import { Grid } from '../../../components/Grid';
import { Inline } from '../../../components/Inline';
import { Link } from '../../../components/Link';
import { SkeletonShape } from '../../../components/Skeleton';
import { Stack } from '../../../components/Stack';
import { Text } from '../../../components/Text';
import { WidgetFrame } from '../../../components/WidgetFrame';
import { useStrings } from '../../../locale';
import { marketingStrings } from '../../../strings/marketing';
import { useFigures, usePolling } from '../../insight/intelligence';
import { Canary } from './Canary';
import { GuardrailBounds } from './GuardrailBounds';
import { Operations } from './Operations';
import { SafetyChecks } from './SafetyChecks';

const TONES = { autonomous: 'positive', drafts: 'neutral', off: 'warning' } as const;

/** Poll interval, in ms. */
const PACE_MS = 5_000;

export function NightShift() {
  const words = useStrings(marketingStrings);
  const answer = useGetNightShiftStatus();
  const isBusy = (answer.data?.currentOperations.length ?? 0) > 0;
  usePolling(isBusy ? PACE_MS : null, answer.mutate);
  const state = useFigures(answer, words.failed);
  return (
    <WidgetFrame
      title={words.night}
      loadingText={words.loading}
      state={state}
      skeleton={<LoadingSkeleton />}
      empty={null}
      actions={
        <Link href="/setup" isStandalone>
          {words.change}
        </Link>
      }
    >
      {({ mode, guardrails, safetyChecks, currentOperations, canary }) => (
        <Stack gap="xl">
          <Inline gap="md">
            <Badge tone={TONES[mode]}>{words.mode[mode]}</Badge>
            <Text as="span" tone="muted">
              {words.modeHelp[mode]}
            </Text>
          </Inline>
          <Grid columns="1:1:1" gap="xxl" align="start">
            <GuardrailBounds guardrails={guardrails} />
            <SafetyChecks checks={safetyChecks} />
            <Canary canary={canary} />
          </Grid>
          <Operations operations={currentOperations} />
        </Stack>
      )}
    </WidgetFrame>
  );
}

function LoadingSkeleton() {
  return (
    <Stack gap="xl">
      <SkeletonShape width="40%" />
      <Grid columns="1:1:1" gap="xxl">
        <SkeletonShape shape="block" height="9rem" />
        <SkeletonShape shape="block" height="9rem" />
        <SkeletonShape shape="block" height="9rem" />
      </Grid>
    </Stack>
  );
}
