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
  CalendarFeed,
  CalendarFeedName,
  ForbiddenResponse,
  InsufficientStorageResponse,
  InternalServerErrorResponse,
  ServiceUnavailableResponse,
  TooManyRequestsResponse
} from '../model';

import { http } from '../../http';
import type { ErrorType } from '../../http';



  type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];



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
