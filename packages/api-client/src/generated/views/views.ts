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
  ConflictResponse,
  ContentTooLargeResponse,
  ForbiddenResponse,
  InsufficientStorageResponse,
  InternalServerErrorResponse,
  NotFoundResponse,
  RequestTimeoutResponse,
  ServiceUnavailableResponse,
  TooManyRequestsResponse,
  UnsupportedMediaTypeResponse,
  View,
  ViewCreate,
  ViewUpdate
} from '../model';

import { http } from '../../http';
import type { ErrorType } from '../../http';



  type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];



 export const getListViewsUrl = () => {




  return `/api/views`
}

/**
 * Views are shared across the workspace.
 * @summary List views
 */
export const listViews = async ( options?: Parameters<typeof http>[1]): Promise<View[]> => {

  return http<View[]>(getListViewsUrl(),
  {
    ...options,
    method: 'GET'


  }
);}




export const getListViewsKey = () => [`/api/views`] as const;

export type ListViewsQueryResult = NonNullable<Awaited<ReturnType<typeof listViews>>>

/**
 * @summary List views
 */
export const useListViews = <TError = ErrorType<BadRequestResponse | ForbiddenResponse | InternalServerErrorResponse | ServiceUnavailableResponse>>(
   options?: { swr?:SWRConfiguration<Awaited<ReturnType<typeof listViews>>, TError> & { swrKey?: Key, enabled?: boolean }, request?: SecondParameter<typeof http> }
) => {
  const {swr: swrOptions, request: requestOptions} = options ?? {}

  const isEnabled = swrOptions?.enabled !== false
  const swrKey = swrOptions?.swrKey ?? (() => isEnabled ? getListViewsKey() : null);
  const swrFn = () => listViews(requestOptions)

  const query = useSwr<Awaited<ReturnType<typeof swrFn>>, TError>(swrKey, swrFn, swrOptions)

  return {
    swrKey,
    ...query
  }
}
export const getCreateViewUrl = () => {




  return `/api/views`
}

/**
 * The new item is added at the end. A workspace can have up to 50.
 * @summary Create a view
 */
export const createView = async (viewCreate: ViewCreate, options?: Parameters<typeof http>[1]): Promise<View> => {

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
return http<View>(getCreateViewUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(viewCreate)
  }
);}




export const getCreateViewMutationFetcher = ( options?: SecondParameter<typeof http>) => {
  return (_: Key, { arg }: { arg: ViewCreate }) => {
    return createView(arg, options);
  }
}
export const getCreateViewMutationKey = () => [`/api/views`] as const;

export type CreateViewMutationResult = NonNullable<Awaited<ReturnType<typeof createView>>>

/**
 * @summary Create a view
 */
export const useCreateView = <TError = ErrorType<BadRequestResponse | ForbiddenResponse | RequestTimeoutResponse | ConflictResponse | ContentTooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse | InsufficientStorageResponse>>(
   options?: { swr?:SWRMutationConfiguration<Awaited<ReturnType<typeof createView>>, TError, Key, ViewCreate, Awaited<ReturnType<typeof createView>>> & { swrKey?: string }, request?: SecondParameter<typeof http>}
) => {

  const {swr: swrOptions, request: requestOptions} = options ?? {}

  const swrKey = swrOptions?.swrKey ?? getCreateViewMutationKey();
  const swrFn = getCreateViewMutationFetcher(requestOptions);

  const query = useSWRMutation(swrKey, swrFn, swrOptions)

  return {
    swrKey,
    ...query
  }
}
export const getUpdateViewUrl = (viewId: string,) => {




  return `/api/views/${encodeURIComponent(String(viewId))}`
}

/**
 * Updates only the fields in the request. A new position shifts the other views.
 * @summary Update a view
 */
export const updateView = async (viewId: string,
    viewUpdate: ViewUpdate, options?: Parameters<typeof http>[1]): Promise<View> => {

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
return http<View>(getUpdateViewUrl(viewId),
  {
    ...options,
    method: 'PATCH',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(viewUpdate)
  }
);}




export const getUpdateViewMutationFetcher = (viewId: string, options?: SecondParameter<typeof http>) => {
  return (_: Key, { arg }: { arg: ViewUpdate }) => {
    return updateView(viewId, arg, options);
  }
}
export const getUpdateViewMutationKey = (viewId: string,) => [`/api/views/${viewId}`] as const;

export type UpdateViewMutationResult = NonNullable<Awaited<ReturnType<typeof updateView>>>

/**
 * @summary Update a view
 */
export const useUpdateView = <TError = ErrorType<BadRequestResponse | ForbiddenResponse | NotFoundResponse | RequestTimeoutResponse | ContentTooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse | InsufficientStorageResponse>>(
  viewId: string, options?: { swr?:SWRMutationConfiguration<Awaited<ReturnType<typeof updateView>>, TError, Key, ViewUpdate, Awaited<ReturnType<typeof updateView>>> & { swrKey?: string }, request?: SecondParameter<typeof http>}
) => {

  const {swr: swrOptions, request: requestOptions} = options ?? {}

  const swrKey = swrOptions?.swrKey ?? getUpdateViewMutationKey(viewId);
  const swrFn = getUpdateViewMutationFetcher(viewId, requestOptions);

  const query = useSWRMutation(swrKey, swrFn, swrOptions)

  return {
    swrKey,
    ...query
  }
}
export const getDeleteViewUrl = (viewId: string,) => {




  return `/api/views/${encodeURIComponent(String(viewId))}`
}

/**
 * Deletes only the saved filter. Messages are not affected.
 * @summary Delete a view
 */
export const deleteView = async (viewId: string, options?: Parameters<typeof http>[1]): Promise<View> => {

  return http<View>(getDeleteViewUrl(viewId),
  {
    ...options,
    method: 'DELETE'


  }
);}




export const getDeleteViewMutationFetcher = (viewId: string, options?: SecondParameter<typeof http>) => {
  return (_: Key, __: { arg: Arguments }) => {
    return deleteView(viewId, options);
  }
}
export const getDeleteViewMutationKey = (viewId: string,) => [`/api/views/${viewId}`] as const;

export type DeleteViewMutationResult = NonNullable<Awaited<ReturnType<typeof deleteView>>>

/**
 * @summary Delete a view
 */
export const useDeleteView = <TError = ErrorType<BadRequestResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse | InsufficientStorageResponse>>(
  viewId: string, options?: { swr?:SWRMutationConfiguration<Awaited<ReturnType<typeof deleteView>>, TError, Key, Arguments, Awaited<ReturnType<typeof deleteView>>> & { swrKey?: string }, request?: SecondParameter<typeof http>}
) => {

  const {swr: swrOptions, request: requestOptions} = options ?? {}

  const swrKey = swrOptions?.swrKey ?? getDeleteViewMutationKey(viewId);
  const swrFn = getDeleteViewMutationFetcher(viewId, requestOptions);

  const query = useSWRMutation(swrKey, swrFn, swrOptions)

  return {
    swrKey,
    ...query
  }
}
