import type { MorningBrief as Brief } from '@concordia/api-client';
import { Button } from '../../../components/Button';
import { Disclosure, DisclosureGroup } from '../../../components/Disclosure';
import { ProgressBar } from '../../../components/ProgressBar';
import { Stack } from '../../../components/Stack';
import { WidgetFrame } from '../../../components/WidgetFrame';
import { useStrings } from '../../../locale';
import { morningBriefStrings } from '../../../strings/morningBrief';
import { BriefActions } from './BriefActions';
import { BriefAnswers } from './BriefAnswers';
import { BriefCharts } from './BriefCharts';
import { BriefDelivery } from './BriefDelivery';
import { BriefFigures } from './BriefFigures';
import { BriefInsights } from './BriefInsights';
import { BriefIntent } from './BriefIntent';
import { BriefLayout } from './BriefLayout';
import { BriefPromises } from './BriefPromises';
import { BriefSkeleton } from './BriefSkeleton';
import { BriefSummary } from './BriefSummary';
import { EmptyBrief } from './EmptyBrief';
import { useMorningBrief } from './useMorningBrief';

export interface MorningBriefProps {
  setupHref: string;
  messageHref: (messageId: string) => string;
  contactHref: (contactId: string) => string;
}

/** The start of the day: figures, top actions, replies due and promises. */
export function MorningBrief({ setupHref, messageHref, contactHref }: MorningBriefProps) {
  const words = useStrings(morningBriefStrings);
  const { state, generate, isGenerating } = useMorningBrief();
  const hrefs = { messageHref, contactHref };
  return (
    <WidgetFrame
      title={words.title}
      state={state}
      loadingText={isGenerating ? words.generating : words.loading}
      actions={
        state.kind === 'ready' && (
          <Button size="small" icon="refresh" isPending={isGenerating} onPress={generate}>
            {words.generate}
          </Button>
        )
      }
      skeleton={
        <Stack gap="xl">
          {isGenerating && <ProgressBar label={words.generating} />}
          <BriefSkeleton />
        </Stack>
      }
      empty={<EmptyBrief setupHref={setupHref} />}
    >
      {(brief: Brief) => (
        <Stack gap="lg">
          {isGenerating && <ProgressBar label={words.generating} />}
          <BriefSummary brief={brief} />
          <BriefLayout
            main={
              <BriefActions actions={brief.recommendedActions} {...hrefs}>
                <BriefFigures brief={brief} {...hrefs} />
              </BriefActions>
            }
            side={
              <>
                <BriefInsights insights={brief.insightDetails} {...hrefs} />
                <DisclosureGroup allowsMultiple>
                  <BriefAnswers answers={brief.whoToAnswerToday} {...hrefs} />
                  <BriefPromises promises={brief.promises} {...hrefs} />
                  <Disclosure title={words.delivery} size="small">
                    <BriefDelivery />
                  </Disclosure>
                </DisclosureGroup>
              </>
            }
          />
          <BriefIntent
            intent={brief.topIntent}
            targets={brief.responseTargets}
            replyTimes={brief.replyTimes}
            messageHref={messageHref}
          />
          <BriefCharts charts={brief.charts} />
        </Stack>
      )}
    </WidgetFrame>
  );
}
