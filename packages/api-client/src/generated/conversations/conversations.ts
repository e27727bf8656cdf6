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
  Assignees,
  BadRequestResponse,
  ChosenIds,
  ConflictResponse,
  ContentTooLargeResponse,
  Conversation,
  ConversationMerge,
  ConversationRegrouping,
  ConversationSplit,
  ConversationUpdate,
  ConversationUpdated,
  ConversationsUpdate,
  ConversationsUpdated,
  ForbiddenResponse,
  InsufficientStorageResponse,
  InternalServerErrorResponse,
  ListConversationMessagesParams,
  ListConversationsParams,
  MessageDetail,
  NotFoundResponse,
  RequestTimeoutResponse,
  ServiceUnavailableResponse,
  TooManyRequestsResponse,
  UnsupportedMediaTypeResponse
} from '../model';

import { http } from '../../http';
import type { ErrorType } from '../../http';



  type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];



 export const getListConversationsUrl = (params?: ListConversationsParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/api/conversations?${stringifiedParams}` : `/api/conversations`
}

/**
 * Lists all conversations, or those that match the search and all filters. A search without `sort` goes through the matching messages, newest first: a page may be short, and a conversation with several matches may appear on later pages again. `Link` continues where it stopped, and the total counts messages.
 * @summary List conversations
 */
export const listConversations = async (params?: ListConversationsParams, options?: Parameters<typeof http>[1]): Promise<Conversation[]> => {

  return http<Conversation[]>(getListConversationsUrl(params),
  {
    ...options,
    method: 'GET'


  }
);}




export const getListConversationsKey = (params?: ListConversationsParams,) => [`/api/conversations`, ...(params ? [params]: [])] as const;

export type ListConversationsQueryResult = NonNullable<Awaited<ReturnType<typeof listConversations>>>

/**
 * @summary List conversations
 */
export const useListConversations = <TError = ErrorType<BadRequestResponse | ForbiddenResponse | InternalServerErrorResponse | ServiceUnavailableResponse>>(
  params?: ListConversationsParams, options?: { swr?:SWRConfiguration<Awaited<ReturnType<typeof listConversations>>, TError> & { swrKey?: Key, enabled?: boolean }, request?: SecondParameter<typeof http> }
) => {
  const {swr: swrOptions, request: requestOptions} = options ?? {}

  const isEnabled = swrOptions?.enabled !== false
  const swrKey = swrOptions?.swrKey ?? (() => isEnabled ? getListConversationsKey(params) : null);
  const swrFn = () => listConversations(params, requestOptions)

  const query = useSwr<Awaited<ReturnType<typeof swrFn>>, TError>(swrKey, swrFn, swrOptions)

  return {
    swrKey,
    ...query
  }
}
export const getListConversationAssigneesUrl = () => {




  return `/api/conversations/assignees`
}

/**
 * Conversations of accounts with members can be assigned only to members of each of these accounts, and to the owner. Unknown IDs are ignored.
 * @summary List to whom conversations can be assigned
 */
export const listConversationAssignees = async (chosenIds: ChosenIds, options?: Parameters<typeof http>[1]): Promise<Assignees> => {

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
return http<Assignees>(getListConversationAssigneesUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(chosenIds)
  }
);}




export const getListConversationAssigneesMutationFetcher = ( options?: SecondParameter<typeof http>) => {
  return (_: Key, { arg }: { arg: ChosenIds }) => {
    return listConversationAssignees(arg, options);
  }
}
export const getListConversationAssigneesMutationKey = () => [`/api/conversations/assignees`] as const;

export type ListConversationAssigneesMutationResult = NonNullable<Awaited<ReturnType<typeof listConversationAssignees>>>

/**
 * @summary List to whom conversations can be assigned
 */
export const useListConversationAssignees = <TError = ErrorType<BadRequestResponse | ForbiddenResponse | RequestTimeoutResponse | ContentTooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse | InsufficientStorageResponse>>(
   options?: { swr?:SWRMutationConfiguration<Awaited<ReturnType<typeof listConversationAssignees>>, TError, Key, ChosenIds, Awaited<ReturnType<typeof listConversationAssignees>>> & { swrKey?: string }, request?: SecondParameter<typeof http>}
) => {

  const {swr: swrOptions, request: requestOptions} = options ?? {}

  const swrKey = swrOptions?.swrKey ?? getListConversationAssigneesMutationKey();
  const swrFn = getListConversationAssigneesMutationFetcher(requestOptions);

  const query = useSWRMutation(swrKey, swrFn, swrOptions)

  return {
    swrKey,
    ...query
  }
}
export const getUpdateConversationsUrl = () => {




  return `/api/conversations/bulk`
}

/**
 * Updates all of the conversations or none. Unknown IDs are reported and change nothing.
 * @summary Move, mark, snooze or assign many conversations
 */
export const updateConversations = async (conversationsUpdate: ConversationsUpdate, options?: Parameters<typeof http>[1]): Promise<ConversationsUpdated> => {

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
return http<ConversationsUpdated>(getUpdateConversationsUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(conversationsUpdate)
  }
);}




export const getUpdateConversationsMutationFetcher = ( options?: SecondParameter<typeof http>) => {
  return (_: Key, { arg }: { arg: ConversationsUpdate }) => {
    return updateConversations(arg, options);
  }
}
export const getUpdateConversationsMutationKey = () => [`/api/conversations/bulk`] as const;

export type UpdateConversationsMutationResult = NonNullable<Awaited<ReturnType<typeof updateConversations>>>

/**
 * @summary Move, mark, snooze or assign many conversations
 */
export const useUpdateConversations = <TError = ErrorType<BadRequestResponse | ForbiddenResponse | NotFoundResponse | RequestTimeoutResponse | ConflictResponse | ContentTooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse | InsufficientStorageResponse>>(
   options?: { swr?:SWRMutationConfiguration<Awaited<ReturnType<typeof updateConversations>>, TError, Key, ConversationsUpdate, Awaited<ReturnType<typeof updateConversations>>> & { swrKey?: string }, request?: SecondParameter<typeof http>}
) => {

  const {swr: swrOptions, request: requestOptions} = options ?? {}

  const swrKey = swrOptions?.swrKey ?? getUpdateConversationsMutationKey();
  const swrFn = getUpdateConversationsMutationFetcher(requestOptions);

  const query = useSWRMutation(swrKey, swrFn, swrOptions)

  return {
    swrKey,
    ...query
  }
}
export const getGetConversationUrl = (conversationId: string,) => {




  return `/api/conversations/${encodeURIComponent(String(conversationId))}`
}

/**
 * Returns its state, contact, people, newest message, counts and projects. Use `listConversationMessages` to list the messages.
 * @summary Get a conversation
 */
export const getConversation = async (conversationId: string, options?: Parameters<typeof http>[1]): Promise<Conversation> => {

  return http<Conversation>(getGetConversationUrl(conversationId),
  {
    ...options,
    method: 'GET'


  }
);}




export const getGetConversationKey = (conversationId: string,) => [`/api/conversations/${conversationId}`] as const;

export type GetConversationQueryResult = NonNullable<Awaited<ReturnType<typeof getConversation>>>

/**
 * @summary Get a conversation
 */
export const useGetConversation = <TError = ErrorType<BadRequestResponse | ForbiddenResponse | NotFoundResponse | InternalServerErrorResponse | ServiceUnavailableResponse>>(
  conversationId: string, options?: { swr?:SWRConfiguration<Awaited<ReturnType<typeof getConversation>>, TError> & { swrKey?: Key, enabled?: boolean }, request?: SecondParameter<typeof http> }
) => {
  const {swr: swrOptions, request: requestOptions} = options ?? {}

  const isEnabled = swrOptions?.enabled !== false && conversationId !== null && conversationId !== undefined
  const swrKey = swrOptions?.swrKey ?? (() => isEnabled ? getGetConversationKey(conversationId) : null);
  const swrFn = () => getConversation(conversationId, requestOptions)

  const query = useSwr<Awaited<ReturnType<typeof swrFn>>, TError>(swrKey, swrFn, swrOptions)

  return {
    swrKey,
    ...query
  }
}
export const getUpdateConversationUrl = (conversationId: string,) => {




  return `/api/conversations/${encodeURIComponent(String(conversationId))}`
}

/**
 * Changes the open messages of the conversation, or its newest message if none is open. A new message from the contact brings the conversation back to the inbox. With `expected`, returns `CONVERSATION_CHANGED` if the conversation has changed since; the error details contain its present state.
 * @summary Move, mark, snooze or assign a conversation
 */
export const updateConversation = async (conversationId: string,
    conversationUpdate: ConversationUpdate, options?: Parameters<typeof http>[1]): Promise<ConversationUpdated> => {

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
return http<ConversationUpdated>(getUpdateConversationUrl(conversationId),
  {
    ...options,
    method: 'PATCH',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(conversationUpdate)
  }
);}




export const getUpdateConversationMutationFetcher = (conversationId: string, options?: SecondParameter<typeof http>) => {
  return (_: Key, { arg }: { arg: ConversationUpdate }) => {
    return updateConversation(conversationId, arg, options);
  }
}
export const getUpdateConversationMutationKey = (conversationId: string,) => [`/api/conversations/${conversationId}`] as const;

export type UpdateConversationMutationResult = NonNullable<Awaited<ReturnType<typeof updateConversation>>>

/**
 * @summary Move, mark, snooze or assign a conversation
 */
export const useUpdateConversation = <TError = ErrorType<BadRequestResponse | ForbiddenResponse | NotFoundResponse | RequestTimeoutResponse | ConflictResponse | ContentTooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse | InsufficientStorageResponse>>(
  conversationId: string, options?: { swr?:SWRMutationConfiguration<Awaited<ReturnType<typeof updateConversation>>, TError, Key, ConversationUpdate, Awaited<ReturnType<typeof updateConversation>>> & { swrKey?: string }, request?: SecondParameter<typeof http>}
) => {

  const {swr: swrOptions, request: requestOptions} = options ?? {}

  const swrKey = swrOptions?.swrKey ?? getUpdateConversationMutationKey(conversationId);
  const swrFn = getUpdateConversationMutationFetcher(conversationId, requestOptions);

  const query = useSWRMutation(swrKey, swrFn, swrOptions)

  return {
    swrKey,
    ...query
  }
}
export const getMergeConversationsUrl = (conversationId: string,) => {




  return `/api/conversations/${encodeURIComponent(String(conversationId))}/merge`
}

/**
 * Moves all messages, drafts, scheduled messages, tasks and projects of other conversations with the same contact to this one. Their IDs lead here from then on, and so do replies to their messages. The conversation is answered on the channel of its newest message. Returns `DIFFERENT_CONTACTS` or `CONVERSATION_MERGED` if they cannot be merged.
 * @summary Merge conversations
 */
export const mergeConversations = async (conversationId: string,
    conversationMerge: ConversationMerge, options?: Parameters<typeof http>[1]): Promise<ConversationRegrouping> => {

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
return http<ConversationRegrouping>(getMergeConversationsUrl(conversationId),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(conversationMerge)
  }
);}




export const getMergeConversationsMutationFetcher = (conversationId: string, options?: SecondParameter<typeof http>) => {
  return (_: Key, { arg }: { arg: ConversationMerge }) => {
    return mergeConversations(conversationId, arg, options);
  }
}
export const getMergeConversationsMutationKey = (conversationId: string,) => [`/api/conversations/${conversationId}/merge`] as const;

export type MergeConversationsMutationResult = NonNullable<Awaited<ReturnType<typeof mergeConversations>>>

/**
 * @summary Merge conversations
 */
export const useMergeConversations = <TError = ErrorType<BadRequestResponse | ForbiddenResponse | NotFoundResponse | RequestTimeoutResponse | ConflictResponse | ContentTooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse | InsufficientStorageResponse>>(
  conversationId: string, options?: { swr?:SWRMutationConfiguration<Awaited<ReturnType<typeof mergeConversations>>, TError, Key, ConversationMerge, Awaited<ReturnType<typeof mergeConversations>>> & { swrKey?: string }, request?: SecondParameter<typeof http>}
) => {

  const {swr: swrOptions, request: requestOptions} = options ?? {}

  const swrKey = swrOptions?.swrKey ?? getMergeConversationsMutationKey(conversationId);
  const swrFn = getMergeConversationsMutationFetcher(conversationId, requestOptions);

  const query = useSWRMutation(swrKey, swrFn, swrOptions)

  return {
    swrKey,
    ...query
  }
}
export const getListConversationMessagesUrl = (conversationId: string,
    params?: ListConversationMessagesParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/api/conversations/${encodeURIComponent(String(conversationId))}/messages?${stringifiedParams}` : `/api/conversations/${encodeURIComponent(String(conversationId))}/messages`
}

