import { type HubEventTopic, useListEventTopics } from '@concordia/api-client';
import { useState } from 'react';
import { CodeBlock } from '../../../components/CodeBlock';
import { Disclosure, DisclosureGroup } from '../../../components/Disclosure';
import { EmptyState } from '../../../components/EmptyState';
import { Link } from '../../../components/Link';
import { SkeletonShape } from '../../../components/Skeleton';
import { Stack } from '../../../components/Stack';
import { Text } from '../../../components/Text';
import { WidgetFrame } from '../../../components/WidgetFrame';
import { useStrings } from '../../../locale';
import { hubEventStrings } from '../../../strings/generated/hubEvent';
import { useRows } from '../../insight/intelligence';

const ASYNC_API = '/asyncapi.json';

export function TopicCatalog() {
  const words = useStrings(hubEventStrings);
  const state = useRows(useListEventTopics(), words.catalogFailed);
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set());
  return (
    <WidgetFrame
      title={words.catalog}
      state={state}
      actions={
        <Link href={ASYNC_API} isStandalone isExternal>
          {words.asyncApi}
        </Link>
      }
      skeleton={<SkeletonShape shape="block" height="12rem" />}
      empty={<EmptyState size="compact" title={words.catalogNone} />}
    >
      {(topics) => (
        <Stack gap="md">
          <Text tone="muted">{words.catalogHelp}</Text>
          <DisclosureGroup allowsMultiple expandedKeys={open} onExpandedChange={setOpen}>
            {topics.map((topic) => (
              <Disclosure key={topic.topic} id={topic.topic} title={topic.topic} size="small">
                {open.has(topic.topic) && <Topic topic={topic} />}
              </Disclosure>
            ))}
          </DisclosureGroup>
        </Stack>
      )}
    </WidgetFrame>
  );
}

const LONGEST_LINES = 20;

function Topic({ topic: { summary, payload_schema, example } }: { topic: HubEventTopic }) {
  const words = useStrings(hubEventStrings);
  return (
    <Stack gap="md">
      <Text>{summary}</Text>
      <CodeBlock
        label={words.example}
        language="json"
        code={JSON.stringify(example, null, 2)}
        maxLines={LONGEST_LINES}
      />
      <CodeBlock
        label={words.schema}
        language="json"
        code={JSON.stringify(payload_schema, null, 2)}
        maxLines={LONGEST_LINES}
      />
    </Stack>
  );
}
