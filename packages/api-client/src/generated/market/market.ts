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
  ForbiddenResponse,
  InternalServerErrorResponse,
  MarketQuote,
  ServiceUnavailableResponse
} from '../model';

import { http } from '../../http';
import type { ErrorType } from '../../http';



  type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];



 export const getGetMarketOverviewUrl = () => {




  return `/api/market/overview`
}

/**
 * Returns the most recently fetched data. Sources are fetched every ten minutes.
 * @summary Get the market overview
 */
export const getMarketOverview = async ( options?: Parameters<typeof http>[1]): Promise<MarketQuote[]> => {

  return http<MarketQuote[]>(getGetMarketOverviewUrl(),
  {
    ...options,
    method: 'GET'


  }
);}




export const getGetMarketOverviewKey = () => [`/api/market/overview`] as const;

export type GetMarketOverviewQueryResult = NonNullable<Awaited<ReturnType<typeof getMarketOverview>>>

/**
 * @summary Get the market overview
 */
export const useGetMarketOverview = <TError = ErrorType<BadRequestResponse | ForbiddenResponse | InternalServerErrorResponse | ServiceUnavailableResponse>>(
   options?: { swr?:SWRConfiguration<Awaited<ReturnType<typeof getMarketOverview>>, TError> & { swrKey?: Key, enabled?: boolean }, request?: SecondParameter<typeof http> }
) => {
  const {swr: swrOptions, request: requestOptions} = options ?? {}

  const isEnabled = swrOptions?.enabled !== false
  const swrKey = swrOptions?.swrKey ?? (() => isEnabled ? getGetMarketOverviewKey() : null);
  const swrFn = () => getMarketOverview(requestOptions)

  const query = useSwr<Awaited<ReturnType<typeof swrFn>>, TError>(swrKey, swrFn, swrOptions)

  return {
    swrKey,
    ...query
  }
}
