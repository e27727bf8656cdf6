import { Stack } from '../../../components/Stack';
import { Stat, StatGroup } from '../../../components/Stat';
import { Text } from '../../../components/Text';
import { useStrings } from '../../../locale';
import { messageStrings } from '../../../strings/message';
import type { HistoryCounts } from './counts';

/** Total, received and sent. Names the sample size if only part of the history is loaded. */
export function HistoryFigures({ counts }: { counts: HistoryCounts }) {
  const { total, received, sent, countedOver } = counts;
  const words = useStrings(messageStrings);
  return (
    <Stack gap="xs">
      <StatGroup minColumn="small">
        {total !== null && <Stat size="small" label={words.total} value={total} />}
        <Stat size="small" label={words.received} value={received} />
        <Stat size="small" label={words.sent} value={sent} />
      </StatGroup>
      {countedOver !== total && (
        <Text size="caption" tone="muted">
          {words.countedOver({ count: countedOver })}
        </Text>
      )}
    </Stack>
  );
}
