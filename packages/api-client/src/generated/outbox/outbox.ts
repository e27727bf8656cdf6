/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */
import useSwr from 'swr';
import type {
  Arguments,
  Key,
  SWRConfiguration
} from 'swr';

import useSWRMutation from 'swr/mutation';
import type {
  SWRMutationConfiguration
} from 'swr/mutation';

import type {
  BadRequestResponse,
  ChannelEligibility,
  ConflictResponse,
  ContentTooLargeResponse,
  ForbiddenResponse,
  GetReplyRecipientsParams,
  InsufficientStorageResponse,
  InternalServerErrorResponse,
  ListEligibilityParams,
  MessageDetail,
  NotFoundResponse,
  OutboxEntry,
  Presence,
  PresenceShown,
  ReactionUpdate,
  Reply,
  ReplyOptions,
  ReplyRecipients,
  RequestTimeoutResponse,
  Reschedule,
  ServiceUnavailableResponse,
  TooManyRequestsResponse,
  UnsupportedMediaTypeResponse
} from '../model';

import { http } from '../../http';
import type { ErrorType } from '../../http';



  type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];



 export const getListEligibilityUrl = (contactId: string,
    params?: ListEligibilityParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/api/contacts/${encodeURIComponent(String(contactId))}/eligibility?${stringifiedParams}` : `/api/contacts/${encodeURIComponent(String(contactId))}/eligibility`
}

/**
 * Shows for each channel whether a message can be sent now and, if not, why.
 * @summary List channel eligibility for a contact
 */
export const listEligibility = async (contactId: string,
    params?: ListEligibilityParams, options?: Parameters<typeof http>[1]): Promise<ChannelEligibility[]> => {

  return http<ChannelEligibility[]>(getListEligibilityUrl(contactId,params),
  {
    ...options,
    method: 'GET'


  }
);}




export const getListEligibilityKey = (contactId: string,
    params?: ListEligibilityParams,) => [`/api/contacts/${contactId}/eligibility`, ...(params ? [params]: [])] as const;

export type ListEligibilityQueryResult = NonNullable<Awaited<ReturnType<typeof listEligibility>>>

/**
 * @summary List channel eligibility for a contact
 */
export const useListEligibility = <TError = ErrorType<BadRequestResponse | ForbiddenResponse | NotFoundResponse | InternalServerErrorResponse | ServiceUnavailableResponse>>(
  contactId: string,
    params?: ListEligibilityParams, options?: { swr?:SWRConfiguration<Awaited<ReturnType<typeof listEligibility>>, TError> & { swrKey?: Key, enabled?: boolean }, request?: SecondParameter<typeof http> }
) => {
  const {swr: swrOptions, request: requestOptions} = options ?? {}

  const isEnabled = swrOptions?.enabled !== false && contactId !== null && contactId !== undefined
  const swrKey = swrOptions?.swrKey ?? (() => isEnabled ? getListEligibilityKey(contactId,params) : null);
  const swrFn = () => listEligibility(contactId,params, requestOptions)

  const query = useSwr<Awaited<ReturnType<typeof swrFn>>, TError>(swrKey, swrFn, swrOptions)

  return {
    swrKey,
    ...query
  }
}
export const getListConversationOutboxUrl = (conversationId: string,) => {




  return `/api/conversations/${encodeURIComponent(String(conversationId))}/outbox`
}

/**
 * Messages that are queued, being sent or failed.
 * @summary List outbox messages of a conversation
 */
export const listConversationOutbox = async (conversationId: string, options?: Parameters<typeof http>[1]): Promise<OutboxEntry[]> => {

  return http<OutboxEntry[]>(getListConversationOutboxUrl(conversationId),
  {
    ...options,
    method: 'GET'


  }
);}




export const getListConversationOutboxKey = (conversationId: string,) => [`/api/conversations/${conversationId}/outbox`] as const;

export type ListConversationOutboxQueryResult = NonNullable<Awaited<ReturnType<typeof listConversationOutbox>>>

/**
 * @summary List outbox messages of a conversation
 */
export const useListConversationOutbox = <TError = ErrorType<BadRequestResponse | ForbiddenResponse | NotFoundResponse | InternalServerErrorResponse | ServiceUnavailableResponse>>(
  conversationId: string, options?: { swr?:SWRConfiguration<Awaited<ReturnType<typeof listConversationOutbox>>, TError> & { swrKey?: Key, enabled?: boolean }, request?: SecondParameter<typeof http> }
) => {
  const {swr: swrOptions, request: requestOptions} = options ?? {}

  const isEnabled = swrOptions?.enabled !== false && conversationId !== null && conversationId !== undefined
  const swrKey = swrOptions?.swrKey ?? (() => isEnabled ? getListConversationOutboxKey(conversationId) : null);
  const swrFn = () => listConversationOutbox(conversationId, requestOptions)

  const query = useSwr<Awaited<ReturnType<typeof swrFn>>, TError>(swrKey, swrFn, swrOptions)

  return {
    swrKey,
    ...query
  }
}
export const getShowPresenceUrl = (conversationId: string,) => {




  return `/api/conversations/${encodeURIComponent(String(conversationId))}/presence`
}

/**
 * Only where the channel supports it and the workspace has it turned on. It is sent in the background and not repeated. A typing indicator is sent at most once in `lastsMs`.
 * @summary Send a read mark or a typing indicator
 */
export const showPresence = async (conversationId: string,
    presence: Presence, options?: Parameters<typeof http>[1]): Promise<PresenceShown> => {

    const getHeaders = (h?: NonNullable<RequestInit['headers']>): Record<string, string | readonly string[]> => {
    if (!h) return {};
    if (h instanceof Headers) return Object.fromEntries(h.entries());
    if (Symbol.iterator in h) {
      return Object.fromEntries(
        Array.from(h as Iterable<Iterable<string>>, (entry) => Array.from(entry) as [string, string]),
      );
    }
    const headers: Record<string, string | readonly string[]> = {};
    for (const [name, value] of Object.entries<string | readonly string[] | undefined>(h)) {
      if (value !== undefined) headers[name] = value;
    }
    return headers;
  };
return http<PresenceShown>(getShowPresenceUrl(conversationId),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(presence)
  }
);}




export const getShowPresenceMutationFetcher = (conversationId: string, options?: SecondParameter<typeof http>) => {
  return (_: Key, { arg }: { arg: Presence }) => {
    return showPresence(conversationId, arg, options);
  }
}
export const getShowPresenceMutationKey = (conversationId: string,) => [`/api/conversations/${conversationId}/presence`] as const;

export type ShowPresenceMutationResult = NonNullable<Awaited<ReturnType<typeof showPresence>>>

/**
 * @summary Send a read mark or a typing indicator
 */
export const useShowPresence = <TError = ErrorType<BadRequestResponse | ForbiddenResponse | NotFoundResponse | RequestTimeoutResponse | ContentTooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse | InsufficientStorageResponse>>(
  conversationId: string, options?: { swr?:SWRMutationConfiguration<Awaited<ReturnType<typeof showPresence>>, TError, Key, Presence, Awaited<ReturnType<typeof showPresence>>> & { swrKey?: string }, request?: SecondParameter<typeof http>}
) => {

  const {swr: swrOptions, request: requestOptions} = options ?? {}

  const swrKey = swrOptions?.swrKey ?? getShowPresenceMutationKey(conversationId);
  const swrFn = getShowPresenceMutationFetcher(conversationId, requestOptions);

  const query = useSWRMutation(swrKey, swrFn, swrOptions)

  return {
    swrKey,
    ...query
  }
}
export const getSendReplyUrl = (conversationId: string,) => {




  return `/api/conversations/${encodeURIComponent(String(conversationId))}/replies`
}

/**
 * The reply is sent in five seconds, or at its scheduled time, and can be canceled until then. If the channel cannot be used now, returns 409 with the eligibility code in capitals. Also returns 409 if the channel does not accept the files. An empty text returns 400 with `EMPTY`, and one longer than the channel takes with `TOO_LONG`. Public replies have limits of their own.
 * @summary Send a reply to a conversation
 */
export const sendReply = async (conversationId: string,
    reply: Reply, options?: Parameters<typeof http>[1]): Promise<OutboxEntry> => {

    const getHeaders = (h?: NonNullable<RequestInit['headers']>): Record<string, string | readonly string[]> => {
    if (!h) return {};
    if (h instanceof Headers) return Object.fromEntries(h.entries());
    if (Symbol.iterator in h) {
      return Object.fromEntries(
        Array.from(h as Iterable<Iterable<string>>, (entry) => Array.from(entry) as [string, string]),
      );
    }
    const headers: Record<string, string | readonly string[]> = {};
    for (const [name, value] of Object.entries<string | readonly string[] | undefined>(h)) {
      if (value !== undefined) headers[name] = value;
    }
    return headers;
  };
return http<OutboxEntry>(getSendReplyUrl(conversationId),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(reply)
  }
);}




export const getSendReplyMutationFetcher = (conversationId: string, options?: SecondParameter<typeof http>) => {
  return (_: Key, { arg }: { arg: Reply }) => {
    return sendReply(conversationId, arg, options);
  }
}
export const getSendReplyMutationKey = (conversationId: string,) => [`/api/conversations/${conversationId}/replies`] as const;

export type SendReplyMutationResult = NonNullable<Awaited<ReturnType<typeof sendReply>>>

/**
 * @summary Send a reply to a conversation
 */
export const useSendReply = <TError = ErrorType<BadRequestResponse | ForbiddenResponse | NotFoundResponse | RequestTimeoutResponse | ConflictResponse | ContentTooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse | InsufficientStorageResponse>>(
  conversationId: string, options?: { swr?:SWRMutationConfiguration<Awaited<ReturnType<typeof sendReply>>, TError, Key, Reply, Awaited<ReturnType<typeof sendReply>>> & { swrKey?: string }, request?: SecondParameter<typeof http>}
) => {

  const {swr: swrOptions, request: requestOptions} = options ?? {}

  const swrKey = swrOptions?.swrKey ?? getSendReplyMutationKey(conversationId);
  const swrFn = getSendReplyMutationFetcher(conversationId, requestOptions);

  const query = useSWRMutation(swrKey, swrFn, swrOptions)

  return {
    swrKey,
    ...query
  }
}
export const getGetReplyOptionsUrl = (conversationId: string,) => {




  return `/api/conversations/${encodeURIComponent(String(conversationId))}/reply-options`
}

/**
 * Shows whether replies are public, which provider sends them, and whether templates are available.
 * @summary Get reply options for a conversation
 */
export const getReplyOptions = async (conversationId: string, options?: Parameters<typeof http>[1]): Promise<ReplyOptions> => {

  return http<ReplyOptions>(getGetReplyOptionsUrl(conversationId),
  {
    ...options,
    method: 'GET'


  }
);}




export const getGetReplyOptionsKey = (conversationId: string,) => [`/api/conversations/${conversationId}/reply-options`] as const;

export type GetReplyOptionsQueryResult = NonNullable<Awaited<ReturnType<typeof getReplyOptions>>>

/**
 * @summary Get reply options for a conversation
 */
export const useGetReplyOptions = <TError = ErrorType<BadRequestResponse | ForbiddenResponse | NotFoundResponse | InternalServerErrorResponse | ServiceUnavailableResponse>>(
  conversationId: string, options?: { swr?:SWRConfiguration<Awaited<ReturnType<typeof getReplyOptions>>, TError> & { swrKey?: Key, enabled?: boolean }, request?: SecondParameter<typeof http> }
) => {
  const {swr: swrOptions, request: requestOptions} = options ?? {}

  const isEnabled = swrOptions?.enabled !== false && conversationId !== null && conversationId !== undefined
  const swrKey = swrOptions?.swrKey ?? (() => isEnabled ? getGetReplyOptionsKey(conversationId) : null);
  const swrFn = () => getReplyOptions(conversationId, requestOptions)

  const query = useSwr<Awaited<ReturnType<typeof swrFn>>, TError>(swrKey, swrFn, swrOptions)

  return {
    swrKey,
    ...query
  }
}
export const getGetReplyRecipientsUrl = (conversationId: string,
    params?: GetReplyRecipientsParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/api/conversations/${encodeURIComponent(String(conversationId))}/reply-recipients?${stringifiedParams}` : `/api/conversations/${encodeURIComponent(String(conversationId))}/reply-recipients`
}

