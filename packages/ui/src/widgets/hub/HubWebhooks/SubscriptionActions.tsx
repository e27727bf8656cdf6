import { type HubDelivery, pingSubscription, removeSubscription, updateSubscription } from '@concordia/api-client';
import { Suspense, useState } from 'react';
import { AlertDialog } from '../../../components/AlertDialog';
import { Button, IconButton } from '../../../components/Button';
import { Inline } from '../../../components/Inline';
import { Menu, MenuItem, MenuTrigger } from '../../../components/Menu';
import { useToast } from '../../../components/Toast';
import { useStrings } from '../../../locale';
import { hubWebhookStrings } from '../../../strings/generated/hubWebhook';
import { useAction } from '../../channels/setup';
import { useProblemWords } from '../../shared/problems';
import { DeliveryLog, RotateDialog, SubscriptionDialog } from './lazy';
import type { SubscriptionRowProps } from './SubscriptionRow';

export interface SubscriptionActionsProps extends SubscriptionRowProps {
  /** Called with the result of a ping; `null` while one is running. */
  onPinged: (delivery: HubDelivery | null) => void;
}

type Opened = 'edit' | 'rotate' | 'remove' | 'log';

export function SubscriptionActions(props: SubscriptionActionsProps) {
  const { subscription, onPinged } = props;
  const { id, webhook_url, status } = subscription;
  const words = useStrings(hubWebhookStrings);
  const { setPaused, ping, isPinging } = useSubscriptionActions(props, onPinged);
  const [opened, setOpened] = useState<Opened | null>(null);
  const isOn = status === 'active' || status === 'failed';
  return (
    <Inline gap="xs" isWrapping={false}>
      <Button
        size="small"
        aria-label={words.pingOne({ url: webhook_url })}
        isPending={isPinging}
        onPress={() => void ping(id)}
      >
        {words.ping}
      </Button>
      <MenuTrigger>
        <IconButton icon="ellipsis" size="small" label={words.menu({ url: webhook_url })} />
        <Menu placement="bottom end">
          <MenuItem onAction={() => setOpened('log')}>{words.log}</MenuItem>
          <MenuItem onAction={() => void setPaused(isOn)}>{isOn ? words.pause : words.resume}</MenuItem>
          <MenuItem onAction={() => setOpened('edit')}>{words.edit}</MenuItem>
          <MenuItem onAction={() => setOpened('rotate')}>
            {subscription.signature === 'v1' ? words.rotate : words.rotateKey}
          </MenuItem>
          <MenuItem tone="danger" onAction={() => setOpened('remove')}>
            {words.remove}
          </MenuItem>
        </Menu>
      </MenuTrigger>
      <Opened {...props} opened={opened} onClose={() => setOpened(null)} />
    </Inline>
  );
}

function useSubscriptionActions(
  { subscription, onChange }: SubscriptionRowProps,
  onPinged: SubscriptionActionsProps['onPinged'],
) {
  const words = useStrings(hubWebhookStrings);
  const toast = useToast();
  const action = useAction();
  const [isPinging, setPinging] = useState(false);
  const setPaused = async (isPaused: boolean) => {
    await action(async () => {
      await updateSubscription(subscription.id, { status: isPaused ? 'paused' : 'active' });
      toast({ title: isPaused ? words.paused : words.resumed });
    }, words.changeFailed);
    await onChange();
  };
  const ping = async (id: string) => {
    setPinging(true);
    onPinged(null);
    await action(async () => onPinged(await pingSubscription(id)), words.pingNotSent);
    setPinging(false);
    await onChange();
  };
  return { setPaused, ping, isPinging };
}

interface OpenedProps extends SubscriptionRowProps {
  opened: Opened | null;
  onClose: () => void;
}

function Opened({ opened, subscription, onClose, onChange, onKey }: OpenedProps) {
  const words = useStrings(hubWebhookStrings);
  const problemWords = useProblemWords();
  const toast = useToast();
  const remove = async () => {
    await removeSubscription(subscription.id);
    toast({ title: words.removed });
    await onChange();
  };
  return (
    <Suspense>
      {opened === 'log' && <DeliveryLog subscription={subscription} onClose={onClose} onChange={onChange} />}
      {opened === 'edit' && (
        <SubscriptionDialog subscription={subscription} onClose={onClose} onChange={onChange} onKey={onKey} />
      )}
      {opened === 'rotate' && (
        <RotateDialog subscription={subscription} onClose={onClose} onChange={onChange} onKey={onKey} />
      )}
      {opened === 'remove' && (
        <AlertDialog
          title={words.removeTitle}
          confirmLabel={words.remove}
          describeFailure={problemWords}
          onConfirm={remove}
          isOpen
          onOpenChange={onClose}
        >
          {words.removeHelp({ url: subscription.webhook_url })}
        </AlertDialog>
      )}
    </Suspense>
  );
}
