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
  CompleteQueryParams,
  Completion,
  ConflictResponse,
  ContentTooLargeResponse,
  ForbiddenResponse,
  InsufficientStorageResponse,
  InternalServerErrorResponse,
  NotFoundResponse,
  RankedMessage,
  RequestTimeoutResponse,
  SavedSearch,
  SearchMessagesParams,
  SearchModel,
  SearchNamed,
  SearchRequest,
  SearchResponse,
  SearchSegment,
  SegmentNamed,
  ServiceUnavailableResponse,
  TooManyRequestsResponse,
  UnsupportedMediaTypeResponse,
  View
} from '../model';

import { http } from '../../http';
import type { ErrorType } from '../../http';



  type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];



 export const getSearchSelectorsUrl = () => {




  return `/api/search`
}

/**
 * Returns `QUERY_SYNTAX` if the query is invalid. The single error detail contains the position, the length, and what was expected.
 * @summary Search people and companies
 */
export const searchSelectors = async (searchRequest: SearchRequest, options?: Parameters<typeof http>[1]): Promise<SearchResponse> => {

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
return http<SearchResponse>(getSearchSelectorsUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(searchRequest)
  }
);}




export const getSearchSelectorsMutationFetcher = ( options?: SecondParameter<typeof http>) => {
  return (_: Key, { arg }: { arg: SearchRequest }) => {
    return searchSelectors(arg, options);
  }
}
export const getSearchSelectorsMutationKey = () => [`/api/search`] as const;

export type SearchSelectorsMutationResult = NonNullable<Awaited<ReturnType<typeof searchSelectors>>>

/**
 * @summary Search people and companies
 */
export const useSearchSelectors = <TError = ErrorType<BadRequestResponse | ForbiddenResponse | RequestTimeoutResponse | ContentTooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse | InsufficientStorageResponse>>(
   options?: { swr?:SWRMutationConfiguration<Awaited<ReturnType<typeof searchSelectors>>, TError, Key, SearchRequest, Awaited<ReturnType<typeof searchSelectors>>> & { swrKey?: string }, request?: SecondParameter<typeof http>}
) => {

  const {swr: swrOptions, request: requestOptions} = options ?? {}

  const swrKey = swrOptions?.swrKey ?? getSearchSelectorsMutationKey();
  const swrFn = getSearchSelectorsMutationFetcher(requestOptions);

  const query = useSWRMutation(swrKey, swrFn, swrOptions)

  return {
    swrKey,
    ...query
  }
}
export const getCompleteQueryUrl = (params: CompleteQueryParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/api/search/completion?${stringifiedParams}` : `/api/search/completion`
}

/**
 * Returns what can be entered at a position of the query: fields, operators and values.
 * @summary Complete a query
 */
export const completeQuery = async (params: CompleteQueryParams, options?: Parameters<typeof http>[1]): Promise<Completion[]> => {

  return http<Completion[]>(getCompleteQueryUrl(params),
  {
    ...options,
    method: 'GET'


  }
);}




export const getCompleteQueryKey = (params: CompleteQueryParams,) => [`/api/search/completion`, ...(params ? [params]: [])] as const;

export type CompleteQueryQueryResult = NonNullable<Awaited<ReturnType<typeof completeQuery>>>

/**
 * @summary Complete a query
 */
export const useCompleteQuery = <TError = ErrorType<BadRequestResponse | ForbiddenResponse | InternalServerErrorResponse | ServiceUnavailableResponse>>(
  params: CompleteQueryParams, options?: { swr?:SWRConfiguration<Awaited<ReturnType<typeof completeQuery>>, TError> & { swrKey?: Key, enabled?: boolean }, request?: SecondParameter<typeof http> }
) => {
  const {swr: swrOptions, request: requestOptions} = options ?? {}

  const isEnabled = swrOptions?.enabled !== false
  const swrKey = swrOptions?.swrKey ?? (() => isEnabled ? getCompleteQueryKey(params) : null);
  const swrFn = () => completeQuery(params, requestOptions)

  const query = useSwr<Awaited<ReturnType<typeof swrFn>>, TError>(swrKey, swrFn, swrOptions)

  return {
    swrKey,
    ...query
  }
}
export const getSearchMessagesUrl = (params?: SearchMessagesParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/api/search/messages?${stringifiedParams}` : `/api/search/messages`
}

