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
  Health,
  InternalServerErrorResponse,
  ServiceUnavailableResponse
} from '../model';

import { http } from '../../http';
import type { ErrorType } from '../../http';



  type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];



 export const getGetHealthUrl = () => {




  return `/api/health`
}

/**
 * `status` is `ok` or `degraded`. Each check reports its result.
 * @summary Check the database, the jobs and the disk
 */
export const getHealth = async ( options?: Parameters<typeof http>[1]): Promise<Health> => {

  return http<Health>(getGetHealthUrl(),
  {
    ...options,
    method: 'GET'


  }
);}




export const getGetHealthKey = () => [`/api/health`] as const;

export type GetHealthQueryResult = NonNullable<Awaited<ReturnType<typeof getHealth>>>

/**
 * @summary Check the database, the jobs and the disk
 */
export const useGetHealth = <TError = ErrorType<BadRequestResponse | ForbiddenResponse | InternalServerErrorResponse | ServiceUnavailableResponse>>(
   options?: { swr?:SWRConfiguration<Awaited<ReturnType<typeof getHealth>>, TError> & { swrKey?: Key, enabled?: boolean }, request?: SecondParameter<typeof http> }
) => {
  const {swr: swrOptions, request: requestOptions} = options ?? {}

  const isEnabled = swrOptions?.enabled !== false
  const swrKey = swrOptions?.swrKey ?? (() => isEnabled ? getGetHealthKey() : null);
  const swrFn = () => getHealth(requestOptions)

  const query = useSwr<Awaited<ReturnType<typeof swrFn>>, TError>(swrKey, swrFn, swrOptions)

  return {
    swrKey,
    ...query
  }
}