/**
 * Follows Reply-To and mailing lists, leaves out our own addresses, and says who is new and what to know before sending. Email only. A forwarded message has no recipients until they are chosen.
 * @summary Get the recipients of a reply
 */
export const getReplyRecipients = async (conversationId: string,
    params?: GetReplyRecipientsParams, options?: Parameters<typeof http>[1]): Promise<ReplyRecipients> => {

  return http<ReplyRecipients>(getGetReplyRecipientsUrl(conversationId,params),
  {
    ...options,
    method: 'GET'


  }
);}




export const getGetReplyRecipientsKey = (conversationId: string,
    params?: GetReplyRecipientsParams,) => [`/api/conversations/${conversationId}/reply-recipients`, ...(params ? [params]: [])] as const;

export type GetReplyRecipientsQueryResult = NonNullable<Awaited<ReturnType<typeof getReplyRecipients>>>

/**
 * @summary Get the recipients of a reply
 */
export const useGetReplyRecipients = <TError = ErrorType<BadRequestResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | InternalServerErrorResponse | ServiceUnavailableResponse>>(
  conversationId: string,
    params?: GetReplyRecipientsParams, options?: { swr?:SWRConfiguration<Awaited<ReturnType<typeof getReplyRecipients>>, TError> & { swrKey?: Key, enabled?: boolean }, request?: SecondParameter<typeof http> }
) => {
  const {swr: swrOptions, request: requestOptions} = options ?? {}

  const isEnabled = swrOptions?.enabled !== false && conversationId !== null && conversationId !== undefined
  const swrKey = swrOptions?.swrKey ?? (() => isEnabled ? getGetReplyRecipientsKey(conversationId,params) : null);
  const swrFn = () => getReplyRecipients(conversationId,params, requestOptions)

  const query = useSwr<Awaited<ReturnType<typeof swrFn>>, TError>(swrKey, swrFn, swrOptions)

  return {
    swrKey,
    ...query
  }
}
export const getPutReactionUrl = (messageId: string,) => {




  return `/api/messages/${encodeURIComponent(String(messageId))}/reaction`
}

