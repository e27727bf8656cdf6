/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */
import useSwr from 'swr';
import type {
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
  Channel,
  ChosenIds,
  ConflictResponse,
  ContentTooLargeResponse,
  ForbiddenResponse,
  InsufficientStorageResponse,
  InternalServerErrorResponse,
  ListChannelMessagesParams,
  ListMessagesParams,
  Message,
  MessageDetail,
  MessageUpdate,
  MessagesUpdate,
  MessagesUpdated,
  NotFoundResponse,
  RequestTimeoutResponse,
  ServiceUnavailableResponse,
  TooManyRequestsResponse,
  UnsupportedMediaTypeResponse
} from '../model';

import { http } from '../../http';
import type { ErrorType } from '../../http';



  type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];



 export const getListMessagesUrl = (params?: ListMessagesParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/api/messages?${stringifiedParams}` : `/api/messages`
}

/**
 * Lists all messages, or those that match the search and all filters. A search with few matches among very many messages may return a short page. `Link` then continues where it stopped.
 * @summary List messages
 */
export const listMessages = async (params?: ListMessagesParams, options?: Parameters<typeof http>[1]): Promise<Message[]> => {

  return http<Message[]>(getListMessagesUrl(params),
  {
    ...options,
    method: 'GET'


  }
);}




export const getListMessagesKey = (params?: ListMessagesParams,) => [`/api/messages`, ...(params ? [params]: [])] as const;

export type ListMessagesQueryResult = NonNullable<Awaited<ReturnType<typeof listMessages>>>

/**
 * @summary List messages
 */
export const useListMessages = <TError = ErrorType<BadRequestResponse | ForbiddenResponse | InternalServerErrorResponse | ServiceUnavailableResponse>>(
  params?: ListMessagesParams, options?: { swr?:SWRConfiguration<Awaited<ReturnType<typeof listMessages>>, TError> & { swrKey?: Key, enabled?: boolean }, request?: SecondParameter<typeof http> }
) => {
  const {swr: swrOptions, request: requestOptions} = options ?? {}

  const isEnabled = swrOptions?.enabled !== false
  const swrKey = swrOptions?.swrKey ?? (() => isEnabled ? getListMessagesKey(params) : null);
  const swrFn = () => listMessages(params, requestOptions)

  const query = useSwr<Awaited<ReturnType<typeof swrFn>>, TError>(swrKey, swrFn, swrOptions)

  return {
    swrKey,
    ...query
  }
}
export const getListMessageAssigneesUrl = () => {




  return `/api/messages/assignees`
}

/**
 * Messages of accounts with members can be assigned only to members of each of these accounts, and to the owner. Unknown IDs are ignored.
 * @summary List to whom messages can be assigned
 */
export const listMessageAssignees = async (chosenIds: ChosenIds, options?: Parameters<typeof http>[1]): Promise<Assignees> => {

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
return http<Assignees>(getListMessageAssigneesUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(chosenIds)
  }
);}




export const getListMessageAssigneesMutationFetcher = ( options?: SecondParameter<typeof http>) => {
  return (_: Key, { arg }: { arg: ChosenIds }) => {
    return listMessageAssignees(arg, options);
  }
}
export const getListMessageAssigneesMutationKey = () => [`/api/messages/assignees`] as const;

export type ListMessageAssigneesMutationResult = NonNullable<Awaited<ReturnType<typeof listMessageAssignees>>>

/**
 * @summary List to whom messages can be assigned
 */
export const useListMessageAssignees = <TError = ErrorType<BadRequestResponse | ForbiddenResponse | RequestTimeoutResponse | ContentTooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse | InsufficientStorageResponse>>(
   options?: { swr?:SWRMutationConfiguration<Awaited<ReturnType<typeof listMessageAssignees>>, TError, Key, ChosenIds, Awaited<ReturnType<typeof listMessageAssignees>>> & { swrKey?: string }, request?: SecondParameter<typeof http>}
) => {

  const {swr: swrOptions, request: requestOptions} = options ?? {}

  const swrKey = swrOptions?.swrKey ?? getListMessageAssigneesMutationKey();
  const swrFn = getListMessageAssigneesMutationFetcher(requestOptions);

  const query = useSWRMutation(swrKey, swrFn, swrOptions)

  return {
    swrKey,
    ...query
  }
}
export const getUpdateMessagesUrl = () => {




  return `/api/messages/bulk`
}

/**
 * Updates all of the messages or none. Unknown IDs are reported and change nothing.
 * @summary Move, mark, snooze or assign many messages
 */
export const updateMessages = async (messagesUpdate: MessagesUpdate, options?: Parameters<typeof http>[1]): Promise<MessagesUpdated> => {

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
return http<MessagesUpdated>(getUpdateMessagesUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(messagesUpdate)
  }
);}




export const getUpdateMessagesMutationFetcher = ( options?: SecondParameter<typeof http>) => {
  return (_: Key, { arg }: { arg: MessagesUpdate }) => {
    return updateMessages(arg, options);
  }
}
export const getUpdateMessagesMutationKey = () => [`/api/messages/bulk`] as const;

export type UpdateMessagesMutationResult = NonNullable<Awaited<ReturnType<typeof updateMessages>>>

/**
 * @summary Move, mark, snooze or assign many messages
 */
export const useUpdateMessages = <TError = ErrorType<BadRequestResponse | ForbiddenResponse | NotFoundResponse | RequestTimeoutResponse | ConflictResponse | ContentTooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse | InsufficientStorageResponse>>(
   options?: { swr?:SWRMutationConfiguration<Awaited<ReturnType<typeof updateMessages>>, TError, Key, MessagesUpdate, Awaited<ReturnType<typeof updateMessages>>> & { swrKey?: string }, request?: SecondParameter<typeof http>}
) => {

  const {swr: swrOptions, request: requestOptions} = options ?? {}

  const swrKey = swrOptions?.swrKey ?? getUpdateMessagesMutationKey();
  const swrFn = getUpdateMessagesMutationFetcher(requestOptions);

  const query = useSWRMutation(swrKey, swrFn, swrOptions)

  return {
    swrKey,
    ...query
  }
}
export const getListChannelMessagesUrl = (channel: Channel,
    params?: ListChannelMessagesParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/api/messages/channel/${encodeURIComponent(String(channel))}?${stringifiedParams}` : `/api/messages/channel/${encodeURIComponent(String(channel))}`
}

