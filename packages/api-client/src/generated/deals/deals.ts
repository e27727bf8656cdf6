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
  Deal,
  DealBoard,
  DealFile,
  DealImportResult,
  DealStage,
  DealStagesUpdate,
  DealUpdate,
  ForbiddenResponse,
  ImportDealsParams,
  InsufficientStorageResponse,
  InternalServerErrorResponse,
  ListDealsParams,
  NewDeal,
  NotFoundResponse,
  RequestTimeoutResponse,
  ServiceUnavailableResponse,
  TooManyRequestsResponse,
  UnsupportedMediaTypeResponse
} from '../model';

import { http } from '../../http';
import type { ErrorType } from '../../http';



  type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];



 export const getListDealsUrl = (params?: ListDealsParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/api/deals?${stringifiedParams}` : `/api/deals`
}

/**
 * Open and closed deals, filtered by stage, contact, company or conversation.
 * @summary List deals
 */
export const listDeals = async (params?: ListDealsParams, options?: Parameters<typeof http>[1]): Promise<Deal[]> => {

  return http<Deal[]>(getListDealsUrl(params),
  {
    ...options,
    method: 'GET'


  }
);}




export const getListDealsKey = (params?: ListDealsParams,) => [`/api/deals`, ...(params ? [params]: [])] as const;

export type ListDealsQueryResult = NonNullable<Awaited<ReturnType<typeof listDeals>>>

/**
 * @summary List deals
 */
export const useListDeals = <TError = ErrorType<BadRequestResponse | ForbiddenResponse | InternalServerErrorResponse | ServiceUnavailableResponse>>(
  params?: ListDealsParams, options?: { swr?:SWRConfiguration<Awaited<ReturnType<typeof listDeals>>, TError> & { swrKey?: Key, enabled?: boolean }, request?: SecondParameter<typeof http> }
) => {
  const {swr: swrOptions, request: requestOptions} = options ?? {}

  const isEnabled = swrOptions?.enabled !== false
  const swrKey = swrOptions?.swrKey ?? (() => isEnabled ? getListDealsKey(params) : null);
  const swrFn = () => listDeals(params, requestOptions)

  const query = useSwr<Awaited<ReturnType<typeof swrFn>>, TError>(swrKey, swrFn, swrOptions)

  return {
    swrKey,
    ...query
  }
}
export const getCreateDealUrl = () => {




  return `/api/deals`
}

/**
 * Adds a deal with a contact. A deal that is won counts as a purchase in the next segmentation run.
 * @summary Create a deal
 */
export const createDeal = async (newDeal: NewDeal, options?: Parameters<typeof http>[1]): Promise<Deal> => {

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
return http<Deal>(getCreateDealUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(newDeal)
  }
);}




export const getCreateDealMutationFetcher = ( options?: SecondParameter<typeof http>) => {
  return (_: Key, { arg }: { arg: NewDeal }) => {
    return createDeal(arg, options);
  }
}
export const getCreateDealMutationKey = () => [`/api/deals`] as const;

export type CreateDealMutationResult = NonNullable<Awaited<ReturnType<typeof createDeal>>>

/**
 * @summary Create a deal
 */
export const useCreateDeal = <TError = ErrorType<BadRequestResponse | ForbiddenResponse | NotFoundResponse | RequestTimeoutResponse | ContentTooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse | InsufficientStorageResponse>>(
   options?: { swr?:SWRMutationConfiguration<Awaited<ReturnType<typeof createDeal>>, TError, Key, NewDeal, Awaited<ReturnType<typeof createDeal>>> & { swrKey?: string }, request?: SecondParameter<typeof http>}
) => {

  const {swr: swrOptions, request: requestOptions} = options ?? {}

  const swrKey = swrOptions?.swrKey ?? getCreateDealMutationKey();
  const swrFn = getCreateDealMutationFetcher(requestOptions);

  const query = useSWRMutation(swrKey, swrFn, swrOptions)

  return {
    swrKey,
    ...query
  }
}
export const getGetDealBoardUrl = () => {




  return `/api/deals/board`
}

/**
 * All stages in order, each with its count, its sum and its first 50 deals.
 * @summary Get the board of deals
 */
export const getDealBoard = async ( options?: Parameters<typeof http>[1]): Promise<DealBoard> => {

  return http<DealBoard>(getGetDealBoardUrl(),
  {
    ...options,
    method: 'GET'


  }
);}




export const getGetDealBoardKey = () => [`/api/deals/board`] as const;

export type GetDealBoardQueryResult = NonNullable<Awaited<ReturnType<typeof getDealBoard>>>

/**
 * @summary Get the board of deals
 */
export const useGetDealBoard = <TError = ErrorType<BadRequestResponse | ForbiddenResponse | InternalServerErrorResponse | ServiceUnavailableResponse>>(
   options?: { swr?:SWRConfiguration<Awaited<ReturnType<typeof getDealBoard>>, TError> & { swrKey?: Key, enabled?: boolean }, request?: SecondParameter<typeof http> }
) => {
  const {swr: swrOptions, request: requestOptions} = options ?? {}

  const isEnabled = swrOptions?.enabled !== false
  const swrKey = swrOptions?.swrKey ?? (() => isEnabled ? getGetDealBoardKey() : null);
  const swrFn = () => getDealBoard(requestOptions)

  const query = useSwr<Awaited<ReturnType<typeof swrFn>>, TError>(swrKey, swrFn, swrOptions)

  return {
    swrKey,
    ...query
  }
}
export const getImportDealsUrl = (params?: ImportDealsParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/api/deals/import?${stringifiedParams}` : `/api/deals/import`
}

