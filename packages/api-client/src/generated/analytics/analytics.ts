/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */
import useSwr from 'swr';
import type {
  Key,
  SWRConfiguration
} from 'swr';

import type {
  AccountStats,
  AnalyticsOverview,
  AnalyticsRange,
  BadRequestResponse,
  ForbiddenResponse,
  GetAccountStatsParams,
  GetAnalyticsOverviewOfRangeParams,
  GetAnalyticsOverviewParams,
  GetMessageActivityParams,
  InternalServerErrorResponse,
  MessageActivity,
  ServiceUnavailableResponse,
  Stats
} from '../model';

import { http } from '../../http';
import type { ErrorType } from '../../http';



  type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];



 export const getGetMessageActivityUrl = (params?: GetMessageActivityParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/api/analytics/activity?${stringifiedParams}` : `/api/analytics/activity`
}

/**
 * Twelve weeks and the twelve before, in the workspace time zone, from stored daily counts.
 * @summary Get when messages come and go
 */
export const getMessageActivity = async (params?: GetMessageActivityParams, options?: Parameters<typeof http>[1]): Promise<MessageActivity> => {

  return http<MessageActivity>(getGetMessageActivityUrl(params),
  {
    ...options,
    method: 'GET'


  }
);}




export const getGetMessageActivityKey = (params?: GetMessageActivityParams,) => [`/api/analytics/activity`, ...(params ? [params]: [])] as const;

export type GetMessageActivityQueryResult = NonNullable<Awaited<ReturnType<typeof getMessageActivity>>>

/**
 * @summary Get when messages come and go
 */
export const useGetMessageActivity = <TError = ErrorType<BadRequestResponse | ForbiddenResponse | InternalServerErrorResponse | ServiceUnavailableResponse>>(
  params?: GetMessageActivityParams, options?: { swr?:SWRConfiguration<Awaited<ReturnType<typeof getMessageActivity>>, TError> & { swrKey?: Key, enabled?: boolean }, request?: SecondParameter<typeof http> }
) => {
  const {swr: swrOptions, request: requestOptions} = options ?? {}

  const isEnabled = swrOptions?.enabled !== false
  const swrKey = swrOptions?.swrKey ?? (() => isEnabled ? getGetMessageActivityKey(params) : null);
  const swrFn = () => getMessageActivity(params, requestOptions)

  const query = useSwr<Awaited<ReturnType<typeof swrFn>>, TError>(swrKey, swrFn, swrOptions)

  return {
    swrKey,
    ...query
  }
}
export const getGetAnalyticsOverviewUrl = (params?: GetAnalyticsOverviewParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/api/analytics/overview?${stringifiedParams}` : `/api/analytics/overview`
}

/**
 * Days follow the workspace time zone.
 * @summary Get message volume and response times
 */
export const getAnalyticsOverview = async (params?: GetAnalyticsOverviewParams, options?: Parameters<typeof http>[1]): Promise<AnalyticsOverview> => {

  return http<AnalyticsOverview>(getGetAnalyticsOverviewUrl(params),
  {
    ...options,
    method: 'GET'


  }
);}




export const getGetAnalyticsOverviewKey = (params?: GetAnalyticsOverviewParams,) => [`/api/analytics/overview`, ...(params ? [params]: [])] as const;

export type GetAnalyticsOverviewQueryResult = NonNullable<Awaited<ReturnType<typeof getAnalyticsOverview>>>

/**
 * @summary Get message volume and response times
 */