/**
 * Replaces an earlier reaction of ours. `reactWith` of the message lists the emoji that its channel accepts; others return 400 with `EMOJI_NOT_OFFERED`. If the channel cannot be used now, returns 409 with the eligibility code in capitals. Also returns 409 with `NO_REACTIONS` if the message accepts none, and with `REACTION_REFUSED` if the provider refuses it.
 * @summary React to a message
 */
export const putReaction = async (messageId: string,
    reactionUpdate: ReactionUpdate, options?: Parameters<typeof http>[1]): Promise<MessageDetail> => {

    const getHeaders = (h?: NonNullable<RequestInit['headers']>): Record<string, string | readonly string[]> => {
    if (!h) return {};
    if (h instanceof Headers) return Object.fromEntries(h.entries());
    if (Symbol.iterator in h) {
      return Object.fromEntries(
        Array.from(h as Iterable<Iterable<string>>, (entry) => Array.from(entry) as [string, string]),
      );
    }
    const headers: Record<string, string | readonly string[]> = {};
    for (const [name, value] of Object.entries<string | readonly string[] | undefined>(h)) {
      if (value !== undefined) headers[name] = value;
    }
    return headers;
  };
return http<MessageDetail>(getPutReactionUrl(messageId),
  {
    ...options,
    method: 'PUT',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(reactionUpdate)
  }
);}




