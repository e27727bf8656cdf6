import { Text } from '@concordia/ui/components/Text';
import { useStrings, useTimeZone } from '@concordia/ui/locale';
import { accountStrings } from '../../strings/generated/account';
import { timeZoneHere, zoneName } from '../language/locale';

/** Names the time zone if it differs from the reader's own. */
export function TimesIn() {
  const words = useStrings(accountStrings);
  const zone = useTimeZone();
  if (zone === undefined || zone === timeZoneHere()) return null;
  return (
    <Text as="span" size="caption" tone="muted">
      {words.timesIn({ zone: zoneName(zone) })}
    </Text>
  );
}