export const useGetAnalyticsOverview = <TError = ErrorType<BadRequestResponse | ForbiddenResponse | InternalServerErrorResponse | ServiceUnavailableResponse>>(
  params?: GetAnalyticsOverviewParams, options?: { swr?:SWRConfiguration<Awaited<ReturnType<typeof getAnalyticsOverview>>, TError> & { swrKey?: Key, enabled?: boolean }, request?: SecondParameter<typeof http> }
) => {
  const {swr: swrOptions, request: requestOptions} = options ?? {}

  const isEnabled = swrOptions?.enabled !== false
  const swrKey = swrOptions?.swrKey ?? (() => isEnabled ? getGetAnalyticsOverviewKey(params) : null);
  const swrFn = () => getAnalyticsOverview(params, requestOptions)

  const query = useSwr<Awaited<ReturnType<typeof swrFn>>, TError>(swrKey, swrFn, swrOptions)

  return {
    swrKey,
    ...query
  }
}
export const getGetAnalyticsOverviewOfRangeUrl = (range: AnalyticsRange,
    params?: GetAnalyticsOverviewOfRangeParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/api/analytics/overview/${encodeURIComponent(String(range))}?${stringifiedParams}` : `/api/analytics/overview/${encodeURIComponent(String(range))}`
}

/**
 * Same as `getAnalyticsOverview`, with the range as a path segment.
 * @summary Get the overview for a range
 */
export const getAnalyticsOverviewOfRange = async (range: AnalyticsRange,
    params?: GetAnalyticsOverviewOfRangeParams, options?: Parameters<typeof http>[1]): Promise<AnalyticsOverview> => {

  return http<AnalyticsOverview>(getGetAnalyticsOverviewOfRangeUrl(range,params),
  {
    ...options,
    method: 'GET'


  }
);}




export const getGetAnalyticsOverviewOfRangeKey = (range: AnalyticsRange,
    params?: GetAnalyticsOverviewOfRangeParams,) => [`/api/analytics/overview/${range}`, ...(params ? [params]: [])] as const;

export type GetAnalyticsOverviewOfRangeQueryResult = NonNullable<Awaited<ReturnType<typeof getAnalyticsOverviewOfRange>>>

/**
 * @summary Get the overview for a range
 */
export const useGetAnalyticsOverviewOfRange = <TError = ErrorType<BadRequestResponse | ForbiddenResponse | InternalServerErrorResponse | ServiceUnavailableResponse>>(
  range: AnalyticsRange,
    params?: GetAnalyticsOverviewOfRangeParams, options?: { swr?:SWRConfiguration<Awaited<ReturnType<typeof getAnalyticsOverviewOfRange>>, TError> & { swrKey?: Key, enabled?: boolean }, request?: SecondParameter<typeof http> }
) => {
  const {swr: swrOptions, request: requestOptions} = options ?? {}

  const isEnabled = swrOptions?.enabled !== false && range !== null && range !== undefined
  const swrKey = swrOptions?.swrKey ?? (() => isEnabled ? getGetAnalyticsOverviewOfRangeKey(range,params) : null);
  const swrFn = () => getAnalyticsOverviewOfRange(range,params, requestOptions)

  const query = useSwr<Awaited<ReturnType<typeof swrFn>>, TError>(swrKey, swrFn, swrOptions)

  return {
    swrKey,
    ...query
  }
}
export const getGetStatsUrl = () => {




  return `/api/analytics/stats`
}

/**
 * The counts are precomputed. Response time does not depend on the number of messages.
 * @summary Get board and sidebar counts
 */
export const getStats = async ( options?: Parameters<typeof http>[1]): Promise<Stats> => {

  return http<Stats>(getGetStatsUrl(),
  {
    ...options,
    method: 'GET'


  }
);}




export const getGetStatsKey = () => [`/api/analytics/stats`] as const;

export type GetStatsQueryResult = NonNullable<Awaited<ReturnType<typeof getStats>>>

/**
 * @summary Get board and sidebar counts
 */
export const useGetStats = <TError = ErrorType<BadRequestResponse | ForbiddenResponse | InternalServerErrorResponse | ServiceUnavailableResponse>>(
   options?: { swr?:SWRConfiguration<Awaited<ReturnType<typeof getStats>>, TError> & { swrKey?: Key, enabled?: boolean }, request?: SecondParameter<typeof http> }
) => {
  const {swr: swrOptions, request: requestOptions} = options ?? {}

  const isEnabled = swrOptions?.enabled !== false
  const swrKey = swrOptions?.swrKey ?? (() => isEnabled ? getGetStatsKey() : null);
  const swrFn = () => getStats(requestOptions)

  const query = useSwr<Awaited<ReturnType<typeof swrFn>>, TError>(swrKey, swrFn, swrOptions)

  return {
    swrKey,
    ...query
  }
}
export const getGetAccountStatsUrl = (params?: GetAccountStatsParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/api/analytics/stats/accounts?${stringifiedParams}` : `/api/analytics/stats/accounts`
}

/**
 * Counts the messages that came in or left by each account of a channel.
 * @summary Get message counts by account
 */
export const getAccountStats = async (params?: GetAccountStatsParams, options?: Parameters<typeof http>[1]): Promise<AccountStats[]> => {

  return http<AccountStats[]>(getGetAccountStatsUrl(params),
  {
    ...options,
    method: 'GET'


  }
);}




export const getGetAccountStatsKey = (params?: GetAccountStatsParams,) => [`/api/analytics/stats/accounts`, ...(params ? [params]: [])] as const;

export type GetAccountStatsQueryResult = NonNullable<Awaited<ReturnType<typeof getAccountStats>>>

/**
 * @summary Get message counts by account
 */
export const useGetAccountStats = <TError = ErrorType<BadRequestResponse | ForbiddenResponse | InternalServerErrorResponse | ServiceUnavailableResponse>>(
  params?: GetAccountStatsParams, options?: { swr?:SWRConfiguration<Awaited<ReturnType<typeof getAccountStats>>, TError> & { swrKey?: Key, enabled?: boolean }, request?: SecondParameter<typeof http> }
) => {
  const {swr: swrOptions, request: requestOptions} = options ?? {}

  const isEnabled = swrOptions?.enabled !== false
  const swrKey = swrOptions?.swrKey ?? (() => isEnabled ? getGetAccountStatsKey(params) : null);
  const swrFn = () => getAccountStats(params, requestOptions)

  const query = useSwr<Awaited<ReturnType<typeof swrFn>>, TError>(swrKey, swrFn, swrOptions)

  return {
    swrKey,
    ...query
  }
}
