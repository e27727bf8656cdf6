import { codeExamples, useListSubscriptions } from '@concordia/api-client';
import { Suspense, useState } from 'react';
import { Button } from '../../../components/Button';
import { EmptyState } from '../../../components/EmptyState';
import { Stack } from '../../../components/Stack';
import { Text } from '../../../components/Text';
import { WidgetFrame } from '../../../components/WidgetFrame';
import { useStrings } from '../../../locale';
import { hubWebhookStrings } from '../../../strings/generated/hubWebhook';
import { ListSkeleton, useListState } from '../../channels/setup';
import { CodeExamples } from '../parts';
import { SubscriptionDialog } from './lazy';
import { SecretDialog } from './SecretDialog';
import { SubscriptionRow } from './SubscriptionRow';
import type { ShownKey } from './shownKey';

/** Webhook subscriptions, their deliveries and sample receivers. */
export function HubWebhooks() {
  const words = useStrings(hubWebhookStrings);
  const { subscribeWebhook, webhookReceiver } = codeExamples;
  return (
    <Stack gap="xxl">
      <Subscriptions />
      <CodeExamples
        headingLevel={2}
        examples={[
          { title: words.exampleSubscribe, languages: subscribeWebhook.languages },
          { title: words.exampleReceiver, languages: webhookReceiver.languages },
        ]}
      />
    </Stack>
  );
}

function Subscriptions() {
  const words = useStrings(hubWebhookStrings);
  const list = useListSubscriptions();
  const state = useListState(list, words.failed);
  const [isAdding, setAdding] = useState(false);
  const [shownKey, setShownKey] = useState<ShownKey | null>(null);
  const reread = async () => {
    await list.mutate();
  };
  const add = (
    <Button tone="primary" icon="plus" onPress={() => setAdding(true)}>
      {words.add}
    </Button>
  );
  return (
    <>
      <WidgetFrame
        title={words.title}
        loadingText={words.loading}
        state={state}
        actions={state.kind === 'ready' && add}
        skeleton={<ListSkeleton />}
        empty={<EmptyState title={words.none} description={words.noneHelp} actions={add} />}
      >
        {(subscriptions) => (
          <Stack gap="lg">
            <Text tone="muted">{words.help}</Text>
            <Stack as="ul" gap="lg" hasDividers>
              {subscriptions.map((subscription) => (
                <SubscriptionRow
                  key={subscription.id}
                  subscription={subscription}
                  onChange={reread}
                  onKey={setShownKey}
                />
              ))}
            </Stack>
          </Stack>
        )}
      </WidgetFrame>
      <Suspense>
        {isAdding && (
          <SubscriptionDialog
            subscription={null}
            onClose={() => setAdding(false)}
            onChange={reread}
            onKey={setShownKey}
          />
        )}
      </Suspense>
      {shownKey !== null && <SecretDialog shownKey={shownKey} onClose={() => setShownKey(null)} />}
    </>
  );
}
