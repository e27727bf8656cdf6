import type { Contact } from '@concordia/api-client';
import type { Channel } from '@concordia/domain';
import { Suspense, useRef } from 'react';
import { Button } from '../../../components/Button';
import { PickButton } from '../../../components/FileTrigger';
import { FormActions } from '../../../components/Form';
import { Stack } from '../../../components/Stack';
import { Text } from '../../../components/Text';
import { TextArea } from '../../../components/TextArea';
import { useStrings } from '../../../locale';
import { replyFileStrings } from '../../../strings/generated/replyFile';
import { outreachStrings } from '../../../strings/outreach';
import * as composer from '../../inbox/Composer/Composer.css';
import { ReplyFiles } from '../../inbox/Composer/lazy';
import { ChannelChoice } from './ChannelChoice';
import { OutreachPreview } from './OutreachPreview';
import { fileNote, useFileRoutes } from './useFileRoutes';
import { useOutreach } from './useOutreach';

export interface OutreachFormProps {
  contact: Contact;
  channels: readonly Channel[];
  /** Preselected if it is among the channels. @default none */
  preset?: Channel | null;
  onClose: () => void;
}

/** Channels, message, attachments and preview. If some channels refuse the message, the form stays open and says why. */
export function OutreachForm({ contact, channels, preset = null, onClose }: OutreachFormProps) {
  const words = useStrings(outreachStrings);
  const { attach } = useStrings(replyFileStrings);
  const area = useRef<HTMLDivElement>(null);
  const outreach = useOutreach(
    contact.id,
    channels.filter((channel) => channel === preset),
    area,
    onClose,
  );
  const { message, selected, attachments, files, results, isSending, isReady } = outreach;
  const routeOf = useFileRoutes(files.hadFiles);
  const hasFiles = attachments.length > 0 || files.blocked !== null;
  const text = message.trim();
  return (
    <Stack gap="lg">
      {channels.length === 0 ? (
        <Text tone="muted">{words.noChannels}</Text>
      ) : (
        <ChannelChoice
          contactId={contact.id}
          channels={channels}
          selected={selected}
          results={results}
          message={message}
          fileNoteOf={(channel) => (hasFiles ? fileNote(routeOf(channel), attachments, text) : null)}
          isDisabled={isSending}
          onChange={outreach.select}
        />
      )}
      <div ref={area} className={composer.taking} data-over={files.isOver || undefined}>
        <TextArea
          label={words.message}
          placeholder={words.placeholder}
          rows={6}
          value={message}
          onChange={outreach.write}
          isReadOnly={isSending}
          onKeyDown={(event) => {
            if (event.key === 'Enter' && (event.metaKey || event.ctrlKey)) void outreach.send();
            else event.continuePropagation();
          }}
        />
        {files.hadFiles && (
          <Suspense>
            <ReplyFiles
              routes={selected.map(routeOf)}
              text={text}
              attachments={attachments}
              picked={files.picked}
              onTaken={files.onTaken}
              isReadOnly={isSending}
              onAttached={files.attachInPlace}
              onRemoved={files.detach}
              onBlocked={files.setBlocked}
            />
          </Suspense>
        )}
        <div>
          <PickButton
            icon="paperclip"
            size="small"
            tone="quiet"
            allowsMultiple
            isDisabled={isSending}
            onFiles={files.pick}
          >
            {attach}
          </PickButton>
        </div>
      </div>
      <OutreachPreview message={message} channels={selected} />
      <FormActions>
        <Button onPress={onClose}>{results.length === 0 ? words.cancel : words.close}</Button>
        <Button
          tone="primary"
          icon="send"
          isDisabled={!isReady}
          isPending={isSending}
          onPress={() => void outreach.send()}
        >
          {isSending ? words.sending : words.send}
        </Button>
      </FormActions>
    </Stack>
  );
}