/**
 * Same as `listMessages`, for one channel.
 * @summary List messages of a channel
 */
export const listChannelMessages = async (channel: Channel,
    params?: ListChannelMessagesParams, options?: Parameters<typeof http>[1]): Promise<Message[]> => {

  return http<Message[]>(getListChannelMessagesUrl(channel,params),
  {
    ...options,
    method: 'GET'


  }
);}




export const getListChannelMessagesKey = (channel: Channel,
    params?: ListChannelMessagesParams,) => [`/api/messages/channel/${channel}`, ...(params ? [params]: [])] as const;

export type ListChannelMessagesQueryResult = NonNullable<Awaited<ReturnType<typeof listChannelMessages>>>

/**
 * @summary List messages of a channel
 */
export const useListChannelMessages = <TError = ErrorType<BadRequestResponse | ForbiddenResponse | InternalServerErrorResponse | ServiceUnavailableResponse>>(
  channel: Channel,
    params?: ListChannelMessagesParams, options?: { swr?:SWRConfiguration<Awaited<ReturnType<typeof listChannelMessages>>, TError> & { swrKey?: Key, enabled?: boolean }, request?: SecondParameter<typeof http> }
) => {
  const {swr: swrOptions, request: requestOptions} = options ?? {}

  const isEnabled = swrOptions?.enabled !== false && channel !== null && channel !== undefined
  const swrKey = swrOptions?.swrKey ?? (() => isEnabled ? getListChannelMessagesKey(channel,params) : null);
  const swrFn = () => listChannelMessages(channel,params, requestOptions)

  const query = useSwr<Awaited<ReturnType<typeof swrFn>>, TError>(swrKey, swrFn, swrOptions)

  return {
    swrKey,
    ...query
  }
}
export const getGetMessageUrl = (messageId: string,) => {




  return `/api/messages/${encodeURIComponent(String(messageId))}`
}

