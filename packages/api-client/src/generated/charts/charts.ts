/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */
import useSwr from 'swr';
import type {
  Key,
  SWRConfiguration
} from 'swr';

import type {
  BadRequestResponse,
  DrawTwitterPerformanceParams,
  ForbiddenResponse,
  InternalServerErrorResponse,
  ServiceUnavailableResponse,
  TwitterPerformance
} from '../model';

import { http } from '../../http';
import type { ErrorType } from '../../http';



  type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];



 export const getGetTwitterPerformanceUrl = () => {




  return `/api/analytics/twitter`
}

/**
 * The same figures as the chart. Returns 503 until X reports metrics for one of our posts.
 * @summary Get the performance of our X posts
 */
export const getTwitterPerformance = async ( options?: Parameters<typeof http>[1]): Promise<TwitterPerformance> => {

  return http<TwitterPerformance>(getGetTwitterPerformanceUrl(),
  {
    ...options,
    method: 'GET'


  }
);}




export const getGetTwitterPerformanceKey = () => [`/api/analytics/twitter`] as const;

export type GetTwitterPerformanceQueryResult = NonNullable<Awaited<ReturnType<typeof getTwitterPerformance>>>

/**
 * @summary Get the performance of our X posts
 */
export const useGetTwitterPerformance = <TError = ErrorType<BadRequestResponse | ForbiddenResponse | InternalServerErrorResponse | ServiceUnavailableResponse>>(
   options?: { swr?:SWRConfiguration<Awaited<ReturnType<typeof getTwitterPerformance>>, TError> & { swrKey?: Key, enabled?: boolean }, request?: SecondParameter<typeof http> }
) => {
  const {swr: swrOptions, request: requestOptions} = options ?? {}

  const isEnabled = swrOptions?.enabled !== false
  const swrKey = swrOptions?.swrKey ?? (() => isEnabled ? getGetTwitterPerformanceKey() : null);
  const swrFn = () => getTwitterPerformance(requestOptions)

  const query = useSwr<Awaited<ReturnType<typeof swrFn>>, TError>(swrKey, swrFn, swrOptions)

  return {
    swrKey,
    ...query
  }
}
export const getDrawTwitterPerformanceUrl = (params?: DrawTwitterPerformanceParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/charts/twitter_performance.png?${stringifiedParams}` : `/charts/twitter_performance.png`
}

/**
 * Returns a PNG at twice its display size of 720 × 440. Returns 503 until X reports metrics for one of our posts.
 * @summary Get the chart of our X posts
 */
export const drawTwitterPerformance = async (params?: DrawTwitterPerformanceParams, options?: Parameters<typeof http>[1]): Promise<Blob> => {

  return http<Blob>(getDrawTwitterPerformanceUrl(params),
  {
    ...options,
    method: 'GET'


  }
);}




export const getDrawTwitterPerformanceKey = (params?: DrawTwitterPerformanceParams,) => [`/charts/twitter_performance.png`, ...(params ? [params]: [])] as const;

export type DrawTwitterPerformanceQueryResult = NonNullable<Awaited<ReturnType<typeof drawTwitterPerformance>>>

/**
 * @summary Get the chart of our X posts
 */
export const useDrawTwitterPerformance = <TError = ErrorType<BadRequestResponse | ForbiddenResponse | InternalServerErrorResponse | ServiceUnavailableResponse>>(
  params?: DrawTwitterPerformanceParams, options?: { swr?:SWRConfiguration<Awaited<ReturnType<typeof drawTwitterPerformance>>, TError> & { swrKey?: Key, enabled?: boolean }, request?: SecondParameter<typeof http> }
) => {
  const {swr: swrOptions, request: requestOptions} = options ?? {}

  const isEnabled = swrOptions?.enabled !== false
  const swrKey = swrOptions?.swrKey ?? (() => isEnabled ? getDrawTwitterPerformanceKey(params) : null);
  const swrFn = () => drawTwitterPerformance(params, requestOptions)

  const query = useSwr<Awaited<ReturnType<typeof swrFn>>, TError>(swrKey, swrFn, swrOptions)

  return {
    swrKey,
    ...query
  }
}