export const getPutReactionMutationFetcher = (messageId: string, options?: SecondParameter<typeof http>) => {
  return (_: Key, { arg }: { arg: ReactionUpdate }) => {
    return putReaction(messageId, arg, options);
  }
}
export const getPutReactionMutationKey = (messageId: string,) => [`/api/messages/${messageId}/reaction`] as const;

export type PutReactionMutationResult = NonNullable<Awaited<ReturnType<typeof putReaction>>>

/**
 * @summary React to a message
 */
export const usePutReaction = <TError = ErrorType<BadRequestResponse | ForbiddenResponse | NotFoundResponse | RequestTimeoutResponse | ConflictResponse | ContentTooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse | InsufficientStorageResponse>>(
  messageId: string, options?: { swr?:SWRMutationConfiguration<Awaited<ReturnType<typeof putReaction>>, TError, Key, ReactionUpdate, Awaited<ReturnType<typeof putReaction>>> & { swrKey?: string }, request?: SecondParameter<typeof http>}
) => {

  const {swr: swrOptions, request: requestOptions} = options ?? {}

  const swrKey = swrOptions?.swrKey ?? getPutReactionMutationKey(messageId);
  const swrFn = getPutReactionMutationFetcher(messageId, requestOptions);

  const query = useSWRMutation(swrKey, swrFn, swrOptions)

  return {
    swrKey,
    ...query
  }
}
export const getRemoveReactionUrl = (messageId: string,) => {




  return `/api/messages/${encodeURIComponent(String(messageId))}/reaction`
}

