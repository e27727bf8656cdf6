import type { AssistantScope as Scope } from '@concordia/api-client';
import { Text } from '../../../components/Text';
import { useDateFormat, useFormatLocale, useStrings } from '../../../locale';
import { assistantStrings } from '../../../strings/generated/assistant';
import { labelStrings } from '../../../strings/generated/label';

/** What every answer is made from. */
export function AssistantScope({ scope: { contacts, messages, since, channels } }: { scope: Scope }) {
  const words = useStrings(assistantStrings);
  const labels = useStrings(labelStrings);
  const day = useDateFormat({ day: 'numeric', month: 'long', year: 'numeric' });
  const list = new Intl.ListFormat(useFormatLocale());
  const names = list.format(channels.map((channel) => labels.channel({ channel })));
  return (
    <Text size="caption" tone="muted">
      {since === null
        ? words.scopeEmpty({ contacts })
        : words.scope({ contacts, messages, since: day.format(new Date(since)), channels: names })}
    </Text>
  );
}