/**
 * The request body is the file itself. Rows that cannot be used are reported, all others are imported together. A deal with the same external key is updated; without a key, one with the same title, contact and day of opening. The contact is found by email address, phone number, then exact name.
 * @summary Import a CSV of deals
 */
export const importDeals = async (importDealsBody: Blob,
    params?: ImportDealsParams, options?: Parameters<typeof http>[1]): Promise<DealImportResult> => {

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
return http<DealImportResult>(getImportDealsUrl(params),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/octet-stream', ...getHeaders(options?.headers) },
    body: importDealsBody
  }
);}




export const getImportDealsMutationFetcher = (params?: ImportDealsParams, options?: SecondParameter<typeof http>) => {
  return (_: Key, { arg }: { arg: Blob }) => {
    return importDeals(arg, params, options);
  }
}
export const getImportDealsMutationKey = (params?: ImportDealsParams,) => [`/api/deals/import`, ...(params ? [params]: [])] as const;

export type ImportDealsMutationResult = NonNullable<Awaited<ReturnType<typeof importDeals>>>

/**
 * @summary Import a CSV of deals
 */
export const useImportDeals = <TError = ErrorType<BadRequestResponse | ForbiddenResponse | RequestTimeoutResponse | ContentTooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse | InsufficientStorageResponse>>(
  params?: ImportDealsParams, options?: { swr?:SWRMutationConfiguration<Awaited<ReturnType<typeof importDeals>>, TError, Key, Blob, Awaited<ReturnType<typeof importDeals>>> & { swrKey?: string }, request?: SecondParameter<typeof http>}
) => {

  const {swr: swrOptions, request: requestOptions} = options ?? {}

  const swrKey = swrOptions?.swrKey ?? getImportDealsMutationKey(params);
  const swrFn = getImportDealsMutationFetcher(params, requestOptions);

  const query = useSWRMutation(swrKey, swrFn, swrOptions)

  return {
    swrKey,
    ...query
  }
}
export const getPreviewDealsUrl = () => {




  return `/api/deals/import/preview`
}

/**
 * The request body is the file itself, up to 5 MB and 5,000 rows. Headers in English and German are recognized, and those of HubSpot, Pipedrive and Salesforce. Imports nothing and keeps nothing.
 * @summary Preview a CSV of deals
 */
export const previewDeals = async (previewDealsBody: Blob, options?: Parameters<typeof http>[1]): Promise<DealFile> => {

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
return http<DealFile>(getPreviewDealsUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/octet-stream', ...getHeaders(options?.headers) },
    body: previewDealsBody
  }
);}




export const getPreviewDealsMutationFetcher = ( options?: SecondParameter<typeof http>) => {
  return (_: Key, { arg }: { arg: Blob }) => {
    return previewDeals(arg, options);
  }
}
export const getPreviewDealsMutationKey = () => [`/api/deals/import/preview`] as const;

export type PreviewDealsMutationResult = NonNullable<Awaited<ReturnType<typeof previewDeals>>>

/**
 * @summary Preview a CSV of deals
 */
