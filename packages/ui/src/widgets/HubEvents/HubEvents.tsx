import { codeExamples } from '@concordia/api-client/examples';
import { Stack } from '../../components/Stack';
import { CodeExamples } from '../hub';
import { RecentEvents, type RecentEventsProps } from './RecentEvents';
import { TopicCatalogue } from './TopicCatalogue';

export type HubEventsProps = RecentEventsProps;

const EXAMPLES = [codeExamples.publishEvent, codeExamples.readEvents] as const;

/** The bus: what was published, publishing, what there is to listen to, and how a program does it. */
export function HubEvents(props: HubEventsProps) {
  return (
    <Stack gap="xxl">
      <RecentEvents {...props} />
      <TopicCatalogue />
      <CodeExamples examples={EXAMPLES} headingLevel={2} />
    </Stack>
  );
}
