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
  CalendarEvent,
  CalendarFeed,
  CalendarFeedName,
  CalendarSubscription,
  CalendarSubscriptionCreation,
  CalendarSubscriptionUpdate,
  ConflictResponse,
  ContentTooLargeResponse,
  ForbiddenResponse,
  InsufficientStorageResponse,
  InternalServerErrorResponse,
  ListCalendarEventsParams,
  NotFoundResponse,
  RequestTimeoutResponse,
  ServiceUnavailableResponse,
  TooManyRequestsResponse,
  UnsupportedMediaTypeResponse
} from '../model';

import { http } from '../../http';
import type { ErrorType } from '../../http';



  type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];



 export const getListCalendarEventsUrl = (params?: ListCalendarEventsParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/api/calendar/events?${stringifiedParams}` : `/api/calendar/events`
}

/**
 * Events of the subscribed calendars that take place on a day, from two days ago to sixty days ahead. Calendars are read every fifteen minutes.
 * @summary List the events of a day
 */
export const listCalendarEvents = async (params?: ListCalendarEventsParams, options?: Parameters<typeof http>[1]): Promise<CalendarEvent[]> => {

  return http<CalendarEvent[]>(getListCalendarEventsUrl(params),
  {
    ...options,
    method: 'GET'


  }
);}




export const getListCalendarEventsKey = (params?: ListCalendarEventsParams,) => [`/api/calendar/events`, ...(params ? [params]: [])] as const;

export type ListCalendarEventsQueryResult = NonNullable<Awaited<ReturnType<typeof listCalendarEvents>>>

/**
 * @summary List the events of a day
 */
export const useListCalendarEvents = <TError = ErrorType<BadRequestResponse | ForbiddenResponse | InternalServerErrorResponse | ServiceUnavailableResponse>>(
  params?: ListCalendarEventsParams, options?: { swr?:SWRConfiguration<Awaited<ReturnType<typeof listCalendarEvents>>, TError> & { swrKey?: Key, enabled?: boolean }, request?: SecondParameter<typeof http> }
) => {
  const {swr: swrOptions, request: requestOptions} = options ?? {}

  const isEnabled = swrOptions?.enabled !== false
  const swrKey = swrOptions?.swrKey ?? (() => isEnabled ? getListCalendarEventsKey(params) : null);
  const swrFn = () => listCalendarEvents(params, requestOptions)

  const query = useSwr<Awaited<ReturnType<typeof swrFn>>, TError>(swrKey, swrFn, swrOptions)

  return {
    swrKey,
    ...query
  }
}
export const getGetCalendarFeedsUrl = () => {




  return `/api/calendar/feeds`
}

/**
 * Subscription addresses for calendar apps. Anyone with an address can read its feed. Renew the address to revoke access.
 * @summary List calendar feeds
 */
export const getCalendarFeeds = async ( options?: Parameters<typeof http>[1]): Promise<CalendarFeed[]> => {

  return http<CalendarFeed[]>(getGetCalendarFeedsUrl(),
  {
    ...options,
    method: 'GET'


  }
);}




export const getGetCalendarFeedsKey = () => [`/api/calendar/feeds`] as const;

export type GetCalendarFeedsQueryResult = NonNullable<Awaited<ReturnType<typeof getCalendarFeeds>>>

/**
 * @summary List calendar feeds
 */
export const useGetCalendarFeeds = <TError = ErrorType<BadRequestResponse | ForbiddenResponse | InternalServerErrorResponse | ServiceUnavailableResponse>>(
   options?: { swr?:SWRConfiguration<Awaited<ReturnType<typeof getCalendarFeeds>>, TError> & { swrKey?: Key, enabled?: boolean }, request?: SecondParameter<typeof http> }
) => {
  const {swr: swrOptions, request: requestOptions} = options ?? {}

  const isEnabled = swrOptions?.enabled !== false
  const swrKey = swrOptions?.swrKey ?? (() => isEnabled ? getGetCalendarFeedsKey() : null);
  const swrFn = () => getCalendarFeeds(requestOptions)

  const query = useSwr<Awaited<ReturnType<typeof swrFn>>, TError>(swrKey, swrFn, swrOptions)

  return {
    swrKey,
    ...query
  }
}
export const getRenewCalendarFeedUrl = (feed: CalendarFeedName,) => {




  return `/api/calendar/feeds/${encodeURIComponent(String(feed))}/renew`
}

/**
 * The old address stops working immediately.
 * @summary Renew a calendar feed address
 */
export const renewCalendarFeed = async (feed: CalendarFeedName, options?: Parameters<typeof http>[1]): Promise<CalendarFeed> => {

  return http<CalendarFeed>(getRenewCalendarFeedUrl(feed),
  {
    ...options,
    method: 'POST'


  }
);}




export const getRenewCalendarFeedMutationFetcher = (feed: CalendarFeedName, options?: SecondParameter<typeof http>) => {
  return (_: Key, __: { arg: Arguments }) => {
    return renewCalendarFeed(feed, options);
  }
}
export const getRenewCalendarFeedMutationKey = (feed: CalendarFeedName,) => [`/api/calendar/feeds/${feed}/renew`] as const;

export type RenewCalendarFeedMutationResult = NonNullable<Awaited<ReturnType<typeof renewCalendarFeed>>>

/**
 * @summary Renew a calendar feed address
 */
export const useRenewCalendarFeed = <TError = ErrorType<BadRequestResponse | ForbiddenResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse | InsufficientStorageResponse>>(
  feed: CalendarFeedName, options?: { swr?:SWRMutationConfiguration<Awaited<ReturnType<typeof renewCalendarFeed>>, TError, Key, Arguments, Awaited<ReturnType<typeof renewCalendarFeed>>> & { swrKey?: string }, request?: SecondParameter<typeof http>}
) => {

  const {swr: swrOptions, request: requestOptions} = options ?? {}

  const swrKey = swrOptions?.swrKey ?? getRenewCalendarFeedMutationKey(feed);
  const swrFn = getRenewCalendarFeedMutationFetcher(feed, requestOptions);

  const query = useSWRMutation(swrKey, swrFn, swrOptions)

  return {
    swrKey,
    ...query
  }
}
export const getListCalendarSubscriptionsUrl = () => {




  return `/api/calendar/subscriptions`
}

/**
 * Calendars of other programs, with the last reading of each and its error, if it failed.
 * @summary List calendar subscriptions
 */
export const listCalendarSubscriptions = async ( options?: Parameters<typeof http>[1]): Promise<CalendarSubscription[]> => {

  return http<CalendarSubscription[]>(getListCalendarSubscriptionsUrl(),
  {
    ...options,
    method: 'GET'


  }
);}




export const getListCalendarSubscriptionsKey = () => [`/api/calendar/subscriptions`] as const;

export type ListCalendarSubscriptionsQueryResult = NonNullable<Awaited<ReturnType<typeof listCalendarSubscriptions>>>

/**
 * @summary List calendar subscriptions
 */
export const useListCalendarSubscriptions = <TError = ErrorType<BadRequestResponse | ForbiddenResponse | InternalServerErrorResponse | ServiceUnavailableResponse>>(
   options?: { swr?:SWRConfiguration<Awaited<ReturnType<typeof listCalendarSubscriptions>>, TError> & { swrKey?: Key, enabled?: boolean }, request?: SecondParameter<typeof http> }
) => {
  const {swr: swrOptions, request: requestOptions} = options ?? {}

  const isEnabled = swrOptions?.enabled !== false
  const swrKey = swrOptions?.swrKey ?? (() => isEnabled ? getListCalendarSubscriptionsKey() : null);
  const swrFn = () => listCalendarSubscriptions(requestOptions)

  const query = useSwr<Awaited<ReturnType<typeof swrFn>>, TError>(swrKey, swrFn, swrOptions)

  return {
    swrKey,
    ...query
  }
}
export const getCreateCalendarSubscriptionUrl = () => {




  return `/api/calendar/subscriptions`
}

/**
 * The address is stored encrypted and never returned. Returns 409 if it is already in the list.
 * @summary Subscribe to a calendar
 */
export const createCalendarSubscription = async (calendarSubscriptionCreation: CalendarSubscriptionCreation, options?: Parameters<typeof http>[1]): Promise<CalendarSubscription> => {

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
return http<CalendarSubscription>(getCreateCalendarSubscriptionUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(calendarSubscriptionCreation)
  }
);}




export const getCreateCalendarSubscriptionMutationFetcher = ( options?: SecondParameter<typeof http>) => {
  return (_: Key, { arg }: { arg: CalendarSubscriptionCreation }) => {
    return createCalendarSubscription(arg, options);
  }
}
export const getCreateCalendarSubscriptionMutationKey = () => [`/api/calendar/subscriptions`] as const;

export type CreateCalendarSubscriptionMutationResult = NonNullable<Awaited<ReturnType<typeof createCalendarSubscription>>>

/**
 * @summary Subscribe to a calendar
 */
export const useCreateCalendarSubscription = <TError = ErrorType<BadRequestResponse | ForbiddenResponse | RequestTimeoutResponse | ConflictResponse | ContentTooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse | InsufficientStorageResponse>>(
   options?: { swr?:SWRMutationConfiguration<Awaited<ReturnType<typeof createCalendarSubscription>>, TError, Key, CalendarSubscriptionCreation, Awaited<ReturnType<typeof createCalendarSubscription>>> & { swrKey?: string }, request?: SecondParameter<typeof http>}
) => {

  const {swr: swrOptions, request: requestOptions} = options ?? {}

  const swrKey = swrOptions?.swrKey ?? getCreateCalendarSubscriptionMutationKey();
  const swrFn = getCreateCalendarSubscriptionMutationFetcher(requestOptions);

  const query = useSWRMutation(swrKey, swrFn, swrOptions)

  return {
    swrKey,
    ...query
  }
}
export const getUpdateCalendarSubscriptionUrl = (calendarSubscriptionId: string,) => {




  return `/api/calendar/subscriptions/${encodeURIComponent(String(calendarSubscriptionId))}`
}

/**
 * Renames it, or turns it on or off.
 * @summary Update a calendar subscription
 */
export const updateCalendarSubscription = async (calendarSubscriptionId: string,
    calendarSubscriptionUpdate: CalendarSubscriptionUpdate, options?: Parameters<typeof http>[1]): Promise<CalendarSubscription> => {

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
return http<CalendarSubscription>(getUpdateCalendarSubscriptionUrl(calendarSubscriptionId),
  {
    ...options,
    method: 'PATCH',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(calendarSubscriptionUpdate)
  }
);}




export const getUpdateCalendarSubscriptionMutationFetcher = (calendarSubscriptionId: string, options?: SecondParameter<typeof http>) => {
  return (_: Key, { arg }: { arg: CalendarSubscriptionUpdate }) => {
    return updateCalendarSubscription(calendarSubscriptionId, arg, options);
  }
}
export const getUpdateCalendarSubscriptionMutationKey = (calendarSubscriptionId: string,) => [`/api/calendar/subscriptions/${calendarSubscriptionId}`] as const;

export type UpdateCalendarSubscriptionMutationResult = NonNullable<Awaited<ReturnType<typeof updateCalendarSubscription>>>

/**
 * @summary Update a calendar subscription
 */
export const useUpdateCalendarSubscription = <TError = ErrorType<BadRequestResponse | ForbiddenResponse | NotFoundResponse | RequestTimeoutResponse | ContentTooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse | InsufficientStorageResponse>>(
  calendarSubscriptionId: string, options?: { swr?:SWRMutationConfiguration<Awaited<ReturnType<typeof updateCalendarSubscription>>, TError, Key, CalendarSubscriptionUpdate, Awaited<ReturnType<typeof updateCalendarSubscription>>> & { swrKey?: string }, request?: SecondParameter<typeof http>}
) => {

  const {swr: swrOptions, request: requestOptions} = options ?? {}

  const swrKey = swrOptions?.swrKey ?? getUpdateCalendarSubscriptionMutationKey(calendarSubscriptionId);
  const swrFn = getUpdateCalendarSubscriptionMutationFetcher(calendarSubscriptionId, requestOptions);

  const query = useSWRMutation(swrKey, swrFn, swrOptions)

  return {
    swrKey,
    ...query
  }
}
export const getDeleteCalendarSubscriptionUrl = (calendarSubscriptionId: string,) => {




  return `/api/calendar/subscriptions/${encodeURIComponent(String(calendarSubscriptionId))}`
}

/**
 * Also deletes its events here.
 * @summary Unsubscribe from a calendar
 */
export const deleteCalendarSubscription = async (calendarSubscriptionId: string, options?: Parameters<typeof http>[1]): Promise<CalendarSubscription> => {

  return http<CalendarSubscription>(getDeleteCalendarSubscriptionUrl(calendarSubscriptionId),
  {
    ...options,
    method: 'DELETE'


  }
);}




export const getDeleteCalendarSubscriptionMutationFetcher = (calendarSubscriptionId: string, options?: SecondParameter<typeof http>) => {
  return (_: Key, __: { arg: Arguments }) => {
    return deleteCalendarSubscription(calendarSubscriptionId, options);
  }
}
export const getDeleteCalendarSubscriptionMutationKey = (calendarSubscriptionId: string,) => [`/api/calendar/subscriptions/${calendarSubscriptionId}`] as const;

export type DeleteCalendarSubscriptionMutationResult = NonNullable<Awaited<ReturnType<typeof deleteCalendarSubscription>>>

/**
 * @summary Unsubscribe from a calendar
 */
export const useDeleteCalendarSubscription = <TError = ErrorType<BadRequestResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse | InsufficientStorageResponse>>(
  calendarSubscriptionId: string, options?: { swr?:SWRMutationConfiguration<Awaited<ReturnType<typeof deleteCalendarSubscription>>, TError, Key, Arguments, Awaited<ReturnType<typeof deleteCalendarSubscription>>> & { swrKey?: string }, request?: SecondParameter<typeof http>}
) => {

  const {swr: swrOptions, request: requestOptions} = options ?? {}

  const swrKey = swrOptions?.swrKey ?? getDeleteCalendarSubscriptionMutationKey(calendarSubscriptionId);
  const swrFn = getDeleteCalendarSubscriptionMutationFetcher(calendarSubscriptionId, requestOptions);

  const query = useSWRMutation(swrKey, swrFn, swrOptions)

  return {
    swrKey,
    ...query
  }
}
