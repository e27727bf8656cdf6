import type { BriefReplyTimes, ResponseTargets, BriefIntent as TopIntent } from '@concordia/api-client';
import { Badge } from '../../../components/Badge';
import { Inline } from '../../../components/Inline';
import { Link } from '../../../components/Link';
import { Stack } from '../../../components/Stack';
import { Text } from '../../../components/Text';
import { type TextOf, useStrings } from '../../../locale';
import { figureStrings } from '../../../strings/generated/figure';
import { intentStrings } from '../../../strings/generated/intent';
import { morningBriefStrings } from '../../../strings/morningBrief';
import { Fact, Facts, ValueFact } from '../intelligence';
import { BriefSection } from './BriefSection';

/** The fields shown of an intent. Sample data has no message. */
export type ShownIntent = Pick<
  TopIntent,
  | 'intent'
  | 'confidence'
  | 'urgency'
  | 'urgencyConfidence'
  | 'nextAction'
  | 'nextActionConfidence'
  | 'valueBasis'
  | 'expectedValue'
  | 'valueRange'
>;

export type ShownTargets = Pick<ResponseTargets, 'recommendedHours' | 'automationHours'>;

type Strings = TextOf<typeof morningBriefStrings>;

interface BriefIntentProps {
  intent: TopIntent | null;
  targets: ResponseTargets | null;
  replyTimes: BriefReplyTimes | null;
  messageHref: (messageId: string) => string;
}

export function BriefIntent({ intent, targets, replyTimes, messageHref }: BriefIntentProps) {
  const words = useStrings(morningBriefStrings);
  return (
    <BriefSection title={words.topIntent} empty={words.noIntent} isEmpty={intent === null && targets === null}>
      {() => (
        <Stack gap="sm">
          {intent !== null && (
            <Inline gap="sm">
              <Link href={messageHref(intent.messageId)} isStandalone>
                <bdi>{intent.contactName ?? words.unknown}</bdi>
              </Link>
              <Text size="dense" tone="muted" maxLines={2} dir="auto">
                {intent.quote}
              </Text>
            </Inline>
          )}
          <Facts isFilling>
            {intent !== null && <IntentFigures intent={intent} />}
            {targets !== null && <TargetFigures targets={targets} />}
          </Facts>
          <Text size="caption" tone="muted">
            {targets === null ? words.noTargets : words.targetsFrom({ replies: targets.replies })}
            {targets !== null && replyTimes !== null && <> {repliesText(replyTimes, words)}</>}
          </Text>
        </Stack>
      )}
    </BriefSection>
  );
}

/** Targets are those of the replies alone; this counts the messages that wait, too. */
function repliesText({ medianHours, unansweredAfterDay }: BriefReplyTimes, words: Strings): string {
  const median =
    medianHours === null ? words.replyMedianNone : words.replyMedian({ hours: Math.max(1, Math.round(medianHours)) });
  if (unansweredAfterDay === null) return median;
  return `${median} ${words.unansweredDay({ share: unansweredAfterDay.share })}`;
}

/** The specification's figures, marked as sample data. */
export function SampleIntent({ intent, targets }: { intent: ShownIntent; targets: ShownTargets }) {
  const words = useStrings(morningBriefStrings);
  const figures = useStrings(figureStrings);
  return (
    <BriefSection title={words.topIntent} empty={words.noIntent} isEmpty={false}>
      {() => (
        <Stack gap="md">
          <Inline>
            <Badge tone="outline">{figures.sample}</Badge>
          </Inline>
          <Facts isFilling>
            <IntentFigures intent={intent} />
            <TargetFigures targets={targets} />
          </Facts>
        </Stack>
      )}
    </BriefSection>
  );
}

function IntentFigures({ intent }: { intent: ShownIntent }) {
  const words = useStrings(intentStrings);
  const { urgency, urgencyConfidence, nextAction, nextActionConfidence, confidence } = intent;
  const chance = (share: number | null) => (share === null ? undefined : words.chance({ share }));
  return (
    <>
      <Fact term={words.intentTerm} help={words.chance({ share: confidence })}>
        {words.intent[intent.intent]}
      </Fact>
      <Fact term={words.urgencyTerm} help={chance(urgencyConfidence)}>
        {words.urgency[urgency]}
      </Fact>
      <Fact term={words.actionTerm} help={chance(nextActionConfidence)}>
        {nextAction === null ? words.unknown : words.action[nextAction]}
      </Fact>
      <ValueFact {...intent} />
    </>
  );
}

function TargetFigures({ targets }: { targets: ShownTargets }) {
  const words = useStrings(morningBriefStrings);
  return (
    <>
      <Fact term={words.recommendedTarget}>{words.hours({ hours: targets.recommendedHours })}</Fact>
      <Fact term={words.automationTarget}>{words.within({ hours: targets.automationHours })}</Fact>
    </>
  );
}
