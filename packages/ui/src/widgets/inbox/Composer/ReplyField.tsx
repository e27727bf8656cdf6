import type { CannedReply, Contact, ReplyMode, UploadedFile } from '@concordia/api-client';
import type { CannedReplyGap, Channel } from '@concordia/domain';
import { type ReactNode, Suspense, useRef, useState } from 'react';
import type { RichText, RichTextHandle } from '../../../components/RichTextArea';
import { Text } from '../../../components/Text';
import { useToast } from '../../../components/Toast';
import { useStrings } from '../../../locale';
import { composerStrings } from '../../../strings/composer';
import { EmojiButton } from '../emoji';
import type { TakenBack } from './focus';
import { CannedReplyMenu } from './lazy';
import { LoadedRichText } from './loadedRichText';
import { MenuButton } from './MenuButton';
import { PlainText } from './PlainText';
import { matchId, SlashMatches } from './SlashMatches';
import { useCannedReplies } from './useCannedReplies';
import { useDesk } from './useDesk';
import { useSlash } from './useSlash';

export interface ReplyFieldProps {
  conversationId: string;
  channel: Channel;
  contact: Contact | null;
  value: RichText;
  isReadOnly: boolean;
  isInvalid: boolean;
  onChange: (value: RichText) => void;
  /** Offers formatting; otherwise the reply is plain text. */
  isRich: boolean;
  /** Called with the files and recipients of a message that was unsent. */
  onFiles: (files: readonly UploadedFile[], sent: TakenBack | null) => void;
  /** Called by the shortcuts that reply to all and forward. */
  onAddress: (mode: ReplyMode) => void;
  /** Minimum height in lines. */
  rows: number;
  onEnter: () => void;
  onLeave: () => void;
  /** Called by the keyboard shortcuts. @returns whether it could be sent */
  onSend: () => boolean;
  /** Content below the field; receives the tools that write into the field: emoji and canned replies. */
  children: (tools: ReactNode) => ReactNode;
}

/** The text of a reply, with canned replies from a menu or by typing a slash and a name. It is plain until the editor of an email is loaded. */
export function ReplyField(props: ReplyFieldProps) {
  const { conversationId, contact, value, isRich, isReadOnly, onFiles, onSend, onAddress, children } = props;
  const words = useStrings(composerStrings);
  const { replies, fill } = useCannedReplies(contact);
  const [missing, setMissing] = useState<readonly CannedReplyGap[]>([]);
  const [hasFocus, setFocus] = useState(false);
  const field = useRef<RichTextHandle>(null);
  const slash = useSlash(replies, use);
  const open = missing.filter((gap) => value.text.includes(`{${gap}}`));
  useDesk(conversationId, field, onFiles, onSend, onAddress);

  function use(reply: CannedReply, replaced: number) {
    const filled = fill(reply);
    setMissing(filled.missing);
    field.current?.insert(filled.text, replaced);
  }

  function onKeyDown({ key, metaKey, ctrlKey, shiftKey, isComposing }: KeyboardEvent): boolean {
    if (isComposing) return false;
    if (slash.onKey(key)) return true;
    // With Shift it is the page's: it sends and goes on to the next conversation.
    if (key === 'Enter' && (metaKey || ctrlKey) && !shiftKey) onSend();
    else if (key === 'Escape') field.current?.blur();
    else return false;
    return true;
  }

  const input = {
    ...useInput(props, setFocus),
    onKeyDown,
    onCursor: slash.onCursor,
    completion: slash.isOpen ? { listId: slash.listId, activeId: matchId(slash.listId, slash.active) } : null,
    ref: field,
  };
  return (
    <>
      {isRich ? (
        <Suspense fallback={<PlainText {...input} />}>
          <LoadedRichText {...input} startsFocused={hasFocus} />
        </Suspense>
      ) : (
        <PlainText {...input} />
      )}
      {slash.isOpen && (
        <SlashMatches id={slash.listId} replies={slash.matches} active={slash.active} onChoose={slash.choose} />
      )}
      {open.length > 0 && (
        <Text size="caption" tone="muted">
          {words.gaps({ gaps: open })}
        </Text>
      )}
      {children(
        <>
          <EmojiButton
            isDisabled={isReadOnly}
            onChoose={(emoji) => {
              field.current?.focus();
              field.current?.insert(emoji);
            }}
            onLeave={() => field.current?.focus()}
          />
          <MenuButton
            tone="quiet"
            icon="copy"
            isDisabled={isReadOnly}
            preload={() => void CannedReplyMenu.preload()}
            renderMenu={(open) => <CannedReplyMenu {...open} replies={replies} onChoose={(reply) => use(reply, 0)} />}
          >
            {words.cannedReplies}
          </MenuButton>
        </>,
      )}
    </>
  );
}

/** What plain and formatted text have in common. */
function useInput(props: ReplyFieldProps, onFocusChange: (hasFocus: boolean) => void) {
  const { channel, contact, value, isReadOnly, isInvalid, onChange, rows, onEnter, onLeave } = props;
  const words = useStrings(composerStrings);
  const toast = useToast();
  return {
    label: words.label({ channel }),
    placeholder: contact === null ? words.placeholderNobody : words.placeholder({ name: contact.name }),
    value,
    onChange,
    rows,
    isCollapsed: rows === 1,
    isReadOnly,
    isInvalid,
    onFocus: () => {
      onFocusChange(true);
      onEnter();
    },
    onBlur: () => {
      onFocusChange(false);
      onLeave();
    },
    onTooLong: () => toast({ tone: 'destructive', title: words.tooLong, description: words.tooLongHelp }),
  };
}