/**
 * Like `listMessages`, but also finds messages that say nearly the same in other words. Filters and operators such as `from:` remain exact. Considers the newest matches of the words and the nearest in meaning.
 * @summary Search messages by words and meaning
 */
export const searchMessages = async (params?: SearchMessagesParams, options?: Parameters<typeof http>[1]): Promise<RankedMessage[]> => {

  return http<RankedMessage[]>(getSearchMessagesUrl(params),
  {
    ...options,
    method: 'GET'


  }
);}




export const getSearchMessagesKey = (params?: SearchMessagesParams,) => [`/api/search/messages`, ...(params ? [params]: [])] as const;

export type SearchMessagesQueryResult = NonNullable<Awaited<ReturnType<typeof searchMessages>>>

/**
 * @summary Search messages by words and meaning
 */
export const useSearchMessages = <TError = ErrorType<BadRequestResponse | ForbiddenResponse | InternalServerErrorResponse | ServiceUnavailableResponse>>(
  params?: SearchMessagesParams, options?: { swr?:SWRConfiguration<Awaited<ReturnType<typeof searchMessages>>, TError> & { swrKey?: Key, enabled?: boolean }, request?: SecondParameter<typeof http> }
) => {
  const {swr: swrOptions, request: requestOptions} = options ?? {}

  const isEnabled = swrOptions?.enabled !== false
  const swrKey = swrOptions?.swrKey ?? (() => isEnabled ? getSearchMessagesKey(params) : null);
  const swrFn = () => searchMessages(params, requestOptions)

  const query = useSwr<Awaited<ReturnType<typeof swrFn>>, TError>(swrKey, swrFn, swrOptions)

  return {
    swrKey,
    ...query
  }
}
export const getGetSearchModelUrl = () => {




  return `/api/search/model`
}

/**
 * When and from how many messages the words of the workspace were last learned, and the progress of a training.
 * @summary Get what search by meaning has learned
 */
export const getSearchModel = async ( options?: Parameters<typeof http>[1]): Promise<SearchModel> => {

  return http<SearchModel>(getGetSearchModelUrl(),
  {
    ...options,
    method: 'GET'


  }
);}




export const getGetSearchModelKey = () => [`/api/search/model`] as const;

export type GetSearchModelQueryResult = NonNullable<Awaited<ReturnType<typeof getSearchModel>>>

/**
 * @summary Get what search by meaning has learned
 */
export const useGetSearchModel = <TError = ErrorType<BadRequestResponse | ForbiddenResponse | InternalServerErrorResponse | ServiceUnavailableResponse>>(
   options?: { swr?:SWRConfiguration<Awaited<ReturnType<typeof getSearchModel>>, TError> & { swrKey?: Key, enabled?: boolean }, request?: SecondParameter<typeof http> }
) => {
  const {swr: swrOptions, request: requestOptions} = options ?? {}

  const isEnabled = swrOptions?.enabled !== false
  const swrKey = swrOptions?.swrKey ?? (() => isEnabled ? getGetSearchModelKey() : null);
  const swrFn = () => getSearchModel(requestOptions)

  const query = useSwr<Awaited<ReturnType<typeof swrFn>>, TError>(swrKey, swrFn, swrOptions)

  return {
    swrKey,
    ...query
  }
}
export const getStartSearchTrainingUrl = () => {




  return `/api/search/model/training`
}

/**
 * Starts a training unless one is in progress. It also starts automatically when a quarter of the messages is new or gone, and after a month. Returns 409 if there are too few messages.
 * @summary Learn the words of the messages again
 */
export const startSearchTraining = async ( options?: Parameters<typeof http>[1]): Promise<SearchModel> => {

  return http<SearchModel>(getStartSearchTrainingUrl(),
  {
    ...options,
    method: 'POST'


  }
);}




