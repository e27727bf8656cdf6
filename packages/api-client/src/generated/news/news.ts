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
  NewsItem,
  NewsSource,
  NewsSourceCreation,
  NewsSourceUpdate,
  NotFoundResponse,
  RequestTimeoutResponse,
  ServiceUnavailableResponse,
  TooManyRequestsResponse,
  UnsupportedMediaTypeResponse
} from '../model';

import { http } from '../../http';
import type { ErrorType } from '../../http';



  type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];



 export const getListNewsSourcesUrl = () => {




  return `/api/news/sources`
}

/**
 * Lists the feeds that provide headlines, with the last fetch of each and its error, if it failed.
 * @summary List news sources
 */
export const listNewsSources = async ( options?: Parameters<typeof http>[1]): Promise<NewsSource[]> => {

  return http<NewsSource[]>(getListNewsSourcesUrl(),
  {
    ...options,
    method: 'GET'


  }
);}




export const getListNewsSourcesKey = () => [`/api/news/sources`] as const;

export type ListNewsSourcesQueryResult = NonNullable<Awaited<ReturnType<typeof listNewsSources>>>

/**
 * @summary List news sources
 */
export const useListNewsSources = <TError = ErrorType<BadRequestResponse | ForbiddenResponse | InternalServerErrorResponse | ServiceUnavailableResponse>>(
   options?: { swr?:SWRConfiguration<Awaited<ReturnType<typeof listNewsSources>>, TError> & { swrKey?: Key, enabled?: boolean }, request?: SecondParameter<typeof http> }
) => {
  const {swr: swrOptions, request: requestOptions} = options ?? {}

  const isEnabled = swrOptions?.enabled !== false
  const swrKey = swrOptions?.swrKey ?? (() => isEnabled ? getListNewsSourcesKey() : null);
  const swrFn = () => listNewsSources(requestOptions)

  const query = useSwr<Awaited<ReturnType<typeof swrFn>>, TError>(swrKey, swrFn, swrOptions)

  return {
    swrKey,
    ...query
  }
}
export const getCreateNewsSourceUrl = () => {




  return `/api/news/sources`
}

/**
 * Returns 409 if the source is already in the list.
 * @summary Create a news source
 */
export const createNewsSource = async (newsSourceCreation: NewsSourceCreation, options?: Parameters<typeof http>[1]): Promise<NewsSource> => {

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
return http<NewsSource>(getCreateNewsSourceUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(newsSourceCreation)
  }
);}




export const getCreateNewsSourceMutationFetcher = ( options?: SecondParameter<typeof http>) => {
  return (_: Key, { arg }: { arg: NewsSourceCreation }) => {
    return createNewsSource(arg, options);
  }
}
export const getCreateNewsSourceMutationKey = () => [`/api/news/sources`] as const;

export type CreateNewsSourceMutationResult = NonNullable<Awaited<ReturnType<typeof createNewsSource>>>

/**
 * @summary Create a news source
 */
export const useCreateNewsSource = <TError = ErrorType<BadRequestResponse | ForbiddenResponse | RequestTimeoutResponse | ConflictResponse | ContentTooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse | InsufficientStorageResponse>>(
   options?: { swr?:SWRMutationConfiguration<Awaited<ReturnType<typeof createNewsSource>>, TError, Key, NewsSourceCreation, Awaited<ReturnType<typeof createNewsSource>>> & { swrKey?: string }, request?: SecondParameter<typeof http>}
) => {

  const {swr: swrOptions, request: requestOptions} = options ?? {}

  const swrKey = swrOptions?.swrKey ?? getCreateNewsSourceMutationKey();
  const swrFn = getCreateNewsSourceMutationFetcher(requestOptions);

  const query = useSWRMutation(swrKey, swrFn, swrOptions)

  return {
    swrKey,
    ...query
  }
}
export const getUpdateNewsSourceUrl = (newsSourceId: string,) => {




  return `/api/news/sources/${encodeURIComponent(String(newsSourceId))}`
}

/**
 * Renames the source, or turns it on or off.
 * @summary Update a news source
 */
export const updateNewsSource = async (newsSourceId: string,
    newsSourceUpdate: NewsSourceUpdate, options?: Parameters<typeof http>[1]): Promise<NewsSource> => {

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
return http<NewsSource>(getUpdateNewsSourceUrl(newsSourceId),
  {
    ...options,
    method: 'PATCH',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(newsSourceUpdate)
  }
);}




export const getUpdateNewsSourceMutationFetcher = (newsSourceId: string, options?: SecondParameter<typeof http>) => {
  return (_: Key, { arg }: { arg: NewsSourceUpdate }) => {
    return updateNewsSource(newsSourceId, arg, options);
  }
}
export const getUpdateNewsSourceMutationKey = (newsSourceId: string,) => [`/api/news/sources/${newsSourceId}`] as const;