/**
 * Does nothing if there is none.
 * @summary Remove our reaction to a message
 */
export const removeReaction = async (messageId: string, options?: Parameters<typeof http>[1]): Promise<MessageDetail> => {

  return http<MessageDetail>(getRemoveReactionUrl(messageId),
  {
    ...options,
    method: 'DELETE'


  }
);}




export const getRemoveReactionMutationFetcher = (messageId: string, options?: SecondParameter<typeof http>) => {
  return (_: Key, __: { arg: Arguments }) => {
    return removeReaction(messageId, options);
  }
}
export const getRemoveReactionMutationKey = (messageId: string,) => [`/api/messages/${messageId}/reaction`] as const;

export type RemoveReactionMutationResult = NonNullable<Awaited<ReturnType<typeof removeReaction>>>

/**
 * @summary Remove our reaction to a message
 */
export const useRemoveReaction = <TError = ErrorType<BadRequestResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse | InsufficientStorageResponse>>(
  messageId: string, options?: { swr?:SWRMutationConfiguration<Awaited<ReturnType<typeof removeReaction>>, TError, Key, Arguments, Awaited<ReturnType<typeof removeReaction>>> & { swrKey?: string }, request?: SecondParameter<typeof http>}
) => {

  const {swr: swrOptions, request: requestOptions} = options ?? {}

  const swrKey = swrOptions?.swrKey ?? getRemoveReactionMutationKey(messageId);
  const swrFn = getRemoveReactionMutationFetcher(messageId, requestOptions);

  const query = useSWRMutation(swrKey, swrFn, swrOptions)

  return {
    swrKey,
    ...query
  }
}
export const getRetryMessageUrl = (messageId: string,) => {




  return `/api/messages/${encodeURIComponent(String(messageId))}/retry`
}

/**
 * Only failed messages can be retried. The message gets a new key, so that the provider does not treat it as a duplicate.
 * @summary Retry a failed message
 */
export const retryMessage = async (messageId: string, options?: Parameters<typeof http>[1]): Promise<OutboxEntry> => {

  return http<OutboxEntry>(getRetryMessageUrl(messageId),
  {
    ...options,
    method: 'POST'


  }
);}




export const getRetryMessageMutationFetcher = (messageId: string, options?: SecondParameter<typeof http>) => {
  return (_: Key, __: { arg: Arguments }) => {
    return retryMessage(messageId, options);
  }
}
export const getRetryMessageMutationKey = (messageId: string,) => [`/api/messages/${messageId}/retry`] as const;

