import { useListMembers } from '@concordia/api-client';
import { useState } from 'react';
import { Button } from '../../../components/Button';
import { Stack } from '../../../components/Stack';
import { Text } from '../../../components/Text';
import { WidgetFrame } from '../../../components/WidgetFrame';
import { useStrings } from '../../../locale';
import { memberStrings } from '../../../strings/generated/member';
import { ListSkeleton, useListState } from '../../channels/setup';
import { MemberDialogs, type MemberTask } from './MemberDialogs';
import { MemberRow } from './MemberRow';

export interface MembersProps {
  /** @default 2 */
  headingLevel?: 2 | 3;
}

/** The team's members: add, edit, remove. The owner is always listed. */
export function Members({ headingLevel = 2 }: MembersProps) {
  const words = useStrings(memberStrings);
  const { data, error, isValidating, mutate } = useListMembers();
  const state = useListState({ data, error, isValidating, mutate }, words.failed);
  const [task, setTask] = useState<MemberTask | null>(null);
  const reread = async () => {
    await mutate();
  };
  return (
    <>
      <WidgetFrame
        title={words.title}
        headingLevel={headingLevel}
        state={state}
        actions={
          state.kind === 'ready' && (
            <Button size="small" icon="plus" onPress={() => setTask({ is: 'add' })}>
              {words.add}
            </Button>
          )
        }
        skeleton={<ListSkeleton />}
        empty={null}
      >
        {(members) => (
          <Stack gap="lg" width="form">
            <Text tone="muted">{words.help}</Text>
            <Stack as="ul" gap="sm" hasDividers>
              {members.map((member) => (
                <MemberRow key={member.id} member={member} onTask={setTask} />
              ))}
            </Stack>
          </Stack>
        )}
      </WidgetFrame>
      {task !== null && <MemberDialogs task={task} onClose={() => setTask(null)} onChange={reread} />}
    </>
  );
}
