import { type ReplyMode, useGetReplyOptions, useListChannelAccounts, useListEligibility } from '@concordia/api-client';
import { type Channel, type FileForm, filesOutOfReach, measureText } from '@concordia/domain';
import { type RefObject, useState } from 'react';
import { useToast } from '../../../components/Toast';
import { useStrings } from '../../../locale';
import { composerStrings } from '../../../strings/composer';
import { goOn } from '../messages/deskPage';
import { useMessageStore } from '../messages/useMessageEdits';
import { addressingOf } from './addressing';
import type { Sender } from './FromAccount';
import type { TakenBack } from './focus';
import type { ReplyProps } from './Reply';
import { useDraftKeeper } from './useDraftKeeper';
import { usePostWeight } from './usePostWeight';
import { useReplyFiles } from './useReplyFiles';
import { useSending } from './useSending';

/**
 * The state of a reply: draft, channel, eligibility and ways to send it.
 *
 * @param area the drop zone for files.
 */
export function useReply(
  { conversationId, channel, contact, savesAfter = 700, draft }: ReplyProps,
  area: RefObject<HTMLElement | null>,
) {
  const words = useStrings(composerStrings);
  const toast = useToast();
  const store = useMessageStore();
  const { keeper, state } = useDraftKeeper(conversationId, draft, savesAfter);
  const [sendOn, setSendOn] = useState<Channel>(channel);
  const { content, attachments, addressing } = state.text;
  const [wasUsed, setUsed] = useState(false);
  // Options load once the user starts a reply: most messages are only read.
  const isOpen = wasUsed || content !== '' || attachments.length > 0 || addressing !== null;
  const [wanted, setWanted] = useState<{ readonly mode: ReplyMode } | null>(null);
  const { data: options } = useGetReplyOptions(conversationId, { swr: { enabled: isOpen } });
  const isOwnChannel = sendOn === channel;
  const isPublic = isOwnChannel && options?.isPublic === true;
  const [isChoosing, setChoosing] = useState(false);
  const files = useReplyFiles({
    change: (next) => keeper.write({ attachments: next(keeper.getState().text.attachments) }),
    area,
    onGiven: () => setUsed(true),
  });
  const [sender, setSender] = useState<Sender>({ accountId: null, signature: null });
  const usual = isOwnChannel ? (options?.accountId ?? null) : null;
  const { connection, isOneOfSeveral } = useConnection(
    sendOn,
    isOwnChannel ? (sender.accountId ?? usual) : null,
    isOpen,
  );
  const eligibility = useChannelEligibility(contact?.id ?? null, sendOn, isOneOfSeveral ? connection?.id : undefined);
  const [form, setForm] = useState<FileForm | null>(null);
  const provider = connection?.provider ?? (isOwnChannel ? (options?.provider ?? null) : null);
  const route = {
    channel: sendOn,
    provider,
    isPublic,
    isReachable: connection?.isReachable ?? true,
    form: isOwnChannel ? form : null,
  };
  const textRoute = { ...route, audience: isPublic ? 'reply' : 'private' } as const;
  const meter = measureText(textRoute, content, usePostWeight(textRoute));
  const { isSending, send, sendTemplate } = useSending({
    sender,
    form,
    conversationId,
    contactId: contact?.id ?? null,
    channel,
    sendOn,
    keeper,
    onSent: () => {
      setSendOn(channel);
      setForm(null);
      keeper.write({ content: '', html: null, subject: null, addressing: null, attachments: [] });
    },
  });
  // Email needs text, and so does a channel other than the conversation's. Otherwise a file is enough.
  const isForward = addressing?.mode === 'forward' && isOwnChannel;
  const isChanged = content.trim() !== '' || attachments.length > 0;
  const mayHaveWords = !isForward || addressing.forwardAs !== 'redirect' || !isChanged;
  const needsWords = (attachments.length === 0 || sendOn === 'email' || !isOwnChannel) && !isForward;
  const hasRecipients = addressing === null || addressing.to.length > 0;
  const isReady =
    (content.trim() !== '' || !needsWords) &&
    hasRecipients &&
    mayHaveWords &&
    meter.fits &&
    files.blocked === null &&
    !isSending &&
    contact !== null;
  const canSend = isReady && eligibility?.eligible !== false;
  return {
    keeper,
    state,
    sendOn,
    setSendOn,
    /** The account that the conversation was written to; `null` until it is known. */
    account: options?.accountId ?? null,
    setSender,
    isOwnChannel,
    eligibility,
    /** Collapsed to one line while false. */
    isOpen,
    open: () => setUsed(true),
    /** Whom to write to, as asked by a shortcut. */
    wanted,
    address: (mode: ReplyMode) => {
      if (sendOn !== 'email' || !isOwnChannel) return;
      setUsed(true);
      setWanted({ mode });
    },
    files,
    meter,
    takeBack: (given: Parameters<typeof files.attach>[0], sent: TakenBack | null) => {
      if (given.length > 0) files.attach(given);
      if (sent !== null) keeper.write({ addressing: addressingOf(sent), subject: sent.subject });
    },
    route,
    /** Chosen for replies in the conversation alone: an outreach sends files as they are. */
    form: isOwnChannel ? { chosen: form, choose: setForm } : null,
    /** Why no files can be attached now; `null` if they can. */
    filesOutOfReach: filesOutOfReach(route),
    isSending,
    canSend,
    /** @returns whether it could be sent */
    sendNow: (): boolean => {
      if (canSend) void send(state.text, null);
      // The button is disabled, but the keyboard shortcut still gets here.
      else if (files.blocked !== null) toast({ title: words.sendFailed, description: files.blocked });
      return canSend;
    },
    /** Sends it, and opens the next conversation; `null` if it cannot. */
    sendAndGoOn:
      canSend && store.page !== null
        ? () => {
            void send(state.text, null);
            const { desk, page } = store;
            goOn(page, desk.successor(desk.openId ?? conversationId, []));
          }
        : null,
    sendLater: isReady && isOwnChannel ? (at: number) => void send(state.text, at) : null,
    /** `null` if there are no templates or a message is being sent. */
    chooseTemplate: isOwnChannel && options?.hasTemplates === true && !isSending ? () => setChoosing(true) : null,
    isChoosing,
    stopChoosing: () => setChoosing(false),
    sendTemplate,
  };
}

/** The account that a reply leaves by, `undefined` until it is known, and whether the channel has others. */
function useConnection(channel: Channel, accountId: string | null, isOpen: boolean) {
  const { data: accounts = [] } = useListChannelAccounts(channel, { swr: { enabled: isOpen } });
  const connection = accounts.find(({ id }) => id === accountId) ?? accounts.find(({ isDefault }) => isDefault);
  return { connection, isOneOfSeveral: accounts.length > 1 };
}

/** Whether the contact may be messaged on the channel, by an account of several; `undefined` while loading. */
function useChannelEligibility(contactId: string | null, channel: Channel, accountId: string | undefined) {
  const asked = accountId === undefined ? undefined : { accountId };
  const { data } = useListEligibility(contactId ?? '', asked, {
    swr: { enabled: contactId !== null, keepPreviousData: true },
  });
  return data?.find((one) => one.channel === channel);
}
