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
  ConflictResponse,
  ContentTooLargeResponse,
  Erasure,
  ErasureRequest,
  ForbiddenResponse,
  InsufficientStorageResponse,
  InternalServerErrorResponse,
  ListErasuresParams,
  NotFoundResponse,
  PreviewRetentionParams,
  RequestTimeoutResponse,
  RetentionPreview,
  ServiceUnavailableResponse,
  TooManyRequestsResponse,
  UnsupportedMediaTypeResponse
} from '../model';

import { http } from '../../http';
import type { ErrorType } from '../../http';



  type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];



 export const getEraseContactUrl = (contactId: string,) => {




  return `/api/contacts/${encodeURIComponent(String(contactId))}/erasure`
}

/**
 * Permanently deletes the contact’s messages, files, notes and handles. Historical totals are kept. This cannot be undone.
 * @summary Erase a contact
 */
export const eraseContact = async (contactId: string,
    erasureRequest: ErasureRequest, options?: Parameters<typeof http>[1]): Promise<Erasure> => {

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
return http<Erasure>(getEraseContactUrl(contactId),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(erasureRequest)
  }
);}




export const getEraseContactMutationFetcher = (contactId: string, options?: SecondParameter<typeof http>) => {
  return (_: Key, { arg }: { arg: ErasureRequest }) => {
    return eraseContact(contactId, arg, options);
  }
}
export const getEraseContactMutationKey = (contactId: string,) => [`/api/contacts/${contactId}/erasure`] as const;

export type EraseContactMutationResult = NonNullable<Awaited<ReturnType<typeof eraseContact>>>

/**
 * @summary Erase a contact
 */
export const useEraseContact = <TError = ErrorType<BadRequestResponse | ForbiddenResponse | NotFoundResponse | RequestTimeoutResponse | ConflictResponse | ContentTooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse | InsufficientStorageResponse>>(
  contactId: string, options?: { swr?:SWRMutationConfiguration<Awaited<ReturnType<typeof eraseContact>>, TError, Key, ErasureRequest, Awaited<ReturnType<typeof eraseContact>>> & { swrKey?: string }, request?: SecondParameter<typeof http>}
) => {

  const {swr: swrOptions, request: requestOptions} = options ?? {}

  const swrKey = swrOptions?.swrKey ?? getEraseContactMutationKey(contactId);
  const swrFn = getEraseContactMutationFetcher(contactId, requestOptions);

  const query = useSWRMutation(swrKey, swrFn, swrOptions)

  return {
    swrKey,
    ...query
  }
}
export const getExportContactUrl = (contactId: string,) => {




  return `/api/contacts/${encodeURIComponent(String(contactId))}/export`
}

/**
 * Exports the contact's data as one JSON document, for data access requests.
 * @summary Download all data about a contact
 */
export const exportContact = async (contactId: string, options?: Parameters<typeof http>[1]): Promise<Blob> => {

  return http<Blob>(getExportContactUrl(contactId),
  {
    ...options,
    method: 'GET'


  }
);}




export const getExportContactKey = (contactId: string,) => [`/api/contacts/${contactId}/export`] as const;

export type ExportContactQueryResult = NonNullable<Awaited<ReturnType<typeof exportContact>>>

/**
 * @summary Download all data about a contact
 */
export const useExportContact = <TError = ErrorType<BadRequestResponse | ForbiddenResponse | NotFoundResponse | InternalServerErrorResponse | ServiceUnavailableResponse>>(
  contactId: string, options?: { swr?:SWRConfiguration<Awaited<ReturnType<typeof exportContact>>, TError> & { swrKey?: Key, enabled?: boolean }, request?: SecondParameter<typeof http> }
) => {
  const {swr: swrOptions, request: requestOptions} = options ?? {}

  const isEnabled = swrOptions?.enabled !== false && contactId !== null && contactId !== undefined
  const swrKey = swrOptions?.swrKey ?? (() => isEnabled ? getExportContactKey(contactId) : null);
  const swrFn = () => exportContact(contactId, requestOptions)

  const query = useSwr<Awaited<ReturnType<typeof swrFn>>, TError>(swrKey, swrFn, swrOptions)

  return {
    swrKey,
    ...query
  }
}
export const getListErasuresUrl = (params?: ListErasuresParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/api/erasures?${stringifiedParams}` : `/api/erasures`
}

/**
 * Returns erasure receipts with their state and the number of deleted items. They contain no personal data.
 * @summary List erasures
 */
export const listErasures = async (params?: ListErasuresParams, options?: Parameters<typeof http>[1]): Promise<Erasure[]> => {

  return http<Erasure[]>(getListErasuresUrl(params),
  {
    ...options,
    method: 'GET'


  }
);}




export const getListErasuresKey = (params?: ListErasuresParams,) => [`/api/erasures`, ...(params ? [params]: [])] as const;

export type ListErasuresQueryResult = NonNullable<Awaited<ReturnType<typeof listErasures>>>

/**
 * @summary List erasures
 */
export const useListErasures = <TError = ErrorType<BadRequestResponse | ForbiddenResponse | InternalServerErrorResponse | ServiceUnavailableResponse>>(
  params?: ListErasuresParams, options?: { swr?:SWRConfiguration<Awaited<ReturnType<typeof listErasures>>, TError> & { swrKey?: Key, enabled?: boolean }, request?: SecondParameter<typeof http> }
) => {
  const {swr: swrOptions, request: requestOptions} = options ?? {}

  const isEnabled = swrOptions?.enabled !== false
  const swrKey = swrOptions?.swrKey ?? (() => isEnabled ? getListErasuresKey(params) : null);
  const swrFn = () => listErasures(params, requestOptions)

  const query = useSwr<Awaited<ReturnType<typeof swrFn>>, TError>(swrKey, swrFn, swrOptions)

  return {
    swrKey,
    ...query
  }
}
export const getPreviewRetentionUrl = (params: PreviewRetentionParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/api/workspace/retention-preview?${stringifiedParams}` : `/api/workspace/retention-preview`
}

/**
 * Changes nothing.
 * @summary Preview a retention setting
 */
export const previewRetention = async (params: PreviewRetentionParams, options?: Parameters<typeof http>[1]): Promise<RetentionPreview> => {

  return http<RetentionPreview>(getPreviewRetentionUrl(params),
  {
    ...options,
    method: 'GET'


  }
);}




export const getPreviewRetentionKey = (params: PreviewRetentionParams,) => [`/api/workspace/retention-preview`, ...(params ? [params]: [])] as const;

export type PreviewRetentionQueryResult = NonNullable<Awaited<ReturnType<typeof previewRetention>>>

/**
 * @summary Preview a retention setting
 */
export const usePreviewRetention = <TError = ErrorType<BadRequestResponse | ForbiddenResponse | InternalServerErrorResponse | ServiceUnavailableResponse>>(
  params: PreviewRetentionParams, options?: { swr?:SWRConfiguration<Awaited<ReturnType<typeof previewRetention>>, TError> & { swrKey?: Key, enabled?: boolean }, request?: SecondParameter<typeof http> }
) => {
  const {swr: swrOptions, request: requestOptions} = options ?? {}

  const isEnabled = swrOptions?.enabled !== false
  const swrKey = swrOptions?.swrKey ?? (() => isEnabled ? getPreviewRetentionKey(params) : null);
  const swrFn = () => previewRetention(params, requestOptions)

  const query = useSwr<Awaited<ReturnType<typeof swrFn>>, TError>(swrKey, swrFn, swrOptions)

  return {
    swrKey,
    ...query
  }
}