export const getStartSearchTrainingMutationFetcher = ( options?: SecondParameter<typeof http>) => {
  return (_: Key, __: { arg: Arguments }) => {
    return startSearchTraining(options);
  }
}
export const getStartSearchTrainingMutationKey = () => [`/api/search/model/training`] as const;

export type StartSearchTrainingMutationResult = NonNullable<Awaited<ReturnType<typeof startSearchTraining>>>

/**
 * @summary Learn the words of the messages again
 */
export const useStartSearchTraining = <TError = ErrorType<BadRequestResponse | ForbiddenResponse | ConflictResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse | InsufficientStorageResponse>>(
   options?: { swr?:SWRMutationConfiguration<Awaited<ReturnType<typeof startSearchTraining>>, TError, Key, Arguments, Awaited<ReturnType<typeof startSearchTraining>>> & { swrKey?: string }, request?: SecondParameter<typeof http>}
) => {

  const {swr: swrOptions, request: requestOptions} = options ?? {}

  const swrKey = swrOptions?.swrKey ?? getStartSearchTrainingMutationKey();
  const swrFn = getStartSearchTrainingMutationFetcher(requestOptions);

  const query = useSWRMutation(swrKey, swrFn, swrOptions)

  return {
    swrKey,
    ...query
  }
}
export const getCancelSearchTrainingUrl = () => {




  return `/api/search/model/training/cancel`
}

/**
 * What was learned before stays in use. No training starts automatically for a month. Returns 409 if none is in progress.
 * @summary Cancel the training of the search
 */
export const cancelSearchTraining = async ( options?: Parameters<typeof http>[1]): Promise<SearchModel> => {

  return http<SearchModel>(getCancelSearchTrainingUrl(),
  {
    ...options,
    method: 'POST'


  }
);}




export const getCancelSearchTrainingMutationFetcher = ( options?: SecondParameter<typeof http>) => {
  return (_: Key, __: { arg: Arguments }) => {
    return cancelSearchTraining(options);
  }
}
export const getCancelSearchTrainingMutationKey = () => [`/api/search/model/training/cancel`] as const;

export type CancelSearchTrainingMutationResult = NonNullable<Awaited<ReturnType<typeof cancelSearchTraining>>>

/**
 * @summary Cancel the training of the search
 */
export const useCancelSearchTraining = <TError = ErrorType<BadRequestResponse | ForbiddenResponse | ConflictResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse | InsufficientStorageResponse>>(
   options?: { swr?:SWRMutationConfiguration<Awaited<ReturnType<typeof cancelSearchTraining>>, TError, Key, Arguments, Awaited<ReturnType<typeof cancelSearchTraining>>> & { swrKey?: string }, request?: SecondParameter<typeof http>}
) => {

  const {swr: swrOptions, request: requestOptions} = options ?? {}

  const swrKey = swrOptions?.swrKey ?? getCancelSearchTrainingMutationKey();
  const swrFn = getCancelSearchTrainingMutationFetcher(requestOptions);

  const query = useSWRMutation(swrKey, swrFn, swrOptions)

  return {
    swrKey,
    ...query
  }
}
export const getListSavedSearchesUrl = () => {




  return `/api/search/saved`
}

/**
 * Lists the queries that were saved under a name.
 * @summary List saved searches
 */
export const listSavedSearches = async ( options?: Parameters<typeof http>[1]): Promise<SavedSearch[]> => {

  return http<SavedSearch[]>(getListSavedSearchesUrl(),
  {
    ...options,
    method: 'GET'


  }
);}




export const getListSavedSearchesKey = () => [`/api/search/saved`] as const;

export type ListSavedSearchesQueryResult = NonNullable<Awaited<ReturnType<typeof listSavedSearches>>>

/**
 * @summary List saved searches
 */
