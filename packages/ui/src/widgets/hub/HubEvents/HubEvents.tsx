import { codeExamples } from '@concordia/api-client';
import { Stack } from '../../../components/Stack';
import { useStrings } from '../../../locale';
import { hubEventStrings } from '../../../strings/generated/hubEvent';
import { CodeExamples } from '../parts';
import { RecentEvents, type RecentEventsProps } from './RecentEvents';
import { TopicCatalog } from './TopicCatalog';

export type HubEventsProps = RecentEventsProps;

/** The event bus: recent events, publishing, the topic catalog and code examples. */
export function HubEvents(props: HubEventsProps) {
  const words = useStrings(hubEventStrings);
  const { publishEvent, readEvents } = codeExamples;
  return (
    <Stack gap="xxl">
      <RecentEvents {...props} />
      <TopicCatalog />
      <CodeExamples
        headingLevel={2}
        examples={[
          { title: words.examplePublish, languages: publishEvent.languages },
          { title: words.exampleRead, languages: readEvents.languages },
        ]}
      />
    </Stack>
  );
}