export type RetryMessageMutationResult = NonNullable<Awaited<ReturnType<typeof retryMessage>>>

/**
 * @summary Retry a failed message
 */
export const useRetryMessage = <TError = ErrorType<BadRequestResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse | InsufficientStorageResponse>>(
  messageId: string, options?: { swr?:SWRMutationConfiguration<Awaited<ReturnType<typeof retryMessage>>, TError, Key, Arguments, Awaited<ReturnType<typeof retryMessage>>> & { swrKey?: string }, request?: SecondParameter<typeof http>}
) => {

  const {swr: swrOptions, request: requestOptions} = options ?? {}

  const swrKey = swrOptions?.swrKey ?? getRetryMessageMutationKey(messageId);
  const swrFn = getRetryMessageMutationFetcher(messageId, requestOptions);

  const query = useSWRMutation(swrKey, swrFn, swrOptions)

  return {
    swrKey,
    ...query
  }
}
export const getRescheduleOutboxEntryUrl = (outboxEntryId: string,) => {




  return `/api/outbox/${encodeURIComponent(String(outboxEntryId))}`
}

/**
 * Possible only for messages that have not been sent yet.
 * @summary Reschedule a waiting message
 */
export const rescheduleOutboxEntry = async (outboxEntryId: string,
    reschedule: Reschedule, options?: Parameters<typeof http>[1]): Promise<OutboxEntry> => {

    const getHeaders = (h?: NonNullable<RequestInit['headers']>): Record<string, string | readonly string[]> => {
    if (!h) return {};
    if (h instanceof Headers) return Object.fromEntries(h.entries());
    if (Symbol.iterator in h) {
      return Object.fromEntries(
        Array.from(h as Iterable<Iterable<string>>, (entry) => Array.from(entry) as [string, string]),
      );
    }
    const headers: Record<string, string | readonly string[]> = {};
    for (const [name, value] of Object.entries<string | readonly string[] | undefined>(h)) {
      if (value !== undefined) headers[name] = value;
    }
    return headers;
  };
return http<OutboxEntry>(getRescheduleOutboxEntryUrl(outboxEntryId),
  {
    ...options,
    method: 'PATCH',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(reschedule)
  }
);}




export const getRescheduleOutboxEntryMutationFetcher = (outboxEntryId: string, options?: SecondParameter<typeof http>) => {
  return (_: Key, { arg }: { arg: Reschedule }) => {
    return rescheduleOutboxEntry(outboxEntryId, arg, options);
  }
}
export const getRescheduleOutboxEntryMutationKey = (outboxEntryId: string,) => [`/api/outbox/${outboxEntryId}`] as const;

export type RescheduleOutboxEntryMutationResult = NonNullable<Awaited<ReturnType<typeof rescheduleOutboxEntry>>>

/**
 * @summary Reschedule a waiting message
 */
export const useRescheduleOutboxEntry = <TError = ErrorType<BadRequestResponse | ForbiddenResponse | NotFoundResponse | RequestTimeoutResponse | ConflictResponse | ContentTooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse | InsufficientStorageResponse>>(
  outboxEntryId: string, options?: { swr?:SWRMutationConfiguration<Awaited<ReturnType<typeof rescheduleOutboxEntry>>, TError, Key, Reschedule, Awaited<ReturnType<typeof rescheduleOutboxEntry>>> & { swrKey?: string }, request?: SecondParameter<typeof http>}
) => {

  const {swr: swrOptions, request: requestOptions} = options ?? {}

  const swrKey = swrOptions?.swrKey ?? getRescheduleOutboxEntryMutationKey(outboxEntryId);
  const swrFn = getRescheduleOutboxEntryMutationFetcher(outboxEntryId, requestOptions);

  const query = useSWRMutation(swrKey, swrFn, swrOptions)

  return {
    swrKey,
    ...query
  }
}
export const getCancelOutboxEntryUrl = (outboxEntryId: string,) => {




  return `/api/outbox/${encodeURIComponent(String(outboxEntryId))}/cancel`
}

