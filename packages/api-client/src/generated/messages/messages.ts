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
  Channel,
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
  RankedMessage,
  RequestTimeoutResponse,
  SearchMessagesParams,
  SearchModel,
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
export const useUpdateMessages = <TError = ErrorType<BadRequestResponse | ForbiddenResponse | NotFoundResponse | RequestTimeoutResponse | ContentTooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse | InsufficientStorageResponse>>(
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
 * Manual changes take precedence. No later import or rule moves the message again.
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
export const useUpdateMessage = <TError = ErrorType<BadRequestResponse | ForbiddenResponse | NotFoundResponse | RequestTimeoutResponse | ContentTooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse | InsufficientStorageResponse>>(
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
export const getSearchMessagesUrl = (params?: SearchMessagesParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/api/search/messages?${stringifiedParams}` : `/api/search/messages`
}

/**
 * Like `listMessages`, but also finds messages that say nearly the same in other words. Filters and operators such as `from:` remain exact. Considers the newest matches of the words and the nearest in meaning.
 * @summary Search messages by words and meaning
 */
export const searchMessages = async (params?: SearchMessagesParams, options?: Parameters<typeof http>[1]): Promise<RankedMessage[]> => {

  return http<RankedMessage[]>(getSearchMessagesUrl(params),
  {
    ...options,
    method: 'GET'


  }
);}




export const getSearchMessagesKey = (params?: SearchMessagesParams,) => [`/api/search/messages`, ...(params ? [params]: [])] as const;

export type SearchMessagesQueryResult = NonNullable<Awaited<ReturnType<typeof searchMessages>>>

/**
 * @summary Search messages by words and meaning
 */
export const useSearchMessages = <TError = ErrorType<BadRequestResponse | ForbiddenResponse | InternalServerErrorResponse | ServiceUnavailableResponse>>(
  params?: SearchMessagesParams, options?: { swr?:SWRConfiguration<Awaited<ReturnType<typeof searchMessages>>, TError> & { swrKey?: Key, enabled?: boolean }, request?: SecondParameter<typeof http> }
) => {
  const {swr: swrOptions, request: requestOptions} = options ?? {}

  const isEnabled = swrOptions?.enabled !== false
  const swrKey = swrOptions?.swrKey ?? (() => isEnabled ? getSearchMessagesKey(params) : null);
  const swrFn = () => searchMessages(params, requestOptions)

  const query = useSwr<Awaited<ReturnType<typeof swrFn>>, TError>(swrKey, swrFn, swrOptions)

  return {
    swrKey,
    ...query
  }
}
export const getGetSearchModelUrl = () => {




  return `/api/search/model`
}

/**
 * When and from how many messages the words of the workspace were last learned, and the progress of a training.
 * @summary Get what search by meaning has learned
 */
export const getSearchModel = async ( options?: Parameters<typeof http>[1]): Promise<SearchModel> => {

  return http<SearchModel>(getGetSearchModelUrl(),
  {
    ...options,
    method: 'GET'


  }
);}




export const getGetSearchModelKey = () => [`/api/search/model`] as const;

export type GetSearchModelQueryResult = NonNullable<Awaited<ReturnType<typeof getSearchModel>>>

/**
 * @summary Get what search by meaning has learned
 */
export const useGetSearchModel = <TError = ErrorType<BadRequestResponse | ForbiddenResponse | InternalServerErrorResponse | ServiceUnavailableResponse>>(
   options?: { swr?:SWRConfiguration<Awaited<ReturnType<typeof getSearchModel>>, TError> & { swrKey?: Key, enabled?: boolean }, request?: SecondParameter<typeof http> }
) => {
  const {swr: swrOptions, request: requestOptions} = options ?? {}

  const isEnabled = swrOptions?.enabled !== false
  const swrKey = swrOptions?.swrKey ?? (() => isEnabled ? getGetSearchModelKey() : null);
  const swrFn = () => getSearchModel(requestOptions)

  const query = useSwr<Awaited<ReturnType<typeof swrFn>>, TError>(swrKey, swrFn, swrOptions)

  return {
    swrKey,
    ...query
  }
}
export const getStartSearchTrainingUrl = () => {




  return `/api/search/model/training`
}

/**
 * Starts a training unless one is in progress. It also starts automatically when a quarter of the messages is new or gone, and after a month. Returns 409 if there are too few messages.
 * @summary Learn the words of the messages again
 */
export const startSearchTraining = async ( options?: Parameters<typeof http>[1]): Promise<SearchModel> => {

  return http<SearchModel>(getStartSearchTrainingUrl(),
  {
    ...options,
    method: 'POST'


  }
);}




export const getStartSearchTrainingMutationFetcher = ( options?: SecondParameter<typeof http>) => {
  return (_: Key, __: { arg: Arguments }) => {
    return startSearchTraining(options);
  }
}
export const getStartSearchTrainingMutationKey = () => [`/api/search/model/training`] as const;

export type StartSearchTrainingMutationResult = NonNullable<Awaited<ReturnType<typeof startSearchTraining>>>

/**
 * @summary Learn the words of the messages again
 */
export const useStartSearchTraining = <TError = ErrorType<BadRequestResponse | ForbiddenResponse | ConflictResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse | InsufficientStorageResponse>>(
   options?: { swr?:SWRMutationConfiguration<Awaited<ReturnType<typeof startSearchTraining>>, TError, Key, Arguments, Awaited<ReturnType<typeof startSearchTraining>>> & { swrKey?: string }, request?: SecondParameter<typeof http>}
) => {

  const {swr: swrOptions, request: requestOptions} = options ?? {}

  const swrKey = swrOptions?.swrKey ?? getStartSearchTrainingMutationKey();
  const swrFn = getStartSearchTrainingMutationFetcher(requestOptions);

  const query = useSWRMutation(swrKey, swrFn, swrOptions)

  return {
    swrKey,
    ...query
  }
}
export const getCancelSearchTrainingUrl = () => {




  return `/api/search/model/training/cancel`
}

/**
 * What was learned before stays in use. No training starts automatically for a month. Returns 409 if none is in progress.
 * @summary Cancel the training of the search
 */
export const cancelSearchTraining = async ( options?: Parameters<typeof http>[1]): Promise<SearchModel> => {

  return http<SearchModel>(getCancelSearchTrainingUrl(),
  {
    ...options,
    method: 'POST'


  }
);}




export const getCancelSearchTrainingMutationFetcher = ( options?: SecondParameter<typeof http>) => {
  return (_: Key, __: { arg: Arguments }) => {
    return cancelSearchTraining(options);
  }
}
export const getCancelSearchTrainingMutationKey = () => [`/api/search/model/training/cancel`] as const;

export type CancelSearchTrainingMutationResult = NonNullable<Awaited<ReturnType<typeof cancelSearchTraining>>>

/**
 * @summary Cancel the training of the search
 */
export const useCancelSearchTraining = <TError = ErrorType<BadRequestResponse | ForbiddenResponse | ConflictResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse | InsufficientStorageResponse>>(
   options?: { swr?:SWRMutationConfiguration<Awaited<ReturnType<typeof cancelSearchTraining>>, TError, Key, Arguments, Awaited<ReturnType<typeof cancelSearchTraining>>> & { swrKey?: string }, request?: SecondParameter<typeof http>}
) => {

  const {swr: swrOptions, request: requestOptions} = options ?? {}

  const swrKey = swrOptions?.swrKey ?? getCancelSearchTrainingMutationKey();
  const swrFn = getCancelSearchTrainingMutationFetcher(requestOptions);

  const query = useSWRMutation(swrKey, swrFn, swrOptions)

  return {
    swrKey,
    ...query
  }
}