export type UpdateNewsSourceMutationResult = NonNullable<Awaited<ReturnType<typeof updateNewsSource>>>

/**
 * @summary Update a news source
 */
export const useUpdateNewsSource = <TError = ErrorType<BadRequestResponse | ForbiddenResponse | NotFoundResponse | RequestTimeoutResponse | ContentTooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse | InsufficientStorageResponse>>(
  newsSourceId: string, options?: { swr?:SWRMutationConfiguration<Awaited<ReturnType<typeof updateNewsSource>>, TError, Key, NewsSourceUpdate, Awaited<ReturnType<typeof updateNewsSource>>> & { swrKey?: string }, request?: SecondParameter<typeof http>}
) => {

  const {swr: swrOptions, request: requestOptions} = options ?? {}

  const swrKey = swrOptions?.swrKey ?? getUpdateNewsSourceMutationKey(newsSourceId);
  const swrFn = getUpdateNewsSourceMutationFetcher(newsSourceId, requestOptions);

  const query = useSWRMutation(swrKey, swrFn, swrOptions)

  return {
    swrKey,
    ...query
  }
}
export const getDeleteNewsSourceUrl = (newsSourceId: string,) => {




  return `/api/news/sources/${encodeURIComponent(String(newsSourceId))}`
}

/**
 * Also deletes its headlines.
 * @summary Delete a news source
 */
export const deleteNewsSource = async (newsSourceId: string, options?: Parameters<typeof http>[1]): Promise<NewsSource> => {

  return http<NewsSource>(getDeleteNewsSourceUrl(newsSourceId),
  {
    ...options,
    method: 'DELETE'


  }
);}




export const getDeleteNewsSourceMutationFetcher = (newsSourceId: string, options?: SecondParameter<typeof http>) => {
  return (_: Key, __: { arg: Arguments }) => {
    return deleteNewsSource(newsSourceId, options);
  }
}
export const getDeleteNewsSourceMutationKey = (newsSourceId: string,) => [`/api/news/sources/${newsSourceId}`] as const;

export type DeleteNewsSourceMutationResult = NonNullable<Awaited<ReturnType<typeof deleteNewsSource>>>

/**
 * @summary Delete a news source
 */
export const useDeleteNewsSource = <TError = ErrorType<BadRequestResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse | InsufficientStorageResponse>>(
  newsSourceId: string, options?: { swr?:SWRMutationConfiguration<Awaited<ReturnType<typeof deleteNewsSource>>, TError, Key, Arguments, Awaited<ReturnType<typeof deleteNewsSource>>> & { swrKey?: string }, request?: SecondParameter<typeof http>}
) => {

  const {swr: swrOptions, request: requestOptions} = options ?? {}

  const swrKey = swrOptions?.swrKey ?? getDeleteNewsSourceMutationKey(newsSourceId);
  const swrFn = getDeleteNewsSourceMutationFetcher(newsSourceId, requestOptions);

  const query = useSWRMutation(swrKey, swrFn, swrOptions)

  return {
    swrKey,
    ...query
  }
}
export const getListNewsUrl = () => {




  return `/api/news/ticker`
}

/**
 * Returns the most recently fetched headlines. Sources are fetched every fifteen minutes.
 * @summary List the newest headlines
 */
export const listNews = async ( options?: Parameters<typeof http>[1]): Promise<NewsItem[]> => {

  return http<NewsItem[]>(getListNewsUrl(),
  {
    ...options,
    method: 'GET'


  }
);}




export const getListNewsKey = () => [`/api/news/ticker`] as const;

export type ListNewsQueryResult = NonNullable<Awaited<ReturnType<typeof listNews>>>

/**
 * @summary List the newest headlines
 */
export const useListNews = <TError = ErrorType<BadRequestResponse | ForbiddenResponse | InternalServerErrorResponse | ServiceUnavailableResponse>>(
   options?: { swr?:SWRConfiguration<Awaited<ReturnType<typeof listNews>>, TError> & { swrKey?: Key, enabled?: boolean }, request?: SecondParameter<typeof http> }
) => {
  const {swr: swrOptions, request: requestOptions} = options ?? {}

  const isEnabled = swrOptions?.enabled !== false
  const swrKey = swrOptions?.swrKey ?? (() => isEnabled ? getListNewsKey() : null);
  const swrFn = () => listNews(requestOptions)

  const query = useSwr<Awaited<ReturnType<typeof swrFn>>, TError>(swrKey, swrFn, swrOptions)

  return {
    swrKey,
    ...query
  }
}