/**
 * Includes message texts and attachments.
 * @summary List messages of a conversation
 */
export const listConversationMessages = async (conversationId: string,
    params?: ListConversationMessagesParams, options?: Parameters<typeof http>[1]): Promise<MessageDetail[]> => {

  return http<MessageDetail[]>(getListConversationMessagesUrl(conversationId,params),
  {
    ...options,
    method: 'GET'


  }
);}




export const getListConversationMessagesKey = (conversationId: string,
    params?: ListConversationMessagesParams,) => [`/api/conversations/${conversationId}/messages`, ...(params ? [params]: [])] as const;

export type ListConversationMessagesQueryResult = NonNullable<Awaited<ReturnType<typeof listConversationMessages>>>

/**
 * @summary List messages of a conversation
 */
export const useListConversationMessages = <TError = ErrorType<BadRequestResponse | ForbiddenResponse | NotFoundResponse | InternalServerErrorResponse | ServiceUnavailableResponse>>(
  conversationId: string,
    params?: ListConversationMessagesParams, options?: { swr?:SWRConfiguration<Awaited<ReturnType<typeof listConversationMessages>>, TError> & { swrKey?: Key, enabled?: boolean }, request?: SecondParameter<typeof http> }
) => {
  const {swr: swrOptions, request: requestOptions} = options ?? {}

  const isEnabled = swrOptions?.enabled !== false && conversationId !== null && conversationId !== undefined
  const swrKey = swrOptions?.swrKey ?? (() => isEnabled ? getListConversationMessagesKey(conversationId,params) : null);
  const swrFn = () => listConversationMessages(conversationId,params, requestOptions)

  const query = useSwr<Awaited<ReturnType<typeof swrFn>>, TError>(swrKey, swrFn, swrOptions)

  return {
    swrKey,
    ...query
  }
}
export const getSplitConversationUrl = (conversationId: string,) => {




  return `/api/conversations/${encodeURIComponent(String(conversationId))}/split`
}

