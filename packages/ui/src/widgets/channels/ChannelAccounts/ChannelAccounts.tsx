import { useListChannelAccounts } from '@concordia/api-client';
import type { Channel } from '@concordia/domain';
import { Suspense, useEffect, useState } from 'react';
import { Button } from '../../../components/Button';
import { EmptyState } from '../../../components/EmptyState';
import { Stack } from '../../../components/Stack';
import { Text } from '../../../components/Text';
import { WidgetFrame } from '../../../components/WidgetFrame';
import { lazyWithPreload } from '../../../lazyWithPreload';
import { useStrings } from '../../../locale';
import { channelAccountStrings } from '../../../strings/generated/channelAccount';
import { ListSkeleton, useListState } from '../setup';
import type { AccountTask } from './AccountDialogs';
import { AccountRow } from './AccountRow';

export interface ChannelAccountsProps {
  channel: Channel;
  /** @default 3 */
  headingLevel?: 2 | 3;
  /** Called after a change, since the default account is shown elsewhere, too. */
  onChanged?: () => Promise<void>;
}

const AccountDialogs = lazyWithPreload(() => import('./AccountDialogs').then((module) => module.AccountDialogs));

/** The accounts of a channel: add, rename, choose the default, connect, disconnect, remove. */
export function ChannelAccounts({ channel, headingLevel = 3, onChanged }: ChannelAccountsProps) {
  const words = useStrings(channelAccountStrings);
  const { data, error, isValidating, mutate } = useListChannelAccounts(channel);
  const state = useListState({ data, error, isValidating, mutate }, words.failed);
  const [task, setTask] = useState<AccountTask | null>(null);
  useEffect(() => {
    void AccountDialogs.preload();
  }, []);
  const reread = async () => {
    await Promise.all([mutate(), onChanged?.()]);
  };
  return (
    <>
      <WidgetFrame
        title={words.title}
        headingLevel={headingLevel}
        state={state}
        actions={
          (state.kind === 'ready' || state.kind === 'empty') && (
            <Button size="small" icon="plus" onPress={() => setTask({ is: 'add' })}>
              {words.add}
            </Button>
          )
        }
        skeleton={<ListSkeleton />}
        empty={<EmptyState size="compact" icon="inbox" title={words.none} description={words.noneHelp} />}
      >
        {(accounts) => (
          <Stack gap="lg" width="form">
            <Text tone="muted">{words.help}</Text>
            <Stack as="ul" gap="sm" hasDividers>
              {accounts.map((account) => (
                <AccountRow key={account.id} account={account} onTask={setTask} reread={reread} />
              ))}
            </Stack>
          </Stack>
        )}
      </WidgetFrame>
      {task !== null && (
        <Suspense fallback={null}>
          <AccountDialogs channel={channel} task={task} onClose={() => setTask(null)} onChange={reread} />
        </Suspense>
      )}
    </>
  );
}
