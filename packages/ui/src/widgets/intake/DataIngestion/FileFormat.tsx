import { sampleEvents } from '@concordia/domain/sample-events';
import { CodeBlock } from '../../../components/CodeBlock';
import { Disclosure } from '../../../components/Disclosure';
import { useNow } from '../../../components/RelativeTime';
import { Stack } from '../../../components/Stack';
import { Text } from '../../../components/Text';
import { useStrings } from '../../../locale';
import { dataIngestionStrings } from '../../../strings/generated/dataIngestion';

export function FileFormat() {
  const words = useStrings(dataIngestionStrings);
  const [example] = sampleEvents({ now: useNow() });
  return (
    <Disclosure size="small" headingLevel="none" title={words.format}>
      <Stack gap="sm">
        <Text size="dense" tone="muted">
          {words.formatHelp}
        </Text>
        <CodeBlock code={JSON.stringify(example)} label={words.example} language="json" isWrapped maxLines={12} />
      </Stack>
    </Disclosure>
  );
}
