import { type CannedReply, deleteCannedReply } from '@concordia/api-client';
import { useState } from 'react';
import { AlertDialog } from '../../../components/AlertDialog';
import { IconButton } from '../../../components/Button';
import { Inline } from '../../../components/Inline';
import { Stack } from '../../../components/Stack';
import { Text } from '../../../components/Text';
import { useStrings } from '../../../locale';
import { cannedReplyStrings } from '../../../strings/generated/cannedReply';
import { useProblemWords } from '../../shared/problems';
import * as styles from './CannedReplies.css';

export interface CannedReplyRowProps {
  reply: CannedReply;
  onEdit: () => void;
  onChange: () => Promise<void>;
}

export function CannedReplyRow({ reply, onEdit, onChange }: CannedReplyRowProps) {
  const words = useStrings(cannedReplyStrings);
  const problemWords = useProblemWords();
  const [isAsking, setAsking] = useState(false);
  const remove = async () => {
    await deleteCannedReply(reply.id);
    await onChange();
  };
  return (
    <div className={styles.row}>
      <Stack gap="xs">
        <Inline gap="sm">
          <Text as="span" weight="medium" dir="auto">
            {reply.name}
          </Text>
          {reply.shortcut !== null && (
            <Text as="code" size="caption" tone="muted">
              {`/${reply.shortcut}`}
            </Text>
          )}
        </Inline>
        <Text size="dense" tone="muted" maxLines={2} dir="auto">
          {reply.content}
        </Text>
      </Stack>
      <Inline gap="xs" isWrapping={false}>
        <IconButton icon="pencil" size="small" label={words.edit({ name: reply.name })} onPress={onEdit} />
        <IconButton
          icon="close"
          size="small"
          label={words.remove({ name: reply.name })}
          onPress={() => setAsking(true)}
        />
      </Inline>
      {isAsking && (
        <AlertDialog
          isOpen
          onOpenChange={setAsking}
          title={words.removeTitle({ name: reply.name })}
          confirmLabel={words.removeConfirm}
          onConfirm={remove}
          describeFailure={problemWords}
        >
          {words.removeHelp}
        </AlertDialog>
      )}
    </div>
  );
}