export const usePreviewDeals = <TError = ErrorType<BadRequestResponse | ForbiddenResponse | RequestTimeoutResponse | ContentTooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse | InsufficientStorageResponse>>(
   options?: { swr?:SWRMutationConfiguration<Awaited<ReturnType<typeof previewDeals>>, TError, Key, Blob, Awaited<ReturnType<typeof previewDeals>>> & { swrKey?: string }, request?: SecondParameter<typeof http>}
) => {

  const {swr: swrOptions, request: requestOptions} = options ?? {}

  const swrKey = swrOptions?.swrKey ?? getPreviewDealsMutationKey();
  const swrFn = getPreviewDealsMutationFetcher(requestOptions);

  const query = useSWRMutation(swrKey, swrFn, swrOptions)

  return {
    swrKey,
    ...query
  }
}
export const getListDealStagesUrl = () => {




  return `/api/deals/stages`
}

/**
 * The open stages of the workspace, then won and lost.
 * @summary List the stages
 */
export const listDealStages = async ( options?: Parameters<typeof http>[1]): Promise<DealStage[]> => {

  return http<DealStage[]>(getListDealStagesUrl(),
  {
    ...options,
    method: 'GET'


  }
);}




export const getListDealStagesKey = () => [`/api/deals/stages`] as const;

export type ListDealStagesQueryResult = NonNullable<Awaited<ReturnType<typeof listDealStages>>>

/**
 * @summary List the stages
 */
export const useListDealStages = <TError = ErrorType<BadRequestResponse | ForbiddenResponse | InternalServerErrorResponse | ServiceUnavailableResponse>>(
   options?: { swr?:SWRConfiguration<Awaited<ReturnType<typeof listDealStages>>, TError> & { swrKey?: Key, enabled?: boolean }, request?: SecondParameter<typeof http> }
) => {
  const {swr: swrOptions, request: requestOptions} = options ?? {}

  const isEnabled = swrOptions?.enabled !== false
  const swrKey = swrOptions?.swrKey ?? (() => isEnabled ? getListDealStagesKey() : null);
  const swrFn = () => listDealStages(requestOptions)

  const query = useSwr<Awaited<ReturnType<typeof swrFn>>, TError>(swrKey, swrFn, swrOptions)

  return {
    swrKey,
    ...query
  }
}
export const getSetDealStagesUrl = () => {




  return `/api/deals/stages`
}

/**
 * Renames, orders, adds and removes open stages. Returns 409 if a stage to remove still has deals.
 * @summary Replace the open stages
 */
export const setDealStages = async (dealStagesUpdate: DealStagesUpdate, options?: Parameters<typeof http>[1]): Promise<DealBoard> => {

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
return http<DealBoard>(getSetDealStagesUrl(),
  {
    ...options,
    method: 'PUT',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(dealStagesUpdate)
  }
);}




export const getSetDealStagesMutationFetcher = ( options?: SecondParameter<typeof http>) => {
  return (_: Key, { arg }: { arg: DealStagesUpdate }) => {
    return setDealStages(arg, options);
  }
}
export const getSetDealStagesMutationKey = () => [`/api/deals/stages`] as const;

export type SetDealStagesMutationResult = NonNullable<Awaited<ReturnType<typeof setDealStages>>>

/**
 * @summary Replace the open stages
 */
export const useSetDealStages = <TError = ErrorType<BadRequestResponse | ForbiddenResponse | RequestTimeoutResponse | ConflictResponse | ContentTooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse | InsufficientStorageResponse>>(
   options?: { swr?:SWRMutationConfiguration<Awaited<ReturnType<typeof setDealStages>>, TError, Key, DealStagesUpdate, Awaited<ReturnType<typeof setDealStages>>> & { swrKey?: string }, request?: SecondParameter<typeof http>}
) => {

  const {swr: swrOptions, request: requestOptions} = options ?? {}

  const swrKey = swrOptions?.swrKey ?? getSetDealStagesMutationKey();
  const swrFn = getSetDealStagesMutationFetcher(requestOptions);

  const query = useSWRMutation(swrKey, swrFn, swrOptions)

  return {
    swrKey,
    ...query
  }
}
export const getGetDealUrl = (dealId: string,) => {




  return `/api/deals/${encodeURIComponent(String(dealId))}`
}

/**
 * Includes its contact and its linked conversations.
 * @summary Get a deal
 */
export const getDeal = async (dealId: string, options?: Parameters<typeof http>[1]): Promise<Deal> => {

  return http<Deal>(getGetDealUrl(dealId),
  {
    ...options,
    method: 'GET'


  }
);}




export const getGetDealKey = (dealId: string,) => [`/api/deals/${dealId}`] as const;