/**
 * Only unsent and failed messages can be canceled. Their files can be sent again under the IDs in the response.
 * @summary Cancel a message before it is sent
 */
export const cancelOutboxEntry = async (outboxEntryId: string, options?: Parameters<typeof http>[1]): Promise<OutboxEntry> => {

  return http<OutboxEntry>(getCancelOutboxEntryUrl(outboxEntryId),
  {
    ...options,
    method: 'POST'


  }
);}




export const getCancelOutboxEntryMutationFetcher = (outboxEntryId: string, options?: SecondParameter<typeof http>) => {
  return (_: Key, __: { arg: Arguments }) => {
    return cancelOutboxEntry(outboxEntryId, options);
  }
}
export const getCancelOutboxEntryMutationKey = (outboxEntryId: string,) => [`/api/outbox/${outboxEntryId}/cancel`] as const;

export type CancelOutboxEntryMutationResult = NonNullable<Awaited<ReturnType<typeof cancelOutboxEntry>>>

/**
 * @summary Cancel a message before it is sent
 */
export const useCancelOutboxEntry = <TError = ErrorType<BadRequestResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse | InsufficientStorageResponse>>(
  outboxEntryId: string, options?: { swr?:SWRMutationConfiguration<Awaited<ReturnType<typeof cancelOutboxEntry>>, TError, Key, Arguments, Awaited<ReturnType<typeof cancelOutboxEntry>>> & { swrKey?: string }, request?: SecondParameter<typeof http>}
) => {

  const {swr: swrOptions, request: requestOptions} = options ?? {}

  const swrKey = swrOptions?.swrKey ?? getCancelOutboxEntryMutationKey(outboxEntryId);
  const swrFn = getCancelOutboxEntryMutationFetcher(outboxEntryId, requestOptions);

  const query = useSWRMutation(swrKey, swrFn, swrOptions)

  return {
    swrKey,
    ...query
  }
}
export const getSendOutboxEntryNowUrl = (outboxEntryId: string,) => {




  return `/api/outbox/${encodeURIComponent(String(outboxEntryId))}/send`
}

/**
 * Possible only for messages that have not been sent yet.
 * @summary Send a waiting message immediately
 */
export const sendOutboxEntryNow = async (outboxEntryId: string, options?: Parameters<typeof http>[1]): Promise<OutboxEntry> => {

  return http<OutboxEntry>(getSendOutboxEntryNowUrl(outboxEntryId),
  {
    ...options,
    method: 'POST'


  }
);}




export const getSendOutboxEntryNowMutationFetcher = (outboxEntryId: string, options?: SecondParameter<typeof http>) => {
  return (_: Key, __: { arg: Arguments }) => {
    return sendOutboxEntryNow(outboxEntryId, options);
  }
}
export const getSendOutboxEntryNowMutationKey = (outboxEntryId: string,) => [`/api/outbox/${outboxEntryId}/send`] as const;

export type SendOutboxEntryNowMutationResult = NonNullable<Awaited<ReturnType<typeof sendOutboxEntryNow>>>

/**
 * @summary Send a waiting message immediately
 */
export const useSendOutboxEntryNow = <TError = ErrorType<BadRequestResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse | InsufficientStorageResponse>>(
  outboxEntryId: string, options?: { swr?:SWRMutationConfiguration<Awaited<ReturnType<typeof sendOutboxEntryNow>>, TError, Key, Arguments, Awaited<ReturnType<typeof sendOutboxEntryNow>>> & { swrKey?: string }, request?: SecondParameter<typeof http>}
) => {

  const {swr: swrOptions, request: requestOptions} = options ?? {}

  const swrKey = swrOptions?.swrKey ?? getSendOutboxEntryNowMutationKey(outboxEntryId);
  const swrFn = getSendOutboxEntryNowMutationFetcher(outboxEntryId, requestOptions);

  const query = useSWRMutation(swrKey, swrFn, swrOptions)

  return {
    swrKey,
    ...query
  }
}
