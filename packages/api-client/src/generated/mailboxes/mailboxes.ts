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
  ReadMailbox,
  ServiceUnavailableResponse
} from '../model';

import { http } from '../../http';
import type { ErrorType } from '../../http';



  type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];



 export const getListMailboxesUrl = () => {




  return `/api/mailboxes`
}

/**
 * Lists the state, read progress and last failure of each mailbox.
 * @summary List mailboxes
 */
export const listMailboxes = async ( options?: Parameters<typeof http>[1]): Promise<ReadMailbox[]> => {

  return http<ReadMailbox[]>(getListMailboxesUrl(),
  {
    ...options,
    method: 'GET'


  }
);}




export const getListMailboxesKey = () => [`/api/mailboxes`] as const;

export type ListMailboxesQueryResult = NonNullable<Awaited<ReturnType<typeof listMailboxes>>>

/**
 * @summary List mailboxes
 */
export const useListMailboxes = <TError = ErrorType<BadRequestResponse | ForbiddenResponse | InternalServerErrorResponse | ServiceUnavailableResponse>>(
   options?: { swr?:SWRConfiguration<Awaited<ReturnType<typeof listMailboxes>>, TError> & { swrKey?: Key, enabled?: boolean }, request?: SecondParameter<typeof http> }
) => {
  const {swr: swrOptions, request: requestOptions} = options ?? {}

  const isEnabled = swrOptions?.enabled !== false
  const swrKey = swrOptions?.swrKey ?? (() => isEnabled ? getListMailboxesKey() : null);
  const swrFn = () => listMailboxes(requestOptions)

  const query = useSwr<Awaited<ReturnType<typeof swrFn>>, TError>(swrKey, swrFn, swrOptions)

  return {
    swrKey,
    ...query
  }
}
