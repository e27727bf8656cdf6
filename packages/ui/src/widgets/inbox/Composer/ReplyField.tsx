import type { CannedReply, Contact, UploadedFile } from '@concordia/api-client';
import type { CannedReplyGap, Channel } from '@concordia/domain';
import { type ReactNode, useState } from 'react';
import { Text } from '../../../components/Text';
import { TextArea } from '../../../components/TextArea';
import { useStrings } from '../../../locale';
import { composerStrings } from '../../../strings/composer';
import { CannedReplyMenu } from './CannedReplyMenu';
import { matchId, SlashMatches } from './SlashMatches';
import { useCannedReplies } from './useCannedReplies';
import { useReplyArea } from './useReplyArea';
import { useSlash } from './useSlash';

export interface ReplyFieldProps {
  conversationId: string;
  channel: Channel;
  contact: Contact | null;
  text: string;
  isReadOnly: boolean;
  isInvalid: boolean;
  onChange: (text: string) => void;
  /** Called with the files of a message that was unsent. */
  onFiles: (files: readonly UploadedFile[]) => void;
  /** Minimum height in lines. */
  rows: number;
  onEnter: () => void;
  onLeave: () => void;
  /** Called by the keyboard shortcut. */
  onSend: () => void;
  /** Content below the field; receives the canned-reply menu, which writes into the field. */
  children: (cannedReplies: ReactNode) => ReactNode;
}

/** The text of a reply, with canned replies from a menu or by typing a slash and a name. */
export function ReplyField(props: ReplyFieldProps) {
  const {
    conversationId,
    channel,
    contact,
    text,
    isReadOnly,
    isInvalid,
    onChange,
    onFiles,
    rows,
    onEnter,
    onLeave,
    onSend,
    children,
  } = props;
  const words = useStrings(composerStrings);
  const { replies, fill } = useCannedReplies(contact);
  const [missing, setMissing] = useState<readonly CannedReplyGap[]>([]);
  const area = useReplyArea({ conversationId, text, onChange, onFiles });
  const slash = useSlash(text, replies, (reply, { start, end }) => use(reply, start, end));
  const open = missing.filter((gap) => text.includes(`{${gap}}`));

  function use(reply: CannedReply, start: number, end: number) {
    const filled = fill(reply);
    setMissing(filled.missing);
    area.replace(start, end, filled.text);
  }

  return (
    <>
      <TextArea
        ref={area.ref}
        label={words.label({ channel })}
        isLabelHidden
        placeholder={contact === null ? words.placeholderNobody : words.placeholder({ name: contact.name })}
        rows={rows}
        value={text}
        isReadOnly={isReadOnly}
        isInvalid={isInvalid}
        onChange={(next) => {
          onChange(next);
          slash.onCursor(area.cursor());
        }}
        onSelect={() => slash.onCursor(area.cursor())}
        onFocus={onEnter}
        onBlur={onLeave}
        aria-autocomplete="list"
        aria-controls={slash.isOpen ? slash.listId : undefined}
        aria-activedescendant={slash.isOpen ? matchId(slash.listId, slash.active) : undefined}
        onKeyDown={(event) => {
          if (slash.onKey(event.key)) event.preventDefault();
          else if (event.key === 'Enter' && (event.metaKey || event.ctrlKey)) onSend();
          else if (event.key === 'Escape') area.leave();
          else event.continuePropagation();
        }}
      />
      {slash.isOpen && (
        <SlashMatches
          id={slash.listId}
          replies={slash.matches}
          active={slash.active}
          onChoose={(reply) => slash.choose(reply)}
        />
      )}
      {open.length > 0 && (
        <Text size="caption" tone="muted">
          {words.gaps({ gaps: open })}
        </Text>
      )}
      {children(
        <CannedReplyMenu
          replies={replies}
          isDisabled={isReadOnly}
          onChoose={(reply) => use(reply, area.cursor(), area.cursor())}
        />,
      )}
    </>
  );
}
