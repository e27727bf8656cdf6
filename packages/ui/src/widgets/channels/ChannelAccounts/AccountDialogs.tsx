import { type ChannelAccount, removeChannelAccount } from '@concordia/api-client';
import type { Channel } from '@concordia/domain';
import { lazy, Suspense } from 'react';
import { AlertDialog } from '../../../components/AlertDialog';
import { Dialog } from '../../../components/Dialog';
import { SkeletonShape } from '../../../components/Skeleton';
import { useStrings } from '../../../locale';
import { channelAccountStrings } from '../../../strings/generated/channelAccount';
import { useProblemWords } from '../../shared/problems';
import { AccountForm } from './AccountForm';
import { FlagChoice } from './FlagChoice';
import { FolderChoice } from './FolderChoice';
import { useAccountName } from './useAccountName';

/* Rarely needed, and clocks are heavy. */

const AccountHours = lazy(() => import('./AccountHours').then((module) => ({ default: module.AccountHours })));

const MemberChoice = lazy(() => import('./MemberChoice').then((module) => ({ default: module.MemberChoice })));

export type AccountTask =
  | { is: 'add' }
  | { is: 'edit' | 'flags' | 'folders' | 'hours' | 'members' | 'remove'; account: ChannelAccount };

export interface AccountDialogsProps {
  channel: Channel;
  task: AccountTask;
  onClose: () => void;
  onChange: () => Promise<void>;
}

export function AccountDialogs({ channel, task, onClose, onChange }: AccountDialogsProps) {
  const words = useStrings(channelAccountStrings);
  const problemWords = useProblemWords();
  const nameOf = useAccountName();
  const onOpenChange = (stays: boolean) => !stays && onClose();
  if (task.is === 'remove') {
    const remove = async () => {
      await removeChannelAccount(channel, task.account.id);
      await onChange();
    };
    return (
      <AlertDialog
        title={words.askRemove({ name: nameOf(task.account) })}
        confirmLabel={words.remove}
        describeFailure={problemWords}
        onConfirm={remove}
        isOpen
        onOpenChange={onOpenChange}
      >
        {words.askRemoveHelp}
      </AlertDialog>
    );
  }
  const done = async () => {
    await onChange();
    onClose();
  };
  if (task.is === 'folders') {
    return (
      <Dialog title={words.foldersTitle({ name: nameOf(task.account) })} isOpen onOpenChange={onOpenChange}>
        <FolderChoice account={task.account} onDone={done} onClose={onClose} />
      </Dialog>
    );
  }
  if (task.is === 'hours') {
    return (
      <Dialog title={words.hoursTitle({ name: nameOf(task.account) })} isOpen onOpenChange={onOpenChange}>
        <Suspense fallback={<SkeletonShape shape="block" height="12rem" />}>
          <AccountHours account={task.account} onDone={done} onClose={onClose} />
        </Suspense>
      </Dialog>
    );
  }
  if (task.is === 'members') {
    return (
      <Dialog title={words.membersTitle({ name: nameOf(task.account) })} isOpen onOpenChange={onOpenChange}>
        <Suspense fallback={<SkeletonShape shape="block" height="12rem" />}>
          <MemberChoice account={task.account} onDone={done} onClose={onClose} />
        </Suspense>
      </Dialog>
    );
  }
  if (task.is === 'flags') {
    return (
      <Dialog title={words.flagsTitle({ name: nameOf(task.account) })} isOpen onOpenChange={onOpenChange}>
        <FlagChoice account={task.account} onDone={done} onClose={onClose} />
      </Dialog>
    );
  }
  return (
    <Dialog
      title={task.is === 'add' ? words.addTitle : words.editTitle}
      isOpen
      isDismissable={false}
      onOpenChange={onOpenChange}
    >
      <AccountForm
        channel={channel}
        account={task.is === 'edit' ? task.account : null}
        onDone={done}
        onClose={onClose}
      />
    </Dialog>
  );
}
