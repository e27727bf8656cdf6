import type { HubModuleCheck } from '@concordia/api-client';
import { LineChart } from '../../../components/LineChart';
import { RelativeTime } from '../../../components/RelativeTime';
import { Stack } from '../../../components/Stack';
import { Text } from '../../../components/Text';
import { useStrings } from '../../../locale';
import { hubModuleStrings } from '../../../strings/generated/hubModule';
import { outagesOf } from './outages';

interface CheckHistoryProps {
  /** Newest first; at least one. */
  checks: readonly HubModuleCheck[];
}

const SHOWN = 5;

/** Response times of a module, check by check. The line breaks at failed checks. */
export function CheckHistory({ checks }: CheckHistoryProps) {
  const words = useStrings(hubModuleStrings);
  const ascending = checks.toReversed();
  const well = checks.filter((check) => check.is_ok).length;
  return (
    <Stack gap="md">
      <Text size="dense" tone="muted" isTabular>
        {words.answered({ well, all: checks.length })}
      </Text>
      <LineChart
        title={words.responseTime}
        isTitleHidden
        headingLevel={4}
        along={{ instants: ascending.map(({ at }) => Date.parse(at)) }}
        series={[{ name: words.responseTime, values: ascending.map((check) => check.latency_ms) }]}
        format={{ style: 'unit', unit: 'millisecond' }}
        size="small"
      />
      <Outages checks={checks} />
    </Stack>
  );
}

function Outages({ checks }: CheckHistoryProps) {
  const words = useStrings(hubModuleStrings);
  const outages = outagesOf(checks).slice(0, SHOWN);
  if (outages.length === 0) return null;
  return (
    <Stack gap="xs">
      <Text size="dense" weight="medium">
        {words.outages}
      </Text>
      <Stack as="ul" gap="sm" hasDividers>
        {outages.map(({ from, count, problem }) => (
          <li key={from}>
            <Text size="caption" tone="muted" isTabular>
              <RelativeTime instant={from} /> · {words.outageChecks({ count })}
            </Text>
            {problem !== null && (
              <Text size="dense">
                <bdi>{problem}</bdi>
              </Text>
            )}
          </li>
        ))}
      </Stack>
    </Stack>
  );
}
