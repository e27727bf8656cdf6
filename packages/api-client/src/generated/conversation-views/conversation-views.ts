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
  ConversationView,
  ConversationViewCreate,
  ConversationViewUpdate,
  DownloadConversationTableParams,
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



 export const getDownloadConversationTableUrl = (params?: DownloadConversationTableParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/api/conversation-exports/table.csv?${stringifiedParams}` : `/api/conversation-exports/table.csv`
}

/**
 * All conversations that match, in the order and with the columns asked for. With `q`, the conversations of the 10,000 newest matching messages.
 * @summary Download a table of conversations as CSV
 */
export const downloadConversationTable = async (params?: DownloadConversationTableParams, options?: Parameters<typeof http>[1]): Promise<string> => {

  return http<string>(getDownloadConversationTableUrl(params),
  {
    ...options,
    method: 'GET'


  }
);}




export const getDownloadConversationTableKey = (params?: DownloadConversationTableParams,) => [`/api/conversation-exports/table.csv`, ...(params ? [params]: [])] as const;

export type DownloadConversationTableQueryResult = NonNullable<Awaited<ReturnType<typeof downloadConversationTable>>>

/**
 * @summary Download a table of conversations as CSV
 */
export const useDownloadConversationTable = <TError = ErrorType<BadRequestResponse | ForbiddenResponse | InternalServerErrorResponse | ServiceUnavailableResponse>>(
  params?: DownloadConversationTableParams, options?: { swr?:SWRConfiguration<Awaited<ReturnType<typeof downloadConversationTable>>, TError> & { swrKey?: Key, enabled?: boolean }, request?: SecondParameter<typeof http> }
) => {
  const {swr: swrOptions, request: requestOptions} = options ?? {}

  const isEnabled = swrOptions?.enabled !== false
  const swrKey = swrOptions?.swrKey ?? (() => isEnabled ? getDownloadConversationTableKey(params) : null);
  const swrFn = () => downloadConversationTable(params, requestOptions)

  const query = useSwr<Awaited<ReturnType<typeof swrFn>>, TError>(swrKey, swrFn, swrOptions)

  return {
    swrKey,
    ...query
  }
}
export const getListConversationViewsUrl = () => {




  return `/api/conversation-views`
}

/**
 * Views are shared across the workspace.
 * @summary List views of conversations
 */
export const listConversationViews = async ( options?: Parameters<typeof http>[1]): Promise<ConversationView[]> => {

  return http<ConversationView[]>(getListConversationViewsUrl(),
  {
    ...options,
    method: 'GET'


  }
);}




export const getListConversationViewsKey = () => [`/api/conversation-views`] as const;

export type ListConversationViewsQueryResult = NonNullable<Awaited<ReturnType<typeof listConversationViews>>>

/**
 * @summary List views of conversations
 */
export const useListConversationViews = <TError = ErrorType<BadRequestResponse | ForbiddenResponse | InternalServerErrorResponse | ServiceUnavailableResponse>>(
   options?: { swr?:SWRConfiguration<Awaited<ReturnType<typeof listConversationViews>>, TError> & { swrKey?: Key, enabled?: boolean }, request?: SecondParameter<typeof http> }
) => {
  const {swr: swrOptions, request: requestOptions} = options ?? {}

  const isEnabled = swrOptions?.enabled !== false
  const swrKey = swrOptions?.swrKey ?? (() => isEnabled ? getListConversationViewsKey() : null);
  const swrFn = () => listConversationViews(requestOptions)

  const query = useSwr<Awaited<ReturnType<typeof swrFn>>, TError>(swrKey, swrFn, swrOptions)

  return {
    swrKey,
    ...query
  }
}
export const getCreateConversationViewUrl = () => {




  return `/api/conversation-views`
}

/**
 * The new item is added at the end. A workspace can have up to 50.
 * @summary Create a view of conversations
 */
export const createConversationView = async (conversationViewCreate: ConversationViewCreate, options?: Parameters<typeof http>[1]): Promise<ConversationView> => {

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
return http<ConversationView>(getCreateConversationViewUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(conversationViewCreate)
  }
);}




export const getCreateConversationViewMutationFetcher = ( options?: SecondParameter<typeof http>) => {
  return (_: Key, { arg }: { arg: ConversationViewCreate }) => {
    return createConversationView(arg, options);
  }
}
export const getCreateConversationViewMutationKey = () => [`/api/conversation-views`] as const;

export type CreateConversationViewMutationResult = NonNullable<Awaited<ReturnType<typeof createConversationView>>>

/**
 * @summary Create a view of conversations
 */
export const useCreateConversationView = <TError = ErrorType<BadRequestResponse | ForbiddenResponse | RequestTimeoutResponse | ConflictResponse | ContentTooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse | InsufficientStorageResponse>>(
   options?: { swr?:SWRMutationConfiguration<Awaited<ReturnType<typeof createConversationView>>, TError, Key, ConversationViewCreate, Awaited<ReturnType<typeof createConversationView>>> & { swrKey?: string }, request?: SecondParameter<typeof http>}
) => {

  const {swr: swrOptions, request: requestOptions} = options ?? {}

  const swrKey = swrOptions?.swrKey ?? getCreateConversationViewMutationKey();
  const swrFn = getCreateConversationViewMutationFetcher(requestOptions);

  const query = useSWRMutation(swrKey, swrFn, swrOptions)

  return {
    swrKey,
    ...query
  }
}
export const getUpdateConversationViewUrl = (viewId: string,) => {




  return `/api/conversation-views/${encodeURIComponent(String(viewId))}`
}

/**
 * Updates only the fields in the request. A new position shifts the other views.
 * @summary Update a view of conversations
 */
export const updateConversationView = async (viewId: string,
    conversationViewUpdate: ConversationViewUpdate, options?: Parameters<typeof http>[1]): Promise<ConversationView> => {

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
return http<ConversationView>(getUpdateConversationViewUrl(viewId),
  {
    ...options,
    method: 'PATCH',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(conversationViewUpdate)
  }
);}




export const getUpdateConversationViewMutationFetcher = (viewId: string, options?: SecondParameter<typeof http>) => {
  return (_: Key, { arg }: { arg: ConversationViewUpdate }) => {
    return updateConversationView(viewId, arg, options);
  }
}
export const getUpdateConversationViewMutationKey = (viewId: string,) => [`/api/conversation-views/${viewId}`] as const;

export type UpdateConversationViewMutationResult = NonNullable<Awaited<ReturnType<typeof updateConversationView>>>

/**
 * @summary Update a view of conversations
 */
export const useUpdateConversationView = <TError = ErrorType<BadRequestResponse | ForbiddenResponse | NotFoundResponse | RequestTimeoutResponse | ContentTooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse | InsufficientStorageResponse>>(
  viewId: string, options?: { swr?:SWRMutationConfiguration<Awaited<ReturnType<typeof updateConversationView>>, TError, Key, ConversationViewUpdate, Awaited<ReturnType<typeof updateConversationView>>> & { swrKey?: string }, request?: SecondParameter<typeof http>}
) => {

  const {swr: swrOptions, request: requestOptions} = options ?? {}

  const swrKey = swrOptions?.swrKey ?? getUpdateConversationViewMutationKey(viewId);
  const swrFn = getUpdateConversationViewMutationFetcher(viewId, requestOptions);

  const query = useSWRMutation(swrKey, swrFn, swrOptions)

  return {
    swrKey,
    ...query
  }
}
export const getDeleteConversationViewUrl = (viewId: string,) => {




  return `/api/conversation-views/${encodeURIComponent(String(viewId))}`
}

/**
 * Deletes only the saved table. Conversations are not affected.
 * @summary Delete a view of conversations
 */
export const deleteConversationView = async (viewId: string, options?: Parameters<typeof http>[1]): Promise<ConversationView> => {

  return http<ConversationView>(getDeleteConversationViewUrl(viewId),
  {
    ...options,
    method: 'DELETE'


  }
);}




export const getDeleteConversationViewMutationFetcher = (viewId: string, options?: SecondParameter<typeof http>) => {
  return (_: Key, __: { arg: Arguments }) => {
    return deleteConversationView(viewId, options);
  }
}
export const getDeleteConversationViewMutationKey = (viewId: string,) => [`/api/conversation-views/${viewId}`] as const;

export type DeleteConversationViewMutationResult = NonNullable<Awaited<ReturnType<typeof deleteConversationView>>>

/**
 * @summary Delete a view of conversations
 */
export const useDeleteConversationView = <TError = ErrorType<BadRequestResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse | InsufficientStorageResponse>>(
  viewId: string, options?: { swr?:SWRMutationConfiguration<Awaited<ReturnType<typeof deleteConversationView>>, TError, Key, Arguments, Awaited<ReturnType<typeof deleteConversationView>>> & { swrKey?: string }, request?: SecondParameter<typeof http>}
) => {

  const {swr: swrOptions, request: requestOptions} = options ?? {}

  const swrKey = swrOptions?.swrKey ?? getDeleteConversationViewMutationKey(viewId);
  const swrFn = getDeleteConversationViewMutationFetcher(viewId, requestOptions);

  const query = useSWRMutation(swrKey, swrFn, swrOptions)

  return {
    swrKey,
    ...query
  }
}