/**
 * Includes its text, attachments and delivery state.
 * @summary Get a message
 */
export const getMessage = async (messageId: string, options?: Parameters<typeof http>[1]): Promise<MessageDetail> => {

  return http<MessageDetail>(getGetMessageUrl(messageId),
  {
    ...options,
    method: 'GET'


  }
);}




export const getGetMessageKey = (messageId: string,) => [`/api/messages/${messageId}`] as const;

export type GetMessageQueryResult = NonNullable<Awaited<ReturnType<typeof getMessage>>>

/**
 * @summary Get a message
 */
export const useGetMessage = <TError = ErrorType<BadRequestResponse | ForbiddenResponse | NotFoundResponse | InternalServerErrorResponse | ServiceUnavailableResponse>>(
  messageId: string, options?: { swr?:SWRConfiguration<Awaited<ReturnType<typeof getMessage>>, TError> & { swrKey?: Key, enabled?: boolean }, request?: SecondParameter<typeof http> }
) => {
  const {swr: swrOptions, request: requestOptions} = options ?? {}

  const isEnabled = swrOptions?.enabled !== false && messageId !== null && messageId !== undefined
  const swrKey = swrOptions?.swrKey ?? (() => isEnabled ? getGetMessageKey(messageId) : null);
  const swrFn = () => getMessage(messageId, requestOptions)

  const query = useSwr<Awaited<ReturnType<typeof swrFn>>, TError>(swrKey, swrFn, swrOptions)

  return {
    swrKey,
    ...query
  }
}
export const getUpdateMessageUrl = (messageId: string,) => {




  return `/api/messages/${encodeURIComponent(String(messageId))}`
}

/**
 * Manual changes take precedence. No later import or rule moves the message again. Messages of an account with members can be assigned only to them and the owner.
 * @summary Move, mark, snooze or assign a message
 */
export const updateMessage = async (messageId: string,
    messageUpdate: MessageUpdate, options?: Parameters<typeof http>[1]): Promise<Message> => {

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
return http<Message>(getUpdateMessageUrl(messageId),
  {
    ...options,
    method: 'PATCH',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(messageUpdate)
  }
);}




export const getUpdateMessageMutationFetcher = (messageId: string, options?: SecondParameter<typeof http>) => {
  return (_: Key, { arg }: { arg: MessageUpdate }) => {
    return updateMessage(messageId, arg, options);
  }
}
export const getUpdateMessageMutationKey = (messageId: string,) => [`/api/messages/${messageId}`] as const;

export type UpdateMessageMutationResult = NonNullable<Awaited<ReturnType<typeof updateMessage>>>

/**
 * @summary Move, mark, snooze or assign a message
 */
export const useUpdateMessage = <TError = ErrorType<BadRequestResponse | ForbiddenResponse | NotFoundResponse | RequestTimeoutResponse | ConflictResponse | ContentTooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse | InsufficientStorageResponse>>(
  messageId: string, options?: { swr?:SWRMutationConfiguration<Awaited<ReturnType<typeof updateMessage>>, TError, Key, MessageUpdate, Awaited<ReturnType<typeof updateMessage>>> & { swrKey?: string }, request?: SecondParameter<typeof http>}
) => {

  const {swr: swrOptions, request: requestOptions} = options ?? {}

  const swrKey = swrOptions?.swrKey ?? getUpdateMessageMutationKey(messageId);
  const swrFn = getUpdateMessageMutationFetcher(messageId, requestOptions);

  const query = useSWRMutation(swrKey, swrFn, swrOptions)

  return {
    swrKey,
    ...query
  }
}