export type GetDealQueryResult = NonNullable<Awaited<ReturnType<typeof getDeal>>>

/**
 * @summary Get a deal
 */
export const useGetDeal = <TError = ErrorType<BadRequestResponse | ForbiddenResponse | NotFoundResponse | InternalServerErrorResponse | ServiceUnavailableResponse>>(
  dealId: string, options?: { swr?:SWRConfiguration<Awaited<ReturnType<typeof getDeal>>, TError> & { swrKey?: Key, enabled?: boolean }, request?: SecondParameter<typeof http> }
) => {
  const {swr: swrOptions, request: requestOptions} = options ?? {}

  const isEnabled = swrOptions?.enabled !== false && dealId !== null && dealId !== undefined
  const swrKey = swrOptions?.swrKey ?? (() => isEnabled ? getGetDealKey(dealId) : null);
  const swrFn = () => getDeal(dealId, requestOptions)

  const query = useSwr<Awaited<ReturnType<typeof swrFn>>, TError>(swrKey, swrFn, swrOptions)

  return {
    swrKey,
    ...query
  }
}
export const getUpdateDealUrl = (dealId: string,) => {




  return `/api/deals/${encodeURIComponent(String(dealId))}`
}

/**
 * Updates only the fields in the request. The stage `won` or `lost` closes the deal.
 * @summary Update, move or close a deal
 */
export const updateDeal = async (dealId: string,
    dealUpdate: DealUpdate, options?: Parameters<typeof http>[1]): Promise<Deal> => {

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
return http<Deal>(getUpdateDealUrl(dealId),
  {
    ...options,
    method: 'PATCH',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(dealUpdate)
  }
);}




export const getUpdateDealMutationFetcher = (dealId: string, options?: SecondParameter<typeof http>) => {
  return (_: Key, { arg }: { arg: DealUpdate }) => {
    return updateDeal(dealId, arg, options);
  }
}
export const getUpdateDealMutationKey = (dealId: string,) => [`/api/deals/${dealId}`] as const;

export type UpdateDealMutationResult = NonNullable<Awaited<ReturnType<typeof updateDeal>>>

/**
 * @summary Update, move or close a deal
 */
export const useUpdateDeal = <TError = ErrorType<BadRequestResponse | ForbiddenResponse | NotFoundResponse | RequestTimeoutResponse | ContentTooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse | InsufficientStorageResponse>>(
  dealId: string, options?: { swr?:SWRMutationConfiguration<Awaited<ReturnType<typeof updateDeal>>, TError, Key, DealUpdate, Awaited<ReturnType<typeof updateDeal>>> & { swrKey?: string }, request?: SecondParameter<typeof http>}
) => {

  const {swr: swrOptions, request: requestOptions} = options ?? {}

  const swrKey = swrOptions?.swrKey ?? getUpdateDealMutationKey(dealId);
  const swrFn = getUpdateDealMutationFetcher(dealId, requestOptions);

  const query = useSWRMutation(swrKey, swrFn, swrOptions)

  return {
    swrKey,
    ...query
  }
}
export const getDeleteDealUrl = (dealId: string,) => {




  return `/api/deals/${encodeURIComponent(String(dealId))}`
}

/**
 * Returns the deleted item.
 * @summary Delete a deal
 */
export const deleteDeal = async (dealId: string, options?: Parameters<typeof http>[1]): Promise<Deal> => {

  return http<Deal>(getDeleteDealUrl(dealId),
  {
    ...options,
    method: 'DELETE'


  }
);}




export const getDeleteDealMutationFetcher = (dealId: string, options?: SecondParameter<typeof http>) => {
  return (_: Key, __: { arg: Arguments }) => {
    return deleteDeal(dealId, options);
  }
}
export const getDeleteDealMutationKey = (dealId: string,) => [`/api/deals/${dealId}`] as const;

export type DeleteDealMutationResult = NonNullable<Awaited<ReturnType<typeof deleteDeal>>>

/**
 * @summary Delete a deal
 */
