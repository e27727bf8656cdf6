import { codeExamples, hasMore, type Subscription, usePages } from '@concordia/api-client';
import { Suspense, useState } from 'react';
import { Button } from '../../components/Button';
import { EmptyState } from '../../components/EmptyState';
import { Inline } from '../../components/Inline';
import { Stack } from '../../components/Stack';
import { WidgetFrame } from '../../components/WidgetFrame';
import { useStrings } from '../../locale';
import { hubWebhookStrings } from '../../strings/hubWebhooks';
import { subscriptionsUrl } from '../firstPages/hubUrls';
import { CodeExamples } from '../hub';
import { ListBones, useListState } from '../setup';
import { SubscriptionDialog } from './later';
import { SecretDialog } from './SecretDialog';
import { SubscriptionRow } from './SubscriptionRow';
import type { ShownKey } from './shownKey';

/** Who is told of which events, whether it arrives there, and how a receiver is written. */
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
  const list = usePages<Subscription>(subscriptionsUrl(), { revalidateFirstPage: true });
  const { data: pages, isValidating, mutate, size, setSize } = list;
  const state = useListState({ ...list, data: pages?.flat() }, words.failed);
  const [isAdding, setAdding] = useState(false);
  const [shownKey, setShownKey] = useState<ShownKey | null>(null);
  const reread = async () => {
    await mutate();
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
        skeleton={<ListBones />}
        empty={<EmptyState title={words.none} description={words.noneHelp} actions={add} />}
      >
        {(subscriptions) => (
          <Stack gap="lg">
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
            {hasMore(pages) && (
              <Inline>
                <Button size="small" isPending={isValidating} onPress={() => void setSize(size + 1)}>
                  {words.more}
                </Button>
              </Inline>
            )}
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