/**
 * Moves a message and all newer ones to a new conversation, with the draft, scheduled messages and their tasks. Replies to a message join the conversation it is in. Returns `NOTHING_TO_SPLIT` for the first message.
 * @summary Split a conversation
 */
export const splitConversation = async (conversationId: string,
    conversationSplit: ConversationSplit, options?: Parameters<typeof http>[1]): Promise<ConversationRegrouping> => {

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
return http<ConversationRegrouping>(getSplitConversationUrl(conversationId),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(conversationSplit)
  }
);}




export const getSplitConversationMutationFetcher = (conversationId: string, options?: SecondParameter<typeof http>) => {
  return (_: Key, { arg }: { arg: ConversationSplit }) => {
    return splitConversation(conversationId, arg, options);
  }
}
export const getSplitConversationMutationKey = (conversationId: string,) => [`/api/conversations/${conversationId}/split`] as const;

export type SplitConversationMutationResult = NonNullable<Awaited<ReturnType<typeof splitConversation>>>

/**
 * @summary Split a conversation
 */
export const useSplitConversation = <TError = ErrorType<BadRequestResponse | ForbiddenResponse | NotFoundResponse | RequestTimeoutResponse | ConflictResponse | ContentTooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse | InsufficientStorageResponse>>(
  conversationId: string, options?: { swr?:SWRMutationConfiguration<Awaited<ReturnType<typeof splitConversation>>, TError, Key, ConversationSplit, Awaited<ReturnType<typeof splitConversation>>> & { swrKey?: string }, request?: SecondParameter<typeof http>}
) => {

  const {swr: swrOptions, request: requestOptions} = options ?? {}

  const swrKey = swrOptions?.swrKey ?? getSplitConversationMutationKey(conversationId);
  const swrFn = getSplitConversationMutationFetcher(conversationId, requestOptions);

  const query = useSWRMutation(swrKey, swrFn, swrOptions)

  return {
    swrKey,
    ...query
  }
}
export const getUndoRegroupingUrl = (regroupingId: string,) => {




  return `/api/regroupings/${encodeURIComponent(String(regroupingId))}/undo`
}

