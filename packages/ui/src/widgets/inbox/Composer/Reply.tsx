import type { Draft } from '@concordia/api-client';
import { CHANNEL_LIMITS, carriesOut } from '@concordia/domain';
import { Suspense, useEffect, useRef } from 'react';
import { PickIconButton } from '../../../components/FileTrigger';
import { Inline } from '../../../components/Inline';
import { Text } from '../../../components/Text';
import { TextField } from '../../../components/TextField';
import { useStrings } from '../../../locale';
import { composerStrings } from '../../../strings/composer';
import { typingTeller } from '../messages/presence';
import { Addressing, preloadAddressing } from './Addressing';
import type { ComposerProps } from './Composer';
import * as styles from './Composer.css';
import { DraftConflict } from './DraftConflict';
import { EligibilityBanner } from './EligibilityBanner';
import { ReplyFiles, TemplateDialog } from './lazy';
import { ReplyField } from './ReplyField';
import { ReplyFoot } from './ReplyFoot';
import { SwitchedChannel } from './SwitchedChannel';
import { useReply } from './useReply';

export interface ReplyProps extends ComposerProps {
  draft: Draft;
}

const LONGEST_SUBJECT = 500;

const showWriting = typingTeller(Date.now);

export function Reply(props: ReplyProps) {
  const { conversationId, channel, contact, subject } = props;
  const words = useStrings(composerStrings);
  const area = useRef<HTMLDivElement>(null);
  const reply = useReply(props, area);
  useEffect(() => preloadAddressing(channel), [channel]);
  const { keeper, state, sendOn, isOwnChannel, eligibility, isOpen, files, isSending } = reply;
  const { content, html, attachments } = state.text;
  return (
    <>
      {contact === null && <Text tone="muted">{words.nobody}</Text>}
      {!isOwnChannel && <SwitchedChannel channel={channel} sendOn={sendOn} onBack={() => reply.setSendOn(channel)} />}
      {eligibility && (
        <EligibilityBanner
          eligibility={eligibility}
          onSwitch={reply.setSendOn}
          onTemplate={reply.chooseTemplate}
          onSchedule={reply.sendLater}
        />
      )}
      {state.theirs && <DraftConflict theirs={state.theirs} onResolve={keeper.resolve} />}
      {isOpen && isOwnChannel && <Addressing reply={reply} conversationId={conversationId} channel={channel} />}
      {isOpen && CHANNEL_LIMITS[sendOn].hasSubject && isOwnChannel && (
        <TextField
          label={words.subject}
          value={state.text.subject ?? subject ?? ''}
          onChange={(next) => keeper.write({ subject: next })}
          onBlur={keeper.flush}
          maxLength={LONGEST_SUBJECT}
          isReadOnly={isSending}
        />
      )}
      <div ref={area} className={styles.taking} data-over={files.isOver || undefined}>
        <ReplyField
          conversationId={conversationId}
          channel={sendOn}
          contact={contact}
          value={{ text: content, html }}
          isRich={carriesOut(sendOn, 'html') && isOwnChannel}
          isReadOnly={isSending}
          isInvalid={!reply.meter.fits}
          onChange={(next) => {
            keeper.write({ content: next.text, html: next.html });
            if (isOwnChannel && next.text.trim() !== '') showWriting({ conversationId, channel });
          }}
          onFiles={reply.takeBack}
          onAddress={reply.address}
          onLeave={keeper.flush}
          rows={isOpen ? 4 : 1}
          onEnter={reply.open}
          onSend={reply.sendNow}
        >
          {(tools) =>
            isOpen && (
              <>
                {(attachments.length > 0 || files.hadFiles) && (
                  <Suspense>
                    <ReplyFiles
                      routes={[reply.route]}
                      text={content}
                      attachments={attachments}
                      picked={files.picked}
                      onTaken={files.onTaken}
                      isReadOnly={isSending}
                      onAttached={files.attachInPlace}
                      onRemoved={files.detach}
                      onBlocked={files.setBlocked}
                      {...(reply.form && { form: reply.form })}
                    />
                  </Suspense>
                )}
                {reply.filesOutOfReach !== null && attachments.length === 0 && (
                  <Text size="caption" tone="muted">
                    {reply.filesOutOfReach}
                  </Text>
                )}
                <ReplyFoot
                  channel={sendOn}
                  text={content}
                  meter={reply.meter}
                  status={state.status}
                  isPublic={reply.route.isPublic}
                  start={
                    <Inline gap="xs">
                      <PickIconButton
                        icon="paperclip"
                        label={words.attach}
                        size="small"
                        allowsMultiple
                        isDisabled={isSending || reply.filesOutOfReach !== null}
                        onFiles={files.pick}
                      />
                      {tools}
                    </Inline>
                  }
                  isSending={isSending}
                  canSend={reply.canSend}
                  onSend={reply.sendNow}
                  onSendLater={reply.sendLater}
                  onSendNext={reply.sendAndGoOn}
                />
              </>
            )
          }
        </ReplyField>
      </div>
      {reply.isChoosing && (
        <Suspense>
          <TemplateDialog
            channel={channel}
            route={{ ...reply.route, form: null }}
            onClose={reply.stopChoosing}
            onSend={(template, attachmentIds) => void reply.sendTemplate(template, attachmentIds)}
          />
        </Suspense>
      )}
    </>
  );
}
