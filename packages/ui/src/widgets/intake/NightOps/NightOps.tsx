import { SkeletonShape } from '../../../components/Skeleton';
import { Stack } from '../../../components/Stack';
import { WidgetFrame } from '../../../components/WidgetFrame';
import { useStrings } from '../../../locale';
import { nightOpsStrings } from '../../../strings/nightOps';
import { useGuardrails } from '../../channels/channelDraft/useGuardrails';
import { BriefTime } from './BriefTime';
import { NightWork } from './NightWork';

export interface NightOpsProps {
  /** @default 2 */
  headingLevel?: 2 | 3;
}

/** Nightly work: the brief's time, and both jobs to run now. */
export function NightOps({ headingLevel = 2 }: NightOpsProps) {
  const words = useStrings(nightOpsStrings);
  const { state, hasServer, save } = useGuardrails(words.failed);
  return (
    <WidgetFrame
      title={words.title}
      size="compact"
      headingLevel={headingLevel}
      state={state}
      skeleton={
        <Stack gap="md">
          <SkeletonShape shape="block" height="2.5rem" />
          <SkeletonShape shape="block" height="2rem" />
          <SkeletonShape shape="block" height="2rem" />
        </Stack>
      }
      empty={null}
    >
      {({ brief_time: time }) => (
        <Stack gap="lg">
          <BriefTime key={time} time={time} onSave={save} />
          <NightWork hasServer={hasServer} />
        </Stack>
      )}
    </WidgetFrame>
  );
}
