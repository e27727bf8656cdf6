import { type Contact, type Conversation, useListConversations } from '@concordia/api-client';
import { useState } from 'react';
import { Button } from '../../../components/Button';
import { Dialog } from '../../../components/Dialog';
import { EmptyState } from '../../../components/EmptyState';
import { Inline } from '../../../components/Inline';
import { SkeletonShape } from '../../../components/Skeleton';
import { Stack } from '../../../components/Stack';
import { Text } from '../../../components/Text';
import { WidgetFrame, type WidgetState } from '../../../components/WidgetFrame';
import { useStrings } from '../../../locale';
import { regroupStrings } from '../../../strings/generated/regroup';
import { useProblem } from '../../shared/problems';
import { ConversationChoice } from './ConversationChoice';
import { useRegroup } from './useRegroup';

/** Conversations offered, the most recently active first. */
const SHOWN = 50;

export interface MergeConversationsProps {
  /** The conversation that the others are merged into. */
  conversationId: string;
  contact: Pick<Contact, 'id' | 'name'>;
  onClose: () => void;
}

/** Merges other conversations of a contact, on any channel, into one. A toast offers undo. */
export function MergeConversations({ onClose, ...props }: MergeConversationsProps) {
  const words = useStrings(regroupStrings);
  return (
    <Dialog title={words.title} isOpen onOpenChange={(stays) => !stays && onClose()}>
      <Choice {...props} onClose={onClose} />
    </Dialog>
  );
}

function Choice({ conversationId, contact, onClose }: MergeConversationsProps) {
  const words = useStrings(regroupStrings);
  const state = useOthers(contact.id, conversationId);
  const { merge } = useRegroup();
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const [isPending, setPending] = useState(false);
  const { name } = contact;
  const confirm = async () => {
    setPending(true);
    if (await merge(conversationId, chosen)) onClose();
    else setPending(false);
  };
  return (
    <Stack gap="md">
      <WidgetFrame
        title={words.choose({ name })}
        isHeadingHidden
        headingLevel={3}
        state={state}
        skeleton={
          <Stack gap="md">
            <SkeletonShape />
            <SkeletonShape width="70%" />
          </Stack>
        }
        empty={<EmptyState size="compact" title={words.none({ name })} description={words.noneHelp} />}
      >
        {(others) => (
          <Stack gap="md">
            <Text size="dense" tone="muted">
              {words.help}
            </Text>
            <ConversationChoice
              label={words.choose({ name })}
              conversations={others}
              chosen={chosen}
              onChoose={setChosen}
            />
          </Stack>
        )}
      </WidgetFrame>
      <Inline justify="end">
        <Button onPress={onClose}>{words.cancel}</Button>
        <Button tone="primary" isDisabled={chosen.length === 0} isPending={isPending} onPress={() => void confirm()}>
          {words.merge({ count: chosen.length })}
        </Button>
      </Inline>
    </Stack>
  );
}

function useOthers(contactId: string, conversationId: string): WidgetState<Conversation[]> {
  const words = useStrings(regroupStrings);
  const describe = useProblem();
  const { data, error, isValidating, mutate } = useListConversations({ contactId, limit: SHOWN });
  const others = data?.filter(({ id }) => id !== conversationId);
  if (others !== undefined) {
    return others.length === 0 ? { kind: 'empty' } : { kind: 'ready', data: others, isRefreshing: isValidating };
  }
  if (error === undefined) return { kind: 'loading' };
  const problem = { title: words.failed, ...describe(error) };
  return { kind: 'failed', problem, retry: () => void mutate(), isRetrying: isValidating };
}
