import { Badge } from '../../../components/Badge';
import { Stack } from '../../../components/Stack';
import { Text } from '../../../components/Text';
import { useStrings } from '../../../locale';
import { finalizeStrings } from '../../../strings/finalize';
import { connectionTestStrings } from '../../../strings/generated/connectionTest';
import { setupChannelStrings } from '../../../strings/setupChannel';
import { SetupRow } from '../setup';
import type { ChannelResult, Results } from './useAllTests';

interface AllResultsProps {
  results: Results;
  isRunning: boolean;
}

/** The result of each channel's test, announced as it ends. */
export function AllResults({ results, isRunning }: AllResultsProps) {
  const words = useStrings(finalizeStrings);
  const { name } = useStrings(setupChannelStrings);
  if (results.length === 0) return null;
  return (
    <section aria-label={words.results} aria-busy={isRunning} aria-live="polite">
      <Stack as="ul" gap="sm" hasDividers width="form">
        {results.map(({ channel, result }) => (
          <li key={channel}>
            <SetupRow end={<Outcome result={result} />}>
              <Text size="dense">{name[channel]}</Text>
              {result.is === 'failed' && result.why !== null && (
                <Text size="caption" tone="muted">
                  {result.why}
                </Text>
              )}
            </SetupRow>
          </li>
        ))}
      </Stack>
    </section>
  );
}

function Outcome({ result }: { result: ChannelResult }) {
  const words = useStrings(finalizeStrings);
  const { state, simulated } = useStrings(connectionTestStrings);
  switch (result.is) {
    case 'passed':
      return result.isSimulated ? (
        <Badge tone="warning">{simulated}</Badge>
      ) : (
        <Badge tone="positive">{words.passed}</Badge>
      );
    case 'failed':
      return <Badge tone="negative">{words.someFailed({ failed: result.failed })}</Badge>;
    case 'waiting':
    case 'running':
    case 'cancelled':
      return (
        <Text as="span" size="caption" tone="muted">
          {state[result.is]}
        </Text>
      );
  }
}
