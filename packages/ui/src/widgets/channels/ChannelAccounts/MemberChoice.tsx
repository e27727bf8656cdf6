import { type ChannelAccount, type Member, updateChannelAccount, useListMembers } from '@concordia/api-client';
import { useState } from 'react';
import { Button } from '../../../components/Button';
import { Checkbox, CheckboxGroup } from '../../../components/Checkbox';
import { ErrorState } from '../../../components/ErrorState';
import { Form, FormActions, SubmitButton } from '../../../components/Form';
import { useStrings } from '../../../locale';
import { channelAccountStrings } from '../../../strings/generated/channelAccount';
import { useProblemWords } from '../../shared/problems';
import { ListSkeleton } from '../setup';

export interface MemberChoiceProps {
  account: ChannelAccount;
  onDone: () => Promise<void>;
  onClose: () => void;
}

/** The members of an account; everyone if none is chosen. */
export function MemberChoice(props: MemberChoiceProps) {
  const words = useStrings(channelAccountStrings);
  const problemWords = useProblemWords();
  const { data, error, isValidating, mutate } = useListMembers();
  if (data !== undefined) return <MemberForm {...props} members={data} />;
  if (error === undefined) return <ListSkeleton />;
  return (
    <ErrorState
      size="compact"
      title={words.membersFailed}
      description={problemWords(error)}
      onRetry={() => void mutate()}
      isRetrying={isValidating}
    />
  );
}

function MemberForm({ account, members, onDone, onClose }: MemberChoiceProps & { members: readonly Member[] }) {
  const words = useStrings(channelAccountStrings);
  const [memberIds, setMemberIds] = useState(account.memberIds);
  const keep = async () => {
    await updateChannelAccount(account.channel, account.id, { memberIds });
    await onDone();
  };
  return (
    <Form onSubmit={keep}>
      <CheckboxGroup
        label={words.members}
        isLabelHidden
        description={words.membersHelp}
        value={memberIds}
        onChange={setMemberIds}
      >
        {members.map(({ id, name }) => (
          <Checkbox key={id} value={id}>
            <bdi>{name}</bdi>
          </Checkbox>
        ))}
      </CheckboxGroup>
      <FormActions>
        <Button onPress={onClose}>{words.cancel}</Button>
        <SubmitButton>{words.save}</SubmitButton>
      </FormActions>
    </Form>
  );
}