export const useListSavedSearches = <TError = ErrorType<BadRequestResponse | ForbiddenResponse | InternalServerErrorResponse | ServiceUnavailableResponse>>(
   options?: { swr?:SWRConfiguration<Awaited<ReturnType<typeof listSavedSearches>>, TError> & { swrKey?: Key, enabled?: boolean }, request?: SecondParameter<typeof http> }
) => {
  const {swr: swrOptions, request: requestOptions} = options ?? {}

  const isEnabled = swrOptions?.enabled !== false
  const swrKey = swrOptions?.swrKey ?? (() => isEnabled ? getListSavedSearchesKey() : null);
  const swrFn = () => listSavedSearches(requestOptions)

  const query = useSwr<Awaited<ReturnType<typeof swrFn>>, TError>(swrKey, swrFn, swrOptions)

  return {
    swrKey,
    ...query
  }
}
export const getSaveSearchUrl = () => {




  return `/api/search/saved`
}

/**
 * Returns `QUERY_SYNTAX` if the query is invalid. The single error detail contains the position, the length, and what was expected.
 * @summary Save a search
 */
export const saveSearch = async (searchNamed: SearchNamed, options?: Parameters<typeof http>[1]): Promise<SavedSearch> => {

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
return http<SavedSearch>(getSaveSearchUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(searchNamed)
  }
);}




export const getSaveSearchMutationFetcher = ( options?: SecondParameter<typeof http>) => {
  return (_: Key, { arg }: { arg: SearchNamed }) => {
    return saveSearch(arg, options);
  }
}
export const getSaveSearchMutationKey = () => [`/api/search/saved`] as const;

export type SaveSearchMutationResult = NonNullable<Awaited<ReturnType<typeof saveSearch>>>

/**
 * @summary Save a search
 */
export const useSaveSearch = <TError = ErrorType<BadRequestResponse | ForbiddenResponse | RequestTimeoutResponse | ConflictResponse | ContentTooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse | InsufficientStorageResponse>>(
   options?: { swr?:SWRMutationConfiguration<Awaited<ReturnType<typeof saveSearch>>, TError, Key, SearchNamed, Awaited<ReturnType<typeof saveSearch>>> & { swrKey?: string }, request?: SecondParameter<typeof http>}
) => {

  const {swr: swrOptions, request: requestOptions} = options ?? {}

  const swrKey = swrOptions?.swrKey ?? getSaveSearchMutationKey();
  const swrFn = getSaveSearchMutationFetcher(requestOptions);

  const query = useSWRMutation(swrKey, swrFn, swrOptions)

  return {
    swrKey,
    ...query
  }
}
export const getDeleteSavedSearchUrl = (savedSearchId: string,) => {




  return `/api/search/saved/${encodeURIComponent(String(savedSearchId))}`
}

/**
 * Deletes only the saved query.
 * @summary Delete a saved search
 */
export const deleteSavedSearch = async (savedSearchId: string, options?: Parameters<typeof http>[1]): Promise<SavedSearch> => {

  return http<SavedSearch>(getDeleteSavedSearchUrl(savedSearchId),
  {
    ...options,
    method: 'DELETE'


  }
);}




export const getDeleteSavedSearchMutationFetcher = (savedSearchId: string, options?: SecondParameter<typeof http>) => {
  return (_: Key, __: { arg: Arguments }) => {
    return deleteSavedSearch(savedSearchId, options);
  }
}
export const getDeleteSavedSearchMutationKey = (savedSearchId: string,) => [`/api/search/saved/${savedSearchId}`] as const;

export type DeleteSavedSearchMutationResult = NonNullable<Awaited<ReturnType<typeof deleteSavedSearch>>>

/**
 * @summary Delete a saved search
 */
export const useDeleteSavedSearch = <TError = ErrorType<BadRequestResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse | InsufficientStorageResponse>>(
  savedSearchId: string, options?: { swr?:SWRMutationConfiguration<Awaited<ReturnType<typeof deleteSavedSearch>>, TError, Key, Arguments, Awaited<ReturnType<typeof deleteSavedSearch>>> & { swrKey?: string }, request?: SecondParameter<typeof http>}
) => {

  const {swr: swrOptions, request: requestOptions} = options ?? {}

  const swrKey = swrOptions?.swrKey ?? getDeleteSavedSearchMutationKey(savedSearchId);
  const swrFn = getDeleteSavedSearchMutationFetcher(savedSearchId, requestOptions);

  const query = useSWRMutation(swrKey, swrFn, swrOptions)

  return {
    swrKey,
    ...query
  }
}
export const getSearchAsSegmentUrl = () => {




  return `/api/search/segment`
}

