import { type HubDelivery, type HubDeliveryDetail, replayDelivery, useGetDelivery } from '@concordia/api-client';
import { useState } from 'react';
import { Button } from '../../../components/Button';
import { CodeBlock } from '../../../components/CodeBlock';
import { EmptyState } from '../../../components/EmptyState';
import { Inline } from '../../../components/Inline';
import { RelativeTime } from '../../../components/RelativeTime';
import { SkeletonShape } from '../../../components/Skeleton';
import { Stack } from '../../../components/Stack';
import { Text } from '../../../components/Text';
import { useToast } from '../../../components/Toast';
import { WidgetFrame } from '../../../components/WidgetFrame';
import { useStrings } from '../../../locale';
import { hubWebhookStrings } from '../../../strings/generated/hubWebhook';
import { useAction } from '../../channels/setup';
import { useFigures } from '../../insight/intelligence';
import * as styles from './HubWebhooks.css';

export interface AttemptsProps {
  delivery: HubDelivery;
  onChange: () => Promise<void>;
}

export function Attempts({ delivery, onChange }: AttemptsProps) {
  const words = useStrings(hubWebhookStrings);
  const answer = useGetDelivery(delivery.id);
  const state = useFigures(answer, words.deliveryFailed);
  const reread = async () => {
    await Promise.all([answer.mutate(), onChange()]);
  };
  return (
    <WidgetFrame
      title={delivery.topic}
      isHeadingHidden
      headingLevel={3}
      state={state}
      skeleton={<SkeletonShape shape="block" height="6rem" />}
      empty={null}
    >
      {(whole) => (
        <Stack gap="lg">
          {whole.next_attempt_at !== null && (
            <Text size="dense" tone="muted">
              {words.nextAttempt} <RelativeTime instant={whole.next_attempt_at} mayBeAhead />
            </Text>
          )}
          {whole.attempts_made.length === 0 && <EmptyState size="compact" title={words.noAttempts} />}
          {whole.attempts_made.map((attempt, index) => (
            <Attempt key={attempt.at} attempt={attempt} number={index + 1} />
          ))}
          {isOver(whole) && <Replay delivery={whole} onChange={reread} />}
        </Stack>
      )}
    </WidgetFrame>
  );
}

interface AttemptProps {
  attempt: HubDeliveryDetail['attempts_made'][number];
  /** From 1. */
  number: number;
}

/** Pending deliveries are retried automatically, so only finished ones can be retried by hand. */
const isOver = ({ status }: HubDelivery): boolean => status === 'delivered' || status === 'failed';

const LONGEST_LINES = 12;

function Attempt({ attempt, number }: AttemptProps) {
  const words = useStrings(hubWebhookStrings);
  const { at, status_code, latency_ms, problem, request_excerpt, response_excerpt } = attempt;
  return (
    <Stack gap="sm">
      <Inline gap="sm">
        <Text as="span" size="dense" weight="medium">
          {words.attempt({ number })}
        </Text>
        <Text as="span" size="dense">
          {status_code === null ? words.noAnswer : words.answered({ statusName: status_code })}
        </Text>
        <Text as="span" size="caption" tone="muted" isTabular>
          {latency_ms !== null && `${words.took({ ms: latency_ms })} · `}
          <RelativeTime instant={at} />
        </Text>
      </Inline>
      {problem !== null && (
        <Text size="dense" tone="negative">
          {problem}
        </Text>
      )}
      <div className={styles.excerpts}>
        <CodeBlock label={words.request} code={request_excerpt} isWrapped maxLines={LONGEST_LINES} />
        {response_excerpt !== '' && (
          <CodeBlock label={words.response} code={response_excerpt} isWrapped maxLines={LONGEST_LINES} />
        )}
      </div>
    </Stack>
  );
}

function Replay({ delivery, onChange }: AttemptsProps) {
  const words = useStrings(hubWebhookStrings);
  const toast = useToast();
  const action = useAction();
  const [isPending, setPending] = useState(false);
  const replay = async () => {
    setPending(true);
    await action(async () => {
      await replayDelivery(delivery.id);
      toast({ tone: 'success', title: words.replayed });
    }, words.replayFailed);
    setPending(false);
    await onChange();
  };
  return (
    <Inline>
      <Button size="small" icon="refresh" isPending={isPending} onPress={() => void replay()}>
        {words.replayOne}
      </Button>
    </Inline>
  );
}