export const useDeleteDeal = <TError = ErrorType<BadRequestResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse | InsufficientStorageResponse>>(
  dealId: string, options?: { swr?:SWRMutationConfiguration<Awaited<ReturnType<typeof deleteDeal>>, TError, Key, Arguments, Awaited<ReturnType<typeof deleteDeal>>> & { swrKey?: string }, request?: SecondParameter<typeof http>}
) => {

  const {swr: swrOptions, request: requestOptions} = options ?? {}

  const swrKey = swrOptions?.swrKey ?? getDeleteDealMutationKey(dealId);
  const swrFn = getDeleteDealMutationFetcher(dealId, requestOptions);

  const query = useSWRMutation(swrKey, swrFn, swrOptions)

  return {
    swrKey,
    ...query
  }
}
export const getLinkDealConversationUrl = (dealId: string,
    conversationId: string,) => {




  return `/api/deals/${encodeURIComponent(String(dealId))}/conversations/${encodeURIComponent(String(conversationId))}`
}

/**
 * Does nothing if it is linked already.
 * @summary Link a conversation to a deal
 */
export const linkDealConversation = async (dealId: string,
    conversationId: string, options?: Parameters<typeof http>[1]): Promise<Deal> => {

  return http<Deal>(getLinkDealConversationUrl(dealId,conversationId),
  {
    ...options,
    method: 'PUT'


  }
);}




export const getLinkDealConversationMutationFetcher = (dealId: string,
    conversationId: string, options?: SecondParameter<typeof http>) => {
  return (_: Key, __: { arg: Arguments }) => {
    return linkDealConversation(dealId, conversationId, options);
  }
}
export const getLinkDealConversationMutationKey = (dealId: string,
    conversationId: string,) => [`/api/deals/${dealId}/conversations/${conversationId}`] as const;

export type LinkDealConversationMutationResult = NonNullable<Awaited<ReturnType<typeof linkDealConversation>>>

/**
 * @summary Link a conversation to a deal
 */
export const useLinkDealConversation = <TError = ErrorType<BadRequestResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse | InsufficientStorageResponse>>(
  dealId: string,
    conversationId: string, options?: { swr?:SWRMutationConfiguration<Awaited<ReturnType<typeof linkDealConversation>>, TError, Key, Arguments, Awaited<ReturnType<typeof linkDealConversation>>> & { swrKey?: string }, request?: SecondParameter<typeof http>}
) => {

  const {swr: swrOptions, request: requestOptions} = options ?? {}

  const swrKey = swrOptions?.swrKey ?? getLinkDealConversationMutationKey(dealId,conversationId);
  const swrFn = getLinkDealConversationMutationFetcher(dealId,conversationId, requestOptions);

  const query = useSWRMutation(swrKey, swrFn, swrOptions)

  return {
    swrKey,
    ...query
  }
}
export const getUnlinkDealConversationUrl = (dealId: string,
    conversationId: string,) => {




  return `/api/deals/${encodeURIComponent(String(dealId))}/conversations/${encodeURIComponent(String(conversationId))}`
}

/**
 * Does nothing if it is not linked.
 * @summary Unlink a conversation from a deal
 */
export const unlinkDealConversation = async (dealId: string,
    conversationId: string, options?: Parameters<typeof http>[1]): Promise<Deal> => {

  return http<Deal>(getUnlinkDealConversationUrl(dealId,conversationId),
  {
    ...options,
    method: 'DELETE'


  }
);}




export const getUnlinkDealConversationMutationFetcher = (dealId: string,
    conversationId: string, options?: SecondParameter<typeof http>) => {
  return (_: Key, __: { arg: Arguments }) => {
    return unlinkDealConversation(dealId, conversationId, options);
  }
}
export const getUnlinkDealConversationMutationKey = (dealId: string,
    conversationId: string,) => [`/api/deals/${dealId}/conversations/${conversationId}`] as const;

export type UnlinkDealConversationMutationResult = NonNullable<Awaited<ReturnType<typeof unlinkDealConversation>>>

/**
 * @summary Unlink a conversation from a deal
 */
export const useUnlinkDealConversation = <TError = ErrorType<BadRequestResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse | InsufficientStorageResponse>>(
  dealId: string,
    conversationId: string, options?: { swr?:SWRMutationConfiguration<Awaited<ReturnType<typeof unlinkDealConversation>>, TError, Key, Arguments, Awaited<ReturnType<typeof unlinkDealConversation>>> & { swrKey?: string }, request?: SecondParameter<typeof http>}
) => {

  const {swr: swrOptions, request: requestOptions} = options ?? {}

  const swrKey = swrOptions?.swrKey ?? getUnlinkDealConversationMutationKey(dealId,conversationId);
  const swrFn = getUnlinkDealConversationMutationFetcher(dealId,conversationId, requestOptions);

  const query = useSWRMutation(swrKey, swrFn, swrOptions)

  return {
    swrKey,
    ...query
  }
}