/**
 * All contacts that match the query now are tagged with this name. Lists and campaigns find them by the tag. Returns `QUERY_SYNTAX` if the query is invalid. The single error detail contains the position, the length, and what was expected.
 * @summary Create a segment from a search
 */
export const searchAsSegment = async (segmentNamed: SegmentNamed, options?: Parameters<typeof http>[1]): Promise<SearchSegment> => {

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
return http<SearchSegment>(getSearchAsSegmentUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(segmentNamed)
  }
);}




export const getSearchAsSegmentMutationFetcher = ( options?: SecondParameter<typeof http>) => {
  return (_: Key, { arg }: { arg: SegmentNamed }) => {
    return searchAsSegment(arg, options);
  }
}
export const getSearchAsSegmentMutationKey = () => [`/api/search/segment`] as const;

export type SearchAsSegmentMutationResult = NonNullable<Awaited<ReturnType<typeof searchAsSegment>>>

/**
 * @summary Create a segment from a search
 */
export const useSearchAsSegment = <TError = ErrorType<BadRequestResponse | ForbiddenResponse | RequestTimeoutResponse | ConflictResponse | ContentTooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse | InsufficientStorageResponse>>(
   options?: { swr?:SWRMutationConfiguration<Awaited<ReturnType<typeof searchAsSegment>>, TError, Key, SegmentNamed, Awaited<ReturnType<typeof searchAsSegment>>> & { swrKey?: string }, request?: SecondParameter<typeof http>}
) => {

  const {swr: swrOptions, request: requestOptions} = options ?? {}

  const swrKey = swrOptions?.swrKey ?? getSearchAsSegmentMutationKey();
  const swrFn = getSearchAsSegmentMutationFetcher(requestOptions);

  const query = useSWRMutation(swrKey, swrFn, swrOptions)

  return {
    swrKey,
    ...query
  }
}
export const getSearchAsViewUrl = () => {




  return `/api/search/view`
}

/**
 * Whenever the view is opened, the board shows the messages of the contacts that match the query. Returns `QUERY_SYNTAX` if the query is invalid. The single error detail contains the position, the length, and what was expected.
 * @summary Create a view from a search
 */
export const searchAsView = async (searchNamed: SearchNamed, options?: Parameters<typeof http>[1]): Promise<View> => {

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
return http<View>(getSearchAsViewUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(searchNamed)
  }
);}




export const getSearchAsViewMutationFetcher = ( options?: SecondParameter<typeof http>) => {
  return (_: Key, { arg }: { arg: SearchNamed }) => {
    return searchAsView(arg, options);
  }
}
export const getSearchAsViewMutationKey = () => [`/api/search/view`] as const;

export type SearchAsViewMutationResult = NonNullable<Awaited<ReturnType<typeof searchAsView>>>

/**
 * @summary Create a view from a search
 */
export const useSearchAsView = <TError = ErrorType<BadRequestResponse | ForbiddenResponse | RequestTimeoutResponse | ConflictResponse | ContentTooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse | InsufficientStorageResponse>>(
   options?: { swr?:SWRMutationConfiguration<Awaited<ReturnType<typeof searchAsView>>, TError, Key, SearchNamed, Awaited<ReturnType<typeof searchAsView>>> & { swrKey?: string }, request?: SecondParameter<typeof http>}
) => {

  const {swr: swrOptions, request: requestOptions} = options ?? {}

  const swrKey = swrOptions?.swrKey ?? getSearchAsViewMutationKey();
  const swrFn = getSearchAsViewMutationFetcher(requestOptions);

  const query = useSWRMutation(swrKey, swrFn, swrOptions)

  return {
    swrKey,
    ...query
  }
}
