import { type Erasure, useListErasures } from '@concordia/api-client';
import { useEffect, useRef } from 'react';
import { Badge } from '../../../components/Badge';
import { Button } from '../../../components/Button';
import { Description, DescriptionList } from '../../../components/DescriptionList';
import { Inline } from '../../../components/Inline';
import { RelativeTime } from '../../../components/RelativeTime';
import { Stack } from '../../../components/Stack';

import { Text } from '../../../components/Text';
import { useFigure, useStrings } from '../../../locale';
import { peopleStrings } from '../../../strings/people';

interface EraseReceiptProps {
  erasure: Erasure;
  onClose: () => void;
}

/** The figures of an erasure. Large ones take a while; the list of receipts shows their progress. */
export function EraseReceipt({ erasure, onClose }: EraseReceiptProps) {
  const words = useStrings(peopleStrings);
  const figure = useFigure();
  const done = useRef<HTMLButtonElement>(null);
  useEffect(() => done.current?.focus(), []);
  const { data } = useListErasures({ limit: 20 }, { swr: { enabled: erasure.state === 'running' } });
  const now = data?.find(({ id }) => id === erasure.id) ?? erasure;
  return (
    <Stack gap="lg">
      <Text tone="muted">{words.receiptHelp}</Text>
      <DescriptionList>
        <Description term={words.state}>
          <Badge tone={now.state === 'done' ? 'positive' : 'neutral'}>{words.receiptState[now.state]}</Badge>
        </Description>
        <Description term={words.receiptMessages}>{figure(now.messagesErased)}</Description>
        <Description term={words.receiptFiles}>{figure(now.filesErased)}</Description>
        <Description term={words.receiptPoints}>{figure(now.pointsErased)}</Description>
        <Description term={words.receiptNotes}>{figure(now.notesErased)}</Description>
        <Description term={words.receiptOther}>{figure(now.otherErased)}</Description>
        <Description term={words.receiptWhen}>
          <RelativeTime instant={now.createdAt} />
        </Description>
        <Description term={words.receiptNumber}>
          <Text as="code" size="caption">
            {now.id}
          </Text>
        </Description>
      </DescriptionList>
      <Inline justify="end">
        <Button ref={done} tone="primary" onPress={onClose}>
          {words.done}
        </Button>
      </Inline>
    </Stack>
  );
}