/**
 * Restores the conversations of a merge; messages that arrived since go to the conversation of the message they answer. After a split, everything returns to the first conversation. Returns `REGROUPING_NOT_LAST` if they were merged or split again later.
 * @summary Undo a merge or a split of conversations
 */
export const undoRegrouping = async (regroupingId: string, options?: Parameters<typeof http>[1]): Promise<ConversationRegrouping> => {

  return http<ConversationRegrouping>(getUndoRegroupingUrl(regroupingId),
  {
    ...options,
    method: 'POST'


  }
);}




export const getUndoRegroupingMutationFetcher = (regroupingId: string, options?: SecondParameter<typeof http>) => {
  return (_: Key, __: { arg: Arguments }) => {
    return undoRegrouping(regroupingId, options);
  }
}
export const getUndoRegroupingMutationKey = (regroupingId: string,) => [`/api/regroupings/${regroupingId}/undo`] as const;

export type UndoRegroupingMutationResult = NonNullable<Awaited<ReturnType<typeof undoRegrouping>>>

/**
 * @summary Undo a merge or a split of conversations
 */
export const useUndoRegrouping = <TError = ErrorType<BadRequestResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse | InsufficientStorageResponse>>(
  regroupingId: string, options?: { swr?:SWRMutationConfiguration<Awaited<ReturnType<typeof undoRegrouping>>, TError, Key, Arguments, Awaited<ReturnType<typeof undoRegrouping>>> & { swrKey?: string }, request?: SecondParameter<typeof http>}
) => {

  const {swr: swrOptions, request: requestOptions} = options ?? {}

  const swrKey = swrOptions?.swrKey ?? getUndoRegroupingMutationKey(regroupingId);
  const swrFn = getUndoRegroupingMutationFetcher(regroupingId, requestOptions);

  const query = useSWRMutation(swrKey, swrFn, swrOptions)

  return {
    swrKey,
    ...query
  }
}
