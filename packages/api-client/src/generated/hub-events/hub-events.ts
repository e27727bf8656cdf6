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
  AsyncApi,
  BadRequestResponse,
  ConflictResponse,
  ConnectionSummary,
  ContentTooLargeResponse,
  ForbiddenResponse,
  HubEvent,
  HubEventDetail,
  HubEventTopic,
  InsufficientStorageResponse,
  InternalServerErrorResponse,
  ListEventsParams,
  NotFoundResponse,
  PublishEvent,
  Replay,
  RequestTimeoutResponse,
  ServiceUnavailableResponse,
  StartReplay,
  TooManyRequestsResponse,
  UnsupportedMediaTypeResponse
} from '../model';

import { http } from '../../http';
import type { ErrorType } from '../../http';



  type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];



 export const getListEventsUrl = (params?: ListEventsParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/api/connection/events?${stringifiedParams}` : `/api/connection/events`
}

/**
 * With a status filter, each call scans up to 2,000 events. A page may therefore be short or empty and still have a next page.
 * @summary List events
 */
export const listEvents = async (params?: ListEventsParams, options?: Parameters<typeof http>[1]): Promise<HubEvent[]> => {

  return http<HubEvent[]>(getListEventsUrl(params),
  {
    ...options,
    method: 'GET'


  }
);}




export const getListEventsKey = (params?: ListEventsParams,) => [`/api/connection/events`, ...(params ? [params]: [])] as const;

export type ListEventsQueryResult = NonNullable<Awaited<ReturnType<typeof listEvents>>>

/**
 * @summary List events
 */
export const useListEvents = <TError = ErrorType<BadRequestResponse | ForbiddenResponse | InternalServerErrorResponse | ServiceUnavailableResponse>>(
  params?: ListEventsParams, options?: { swr?:SWRConfiguration<Awaited<ReturnType<typeof listEvents>>, TError> & { swrKey?: Key, enabled?: boolean }, request?: SecondParameter<typeof http> }
) => {
  const {swr: swrOptions, request: requestOptions} = options ?? {}

  const isEnabled = swrOptions?.enabled !== false
  const swrKey = swrOptions?.swrKey ?? (() => isEnabled ? getListEventsKey(params) : null);
  const swrFn = () => listEvents(params, requestOptions)

  const query = useSwr<Awaited<ReturnType<typeof swrFn>>, TError>(swrKey, swrFn, swrOptions)

  return {
    swrKey,
    ...query
  }
}
export const getPublishEventUrl = () => {




  return `/api/connection/events/publish`
}

/**
 * The response is sent once the event is committed. The event is then delivered at least once to every matching subscription. With an idempotency key, the same content is published only once. Different content under the same key is rejected.
 * @summary Publish an event
 */
export const publishEvent = async (publishEventBody: PublishEvent, options?: Parameters<typeof http>[1]): Promise<HubEvent> => {

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
return http<HubEvent>(getPublishEventUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(publishEventBody)
  }
);}




export const getPublishEventMutationFetcher = ( options?: SecondParameter<typeof http>) => {
  return (_: Key, { arg }: { arg: PublishEvent }) => {
    return publishEvent(arg, options);
  }
}
export const getPublishEventMutationKey = () => [`/api/connection/events/publish`] as const;

export type PublishEventMutationResult = NonNullable<Awaited<ReturnType<typeof publishEvent>>>

/**
 * @summary Publish an event
 */
export const usePublishEvent = <TError = ErrorType<BadRequestResponse | ForbiddenResponse | RequestTimeoutResponse | ConflictResponse | ContentTooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse | InsufficientStorageResponse>>(
   options?: { swr?:SWRMutationConfiguration<Awaited<ReturnType<typeof publishEvent>>, TError, Key, PublishEvent, Awaited<ReturnType<typeof publishEvent>>> & { swrKey?: string }, request?: SecondParameter<typeof http>}
) => {

  const {swr: swrOptions, request: requestOptions} = options ?? {}

  const swrKey = swrOptions?.swrKey ?? getPublishEventMutationKey();
  const swrFn = getPublishEventMutationFetcher(requestOptions);

  const query = useSWRMutation(swrKey, swrFn, swrOptions)

  return {
    swrKey,
    ...query
  }
}
export const getReplayEventsUrl = () => {




  return `/api/connection/events/replay`
}

/**
 * Events go to matching subscriptions under their original IDs.
 * @summary Start an event replay
 */
export const replayEvents = async (startReplay: StartReplay, options?: Parameters<typeof http>[1]): Promise<Replay> => {

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
return http<Replay>(getReplayEventsUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(startReplay)
  }
);}




export const getReplayEventsMutationFetcher = ( options?: SecondParameter<typeof http>) => {
  return (_: Key, { arg }: { arg: StartReplay }) => {
    return replayEvents(arg, options);
  }
}
export const getReplayEventsMutationKey = () => [`/api/connection/events/replay`] as const;

export type ReplayEventsMutationResult = NonNullable<Awaited<ReturnType<typeof replayEvents>>>

/**
 * @summary Start an event replay
 */
export const useReplayEvents = <TError = ErrorType<BadRequestResponse | ForbiddenResponse | NotFoundResponse | RequestTimeoutResponse | ContentTooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse | InsufficientStorageResponse>>(
   options?: { swr?:SWRMutationConfiguration<Awaited<ReturnType<typeof replayEvents>>, TError, Key, StartReplay, Awaited<ReturnType<typeof replayEvents>>> & { swrKey?: string }, request?: SecondParameter<typeof http>}
) => {

  const {swr: swrOptions, request: requestOptions} = options ?? {}

  const swrKey = swrOptions?.swrKey ?? getReplayEventsMutationKey();
  const swrFn = getReplayEventsMutationFetcher(requestOptions);

  const query = useSWRMutation(swrKey, swrFn, swrOptions)

  return {
    swrKey,
    ...query
  }
}
export const getGetReplayUrl = (replayId: string,) => {




  return `/api/connection/events/replays/${encodeURIComponent(String(replayId))}`
}

/**
 * Shows the progress of the replay and whether it has finished.
 * @summary Get a replay
 */
export const getReplay = async (replayId: string, options?: Parameters<typeof http>[1]): Promise<Replay> => {

  return http<Replay>(getGetReplayUrl(replayId),
  {
    ...options,
    method: 'GET'


  }
);}




export const getGetReplayKey = (replayId: string,) => [`/api/connection/events/replays/${replayId}`] as const;

export type GetReplayQueryResult = NonNullable<Awaited<ReturnType<typeof getReplay>>>

/**
 * @summary Get a replay
 */
export const useGetReplay = <TError = ErrorType<BadRequestResponse | ForbiddenResponse | NotFoundResponse | InternalServerErrorResponse | ServiceUnavailableResponse>>(
  replayId: string, options?: { swr?:SWRConfiguration<Awaited<ReturnType<typeof getReplay>>, TError> & { swrKey?: Key, enabled?: boolean }, request?: SecondParameter<typeof http> }
) => {
  const {swr: swrOptions, request: requestOptions} = options ?? {}

  const isEnabled = swrOptions?.enabled !== false && replayId !== null && replayId !== undefined
  const swrKey = swrOptions?.swrKey ?? (() => isEnabled ? getGetReplayKey(replayId) : null);
  const swrFn = () => getReplay(replayId, requestOptions)

  const query = useSwr<Awaited<ReturnType<typeof swrFn>>, TError>(swrKey, swrFn, swrOptions)

  return {
    swrKey,
    ...query
  }
}
export const getCancelReplayUrl = (replayId: string,) => {




  return `/api/connection/events/replays/${encodeURIComponent(String(replayId))}`
}

/**
 * Events that are already queued for subscriptions are still delivered.
 * @summary Cancel a replay
 */
export const cancelReplay = async (replayId: string, options?: Parameters<typeof http>[1]): Promise<Replay> => {

  return http<Replay>(getCancelReplayUrl(replayId),
  {
    ...options,
    method: 'DELETE'


  }
);}




export const getCancelReplayMutationFetcher = (replayId: string, options?: SecondParameter<typeof http>) => {
  return (_: Key, __: { arg: Arguments }) => {
    return cancelReplay(replayId, options);
  }
}
export const getCancelReplayMutationKey = (replayId: string,) => [`/api/connection/events/replays/${replayId}`] as const;

export type CancelReplayMutationResult = NonNullable<Awaited<ReturnType<typeof cancelReplay>>>

/**
 * @summary Cancel a replay
 */
export const useCancelReplay = <TError = ErrorType<BadRequestResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse | InsufficientStorageResponse>>(
  replayId: string, options?: { swr?:SWRMutationConfiguration<Awaited<ReturnType<typeof cancelReplay>>, TError, Key, Arguments, Awaited<ReturnType<typeof cancelReplay>>> & { swrKey?: string }, request?: SecondParameter<typeof http>}
) => {

  const {swr: swrOptions, request: requestOptions} = options ?? {}

  const swrKey = swrOptions?.swrKey ?? getCancelReplayMutationKey(replayId);
  const swrFn = getCancelReplayMutationFetcher(replayId, requestOptions);

  const query = useSWRMutation(swrKey, swrFn, swrOptions)

  return {
    swrKey,
    ...query
  }
}
export const getListEventTopicsUrl = () => {




  return `/api/connection/events/topics`
}

/**
 * The catalog of Concordia’s own events. Also available as an AsyncAPI document at /asyncapi.json.
 * @summary List event topics
 */
export const listEventTopics = async ( options?: Parameters<typeof http>[1]): Promise<HubEventTopic[]> => {

  return http<HubEventTopic[]>(getListEventTopicsUrl(),
  {
    ...options,
    method: 'GET'


  }
);}




export const getListEventTopicsKey = () => [`/api/connection/events/topics`] as const;

export type ListEventTopicsQueryResult = NonNullable<Awaited<ReturnType<typeof listEventTopics>>>

/**
 * @summary List event topics
 */
export const useListEventTopics = <TError = ErrorType<BadRequestResponse | ForbiddenResponse | InternalServerErrorResponse | ServiceUnavailableResponse>>(
   options?: { swr?:SWRConfiguration<Awaited<ReturnType<typeof listEventTopics>>, TError> & { swrKey?: Key, enabled?: boolean }, request?: SecondParameter<typeof http> }
) => {
  const {swr: swrOptions, request: requestOptions} = options ?? {}

  const isEnabled = swrOptions?.enabled !== false
  const swrKey = swrOptions?.swrKey ?? (() => isEnabled ? getListEventTopicsKey() : null);
  const swrFn = () => listEventTopics(requestOptions)

  const query = useSwr<Awaited<ReturnType<typeof swrFn>>, TError>(swrKey, swrFn, swrOptions)

  return {
    swrKey,
    ...query
  }
}
export const getGetEventUrl = (eventId: string,) => {




  return `/api/connection/events/${encodeURIComponent(String(eventId))}`
}

/**
 * The published event and the status of its delivery to each subscription.
 * @summary Get an event and its deliveries
 */
export const getEvent = async (eventId: string, options?: Parameters<typeof http>[1]): Promise<HubEventDetail> => {

  return http<HubEventDetail>(getGetEventUrl(eventId),
  {
    ...options,
    method: 'GET'


  }
);}




export const getGetEventKey = (eventId: string,) => [`/api/connection/events/${eventId}`] as const;

export type GetEventQueryResult = NonNullable<Awaited<ReturnType<typeof getEvent>>>

/**
 * @summary Get an event and its deliveries
 */
export const useGetEvent = <TError = ErrorType<BadRequestResponse | ForbiddenResponse | NotFoundResponse | InternalServerErrorResponse | ServiceUnavailableResponse>>(
  eventId: string, options?: { swr?:SWRConfiguration<Awaited<ReturnType<typeof getEvent>>, TError> & { swrKey?: Key, enabled?: boolean }, request?: SecondParameter<typeof http> }
) => {
  const {swr: swrOptions, request: requestOptions} = options ?? {}

  const isEnabled = swrOptions?.enabled !== false && eventId !== null && eventId !== undefined
  const swrKey = swrOptions?.swrKey ?? (() => isEnabled ? getGetEventKey(eventId) : null);
  const swrFn = () => getEvent(eventId, requestOptions)

  const query = useSwr<Awaited<ReturnType<typeof swrFn>>, TError>(swrKey, swrFn, swrOptions)

  return {
    swrKey,
    ...query
  }
}
export const getGetConnectionSummaryUrl = () => {




  return `/api/connection/summary`
}

/**
 * Counts connected modules, active subscriptions, published events and failed events.
 * @summary Get connection hub counts
 */
export const getConnectionSummary = async ( options?: Parameters<typeof http>[1]): Promise<ConnectionSummary> => {

  return http<ConnectionSummary>(getGetConnectionSummaryUrl(),
  {
    ...options,
    method: 'GET'


  }
);}




export const getGetConnectionSummaryKey = () => [`/api/connection/summary`] as const;

export type GetConnectionSummaryQueryResult = NonNullable<Awaited<ReturnType<typeof getConnectionSummary>>>

/**
 * @summary Get connection hub counts
 */
export const useGetConnectionSummary = <TError = ErrorType<BadRequestResponse | ForbiddenResponse | InternalServerErrorResponse | ServiceUnavailableResponse>>(
   options?: { swr?:SWRConfiguration<Awaited<ReturnType<typeof getConnectionSummary>>, TError> & { swrKey?: Key, enabled?: boolean }, request?: SecondParameter<typeof http> }
) => {
  const {swr: swrOptions, request: requestOptions} = options ?? {}

  const isEnabled = swrOptions?.enabled !== false
  const swrKey = swrOptions?.swrKey ?? (() => isEnabled ? getGetConnectionSummaryKey() : null);
  const swrFn = () => getConnectionSummary(requestOptions)

  const query = useSwr<Awaited<ReturnType<typeof swrFn>>, TError>(swrKey, swrFn, swrOptions)

  return {
    swrKey,
    ...query
  }
}
export const getGetAsyncApiUrl = () => {




  return `/asyncapi.json`
}

/**
 * Returns an AsyncAPI 3 document of the events that webhooks can subscribe to.
 * @summary Get the AsyncAPI document
 */
export const getAsyncApi = async ( options?: Parameters<typeof http>[1]): Promise<AsyncApi> => {

  return http<AsyncApi>(getGetAsyncApiUrl(),
  {
    ...options,
    method: 'GET'


  }
);}




export const getGetAsyncApiKey = () => [`/asyncapi.json`] as const;

export type GetAsyncApiQueryResult = NonNullable<Awaited<ReturnType<typeof getAsyncApi>>>

/**
 * @summary Get the AsyncAPI document
 */
export const useGetAsyncApi = <TError = ErrorType<BadRequestResponse | ForbiddenResponse | InternalServerErrorResponse | ServiceUnavailableResponse>>(
   options?: { swr?:SWRConfiguration<Awaited<ReturnType<typeof getAsyncApi>>, TError> & { swrKey?: Key, enabled?: boolean }, request?: SecondParameter<typeof http> }
) => {
  const {swr: swrOptions, request: requestOptions} = options ?? {}

  const isEnabled = swrOptions?.enabled !== false
  const swrKey = swrOptions?.swrKey ?? (() => isEnabled ? getGetAsyncApiKey() : null);
  const swrFn = () => getAsyncApi(requestOptions)

  const query = useSwr<Awaited<ReturnType<typeof swrFn>>, TError>(swrKey, swrFn, swrOptions)

  return {
    swrKey,
    ...query
  }
}
