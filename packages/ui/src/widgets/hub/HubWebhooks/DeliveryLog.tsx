import {
  getListDeliveriesUrl,
  type HubDelivery,
  hasMore,
  replayDeadLetters,
  type Subscription,
  usePages,
} from '@concordia/api-client';
import { useState } from 'react';
import { Button } from '../../../components/Button';
import { Dialog } from '../../../components/Dialog';
import { EmptyState } from '../../../components/EmptyState';
import { Inline } from '../../../components/Inline';
import { Stack } from '../../../components/Stack';
import { useToast } from '../../../components/Toast';
import { WidgetFrame } from '../../../components/WidgetFrame';
import { useStrings } from '../../../locale';
import { hubWebhookStrings } from '../../../strings/generated/hubWebhook';
import { ListSkeleton, useAction } from '../../channels/setup';
import { useRows } from '../../insight/intelligence';
import { DeliveryRows } from './DeliveryRows';
import { type DeliveryStatus, StatusChoice } from './StatusChoice';

export interface DeliveryLogProps {
  subscription: Subscription;
  onClose: () => void;
  onChange: () => Promise<void>;
}

const PAGE = 20;

export function DeliveryLog({ subscription, onClose, onChange }: DeliveryLogProps) {
  const words = useStrings(hubWebhookStrings);
  const [status, setStatus] = useState<DeliveryStatus | null>(null);
  const url = getListDeliveriesUrl(subscription.id, { limit: PAGE, ...(status !== null && { status }) });
  const list = usePages<HubDelivery>(url, { revalidateFirstPage: true });
  const { data: pages, isValidating, mutate, size, setSize } = list;
  const state = useRows({ ...list, data: pages?.flat() }, words.logFailed);
  const reread = async () => {
    await Promise.all([mutate(), onChange()]);
  };
  const title = words.logOne({ url: subscription.webhook_url });
  return (
    <Dialog
      title={title}
      size="large"
      isOpen
      onOpenChange={(stays) => {
        if (!stays) onClose();
      }}
    >
      <Stack gap="lg">
        <Inline justify="between" align="end" gap="md">
          <StatusChoice status={status} onChange={setStatus} />
          {subscription.dead_letters > 0 && <ReplayAll subscription={subscription} onChange={reread} />}
        </Inline>
        <WidgetFrame
          title={words.log}
          isHeadingHidden
          headingLevel={3}
          state={state}
          skeleton={<ListSkeleton />}
          empty={<EmptyState size="compact" title={status === null ? words.logNone : words.logNoneMatch} />}
        >
          {(deliveries) => (
            <Stack gap="md">
              <DeliveryRows deliveries={deliveries} onChange={reread} />
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
      </Stack>
    </Dialog>
  );
}

function ReplayAll({ subscription: { id, dead_letters }, onChange }: Omit<DeliveryLogProps, 'onClose'>) {
  const words = useStrings(hubWebhookStrings);
  const toast = useToast();
  const action = useAction();
  const [isPending, setPending] = useState(false);
  const replay = async () => {
    setPending(true);
    await action(async () => {
      const { replayed } = await replayDeadLetters(id);
      toast({ tone: 'success', title: words.replayedAll({ count: replayed }) });
    }, words.replayFailed);
    setPending(false);
    await onChange();
  };
  return (
    <Button icon="refresh" isPending={isPending} onPress={() => void replay()}>
      {words.replayAll({ count: dead_letters })}
    </Button>
  );
}
