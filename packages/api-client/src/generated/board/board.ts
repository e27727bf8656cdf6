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
  BadRequestResponse,
  Board,
  BoardUpdate,
  ContentTooLargeResponse,
  ForbiddenResponse,
  InsufficientStorageResponse,
  InternalServerErrorResponse,
  NotFoundResponse,
  RequestTimeoutResponse,
  ServiceUnavailableResponse,
  TooManyRequestsResponse,
  UnsupportedMediaTypeResponse
} from '../model';

import { http } from '../../http';
import type { ErrorType } from '../../http';



  type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];



 export const getGetBoardUrl = () => {




  return `/api/board`
}

/**
 * The columns are shared across the workspace. A new workspace has the four columns of the statuses.
 * @summary Get the board
 */
export const getBoard = async ( options?: Parameters<typeof http>[1]): Promise<Board> => {

  return http<Board>(getGetBoardUrl(),
  {
    ...options,
    method: 'GET'


  }
);}




export const getGetBoardKey = () => [`/api/board`] as const;

export type GetBoardQueryResult = NonNullable<Awaited<ReturnType<typeof getBoard>>>

/**
 * @summary Get the board
 */
export const useGetBoard = <TError = ErrorType<BadRequestResponse | ForbiddenResponse | InternalServerErrorResponse | ServiceUnavailableResponse>>(
   options?: { swr?:SWRConfiguration<Awaited<ReturnType<typeof getBoard>>, TError> & { swrKey?: Key, enabled?: boolean }, request?: SecondParameter<typeof http> }
) => {
  const {swr: swrOptions, request: requestOptions} = options ?? {}

  const isEnabled = swrOptions?.enabled !== false
  const swrKey = swrOptions?.swrKey ?? (() => isEnabled ? getGetBoardKey() : null);
  const swrFn = () => getBoard(requestOptions)

  const query = useSwr<Awaited<ReturnType<typeof swrFn>>, TError>(swrKey, swrFn, swrOptions)

  return {
    swrKey,
    ...query
  }
}
export const getUpdateBoardUrl = () => {




  return `/api/board`
}

/**
 * Replaces the columns. A column of a view disappears when the view is deleted; conversations are not affected by columns of views.
 * @summary Update the board
 */
export const updateBoard = async (boardUpdate: BoardUpdate, options?: Parameters<typeof http>[1]): Promise<Board> => {

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
return http<Board>(getUpdateBoardUrl(),
  {
    ...options,
    method: 'PUT',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(boardUpdate)
  }
);}




export const getUpdateBoardMutationFetcher = ( options?: SecondParameter<typeof http>) => {
  return (_: Key, { arg }: { arg: BoardUpdate }) => {
    return updateBoard(arg, options);
  }
}
export const getUpdateBoardMutationKey = () => [`/api/board`] as const;

export type UpdateBoardMutationResult = NonNullable<Awaited<ReturnType<typeof updateBoard>>>

/**
 * @summary Update the board
 */
export const useUpdateBoard = <TError = ErrorType<BadRequestResponse | ForbiddenResponse | NotFoundResponse | RequestTimeoutResponse | ContentTooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse | InsufficientStorageResponse>>(
   options?: { swr?:SWRMutationConfiguration<Awaited<ReturnType<typeof updateBoard>>, TError, Key, BoardUpdate, Awaited<ReturnType<typeof updateBoard>>> & { swrKey?: string }, request?: SecondParameter<typeof http>}
) => {

  const {swr: swrOptions, request: requestOptions} = options ?? {}

  const swrKey = swrOptions?.swrKey ?? getUpdateBoardMutationKey();
  const swrFn = getUpdateBoardMutationFetcher(requestOptions);

  const query = useSWRMutation(swrKey, swrFn, swrOptions)

  return {
    swrKey,
    ...query
  }
}
