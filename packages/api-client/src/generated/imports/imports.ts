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
  CreateImportParams,
  ForbiddenResponse,
  ImportOwner,
  ImportProblem,
  ImportRun,
  InsufficientStorageResponse,
  InternalServerErrorResponse,
  ListImportProblemsParams,
  ListImportsParams,
  NotFoundResponse,
  RequestTimeoutResponse,
  ServiceUnavailableResponse,
  TooManyRequestsResponse,
  UnsupportedMediaTypeResponse
} from '../model';

import { http } from '../../http';
import type { ErrorType } from '../../http';



  type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];



 export const getCreateImportUrl = (params: CreateImportParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/api/imports?${stringifiedParams}` : `/api/imports`
}

/**
 * The request body is the file itself: an mbox file, a single message, or an export of WhatsApp, Telegram, LinkedIn, Instagram, Facebook or X. Its kind is detected. It is stored on arrival and processed afterwards.
 * @summary Upload an email or chat archive
 */
export const createImport = async (createImportBody: Blob,
    params: CreateImportParams, options?: Parameters<typeof http>[1]): Promise<ImportRun> => {

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
return http<ImportRun>(getCreateImportUrl(params),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/octet-stream', ...getHeaders(options?.headers) },
    body: createImportBody
  }
);}




export const getCreateImportMutationFetcher = (params: CreateImportParams, options?: SecondParameter<typeof http>) => {
  return (_: Key, { arg }: { arg: Blob }) => {
    return createImport(arg, params, options);
  }
}
export const getCreateImportMutationKey = (params: CreateImportParams,) => [`/api/imports`, ...(params ? [params]: [])] as const;

export type CreateImportMutationResult = NonNullable<Awaited<ReturnType<typeof createImport>>>

/**
 * @summary Upload an email or chat archive
 */
export const useCreateImport = <TError = ErrorType<BadRequestResponse | ForbiddenResponse | RequestTimeoutResponse | ContentTooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse | InsufficientStorageResponse>>(
  params: CreateImportParams, options?: { swr?:SWRMutationConfiguration<Awaited<ReturnType<typeof createImport>>, TError, Key, Blob, Awaited<ReturnType<typeof createImport>>> & { swrKey?: string }, request?: SecondParameter<typeof http>}
) => {

  const {swr: swrOptions, request: requestOptions} = options ?? {}

  const swrKey = swrOptions?.swrKey ?? getCreateImportMutationKey(params);
  const swrFn = getCreateImportMutationFetcher(params, requestOptions);

  const query = useSWRMutation(swrKey, swrFn, swrOptions)

  return {
    swrKey,
    ...query
  }
}
export const getListImportsUrl = (params?: ListImportsParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/api/imports?${stringifiedParams}` : `/api/imports`
}

/**
 * Includes state and progress.
 * @summary List imports
 */
export const listImports = async (params?: ListImportsParams, options?: Parameters<typeof http>[1]): Promise<ImportRun[]> => {

  return http<ImportRun[]>(getListImportsUrl(params),
  {
    ...options,
    method: 'GET'


  }
);}




export const getListImportsKey = (params?: ListImportsParams,) => [`/api/imports`, ...(params ? [params]: [])] as const;

export type ListImportsQueryResult = NonNullable<Awaited<ReturnType<typeof listImports>>>

/**
 * @summary List imports
 */
export const useListImports = <TError = ErrorType<BadRequestResponse | ForbiddenResponse | InternalServerErrorResponse | ServiceUnavailableResponse>>(
  params?: ListImportsParams, options?: { swr?:SWRConfiguration<Awaited<ReturnType<typeof listImports>>, TError> & { swrKey?: Key, enabled?: boolean }, request?: SecondParameter<typeof http> }
) => {
  const {swr: swrOptions, request: requestOptions} = options ?? {}

  const isEnabled = swrOptions?.enabled !== false
  const swrKey = swrOptions?.swrKey ?? (() => isEnabled ? getListImportsKey(params) : null);
  const swrFn = () => listImports(params, requestOptions)

  const query = useSwr<Awaited<ReturnType<typeof swrFn>>, TError>(swrKey, swrFn, swrOptions)

  return {
    swrKey,
    ...query
  }
}
export const getGetImportUrl = (importId: string,) => {




  return `/api/imports/${encodeURIComponent(String(importId))}`
}

/**
 * Returns the state, the progress, and the number of messages read, added, duplicate and skipped.
 * @summary Get an import
 */
export const getImport = async (importId: string, options?: Parameters<typeof http>[1]): Promise<ImportRun> => {

  return http<ImportRun>(getGetImportUrl(importId),
  {
    ...options,
    method: 'GET'


  }
);}




export const getGetImportKey = (importId: string,) => [`/api/imports/${importId}`] as const;

export type GetImportQueryResult = NonNullable<Awaited<ReturnType<typeof getImport>>>

/**
 * @summary Get an import
 */
export const useGetImport = <TError = ErrorType<BadRequestResponse | ForbiddenResponse | NotFoundResponse | InternalServerErrorResponse | ServiceUnavailableResponse>>(
  importId: string, options?: { swr?:SWRConfiguration<Awaited<ReturnType<typeof getImport>>, TError> & { swrKey?: Key, enabled?: boolean }, request?: SecondParameter<typeof http> }
) => {
  const {swr: swrOptions, request: requestOptions} = options ?? {}

  const isEnabled = swrOptions?.enabled !== false && importId !== null && importId !== undefined
  const swrKey = swrOptions?.swrKey ?? (() => isEnabled ? getGetImportKey(importId) : null);
  const swrFn = () => getImport(importId, requestOptions)

  const query = useSwr<Awaited<ReturnType<typeof swrFn>>, TError>(swrKey, swrFn, swrOptions)

  return {
    swrKey,
    ...query
  }
}
export const getCancelImportUrl = (importId: string,) => {




  return `/api/imports/${encodeURIComponent(String(importId))}/cancel`
}

/**
 * Messages already read are kept. Use `resumeImport` to continue from there.
 * @summary Cancel an import
 */
export const cancelImport = async (importId: string, options?: Parameters<typeof http>[1]): Promise<ImportRun> => {

  return http<ImportRun>(getCancelImportUrl(importId),
  {
    ...options,
    method: 'POST'


  }
);}




export const getCancelImportMutationFetcher = (importId: string, options?: SecondParameter<typeof http>) => {
  return (_: Key, __: { arg: Arguments }) => {
    return cancelImport(importId, options);
  }
}
export const getCancelImportMutationKey = (importId: string,) => [`/api/imports/${importId}/cancel`] as const;

export type CancelImportMutationResult = NonNullable<Awaited<ReturnType<typeof cancelImport>>>

/**
 * @summary Cancel an import
 */
export const useCancelImport = <TError = ErrorType<BadRequestResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse | InsufficientStorageResponse>>(
  importId: string, options?: { swr?:SWRMutationConfiguration<Awaited<ReturnType<typeof cancelImport>>, TError, Key, Arguments, Awaited<ReturnType<typeof cancelImport>>> & { swrKey?: string }, request?: SecondParameter<typeof http>}
) => {

  const {swr: swrOptions, request: requestOptions} = options ?? {}

  const swrKey = swrOptions?.swrKey ?? getCancelImportMutationKey(importId);
  const swrFn = getCancelImportMutationFetcher(importId, requestOptions);

  const query = useSWRMutation(swrKey, swrFn, swrOptions)

  return {
    swrKey,
    ...query
  }
}
export const getSetImportOwnerUrl = (importId: string,) => {




  return `/api/imports/${encodeURIComponent(String(importId))}/owner`
}

/**
 * Answers an import that is `asking`, which then continues. Later imports of the same kind know the answer.
 * @summary Say who we are in a chat archive
 */
export const setImportOwner = async (importId: string,
    importOwner: ImportOwner, options?: Parameters<typeof http>[1]): Promise<ImportRun> => {

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
return http<ImportRun>(getSetImportOwnerUrl(importId),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(importOwner)
  }
);}




export const getSetImportOwnerMutationFetcher = (importId: string, options?: SecondParameter<typeof http>) => {
  return (_: Key, { arg }: { arg: ImportOwner }) => {
    return setImportOwner(importId, arg, options);
  }
}
export const getSetImportOwnerMutationKey = (importId: string,) => [`/api/imports/${importId}/owner`] as const;

export type SetImportOwnerMutationResult = NonNullable<Awaited<ReturnType<typeof setImportOwner>>>

/**
 * @summary Say who we are in a chat archive
 */
export const useSetImportOwner = <TError = ErrorType<BadRequestResponse | ForbiddenResponse | NotFoundResponse | RequestTimeoutResponse | ConflictResponse | ContentTooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse | InsufficientStorageResponse>>(
  importId: string, options?: { swr?:SWRMutationConfiguration<Awaited<ReturnType<typeof setImportOwner>>, TError, Key, ImportOwner, Awaited<ReturnType<typeof setImportOwner>>> & { swrKey?: string }, request?: SecondParameter<typeof http>}
) => {

  const {swr: swrOptions, request: requestOptions} = options ?? {}

  const swrKey = swrOptions?.swrKey ?? getSetImportOwnerMutationKey(importId);
  const swrFn = getSetImportOwnerMutationFetcher(importId, requestOptions);

  const query = useSWRMutation(swrKey, swrFn, swrOptions)

  return {
    swrKey,
    ...query
  }
}
export const getListImportProblemsUrl = (importId: string,
    params?: ListImportProblemsParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/api/imports/${encodeURIComponent(String(importId))}/problems?${stringifiedParams}` : `/api/imports/${encodeURIComponent(String(importId))}/problems`
}

/**
 * Each problem with its position in the archive and the reason.
 * @summary List problems of an import
 */
export const listImportProblems = async (importId: string,
    params?: ListImportProblemsParams, options?: Parameters<typeof http>[1]): Promise<ImportProblem[]> => {

  return http<ImportProblem[]>(getListImportProblemsUrl(importId,params),
  {
    ...options,
    method: 'GET'


  }
);}




export const getListImportProblemsKey = (importId: string,
    params?: ListImportProblemsParams,) => [`/api/imports/${importId}/problems`, ...(params ? [params]: [])] as const;

export type ListImportProblemsQueryResult = NonNullable<Awaited<ReturnType<typeof listImportProblems>>>

/**
 * @summary List problems of an import
 */
export const useListImportProblems = <TError = ErrorType<BadRequestResponse | ForbiddenResponse | NotFoundResponse | InternalServerErrorResponse | ServiceUnavailableResponse>>(
  importId: string,
    params?: ListImportProblemsParams, options?: { swr?:SWRConfiguration<Awaited<ReturnType<typeof listImportProblems>>, TError> & { swrKey?: Key, enabled?: boolean }, request?: SecondParameter<typeof http> }
) => {
  const {swr: swrOptions, request: requestOptions} = options ?? {}

  const isEnabled = swrOptions?.enabled !== false && importId !== null && importId !== undefined
  const swrKey = swrOptions?.swrKey ?? (() => isEnabled ? getListImportProblemsKey(importId,params) : null);
  const swrFn = () => listImportProblems(importId,params, requestOptions)

  const query = useSwr<Awaited<ReturnType<typeof swrFn>>, TError>(swrKey, swrFn, swrOptions)

  return {
    swrKey,
    ...query
  }
}
export const getResumeImportUrl = (importId: string,) => {




  return `/api/imports/${encodeURIComponent(String(importId))}/resume`
}

/**
 * Continues from where the import stopped. Duplicates are ignored.
 * @summary Resume a canceled or failed import
 */
export const resumeImport = async (importId: string, options?: Parameters<typeof http>[1]): Promise<ImportRun> => {

  return http<ImportRun>(getResumeImportUrl(importId),
  {
    ...options,
    method: 'POST'


  }
);}




export const getResumeImportMutationFetcher = (importId: string, options?: SecondParameter<typeof http>) => {
  return (_: Key, __: { arg: Arguments }) => {
    return resumeImport(importId, options);
  }
}
export const getResumeImportMutationKey = (importId: string,) => [`/api/imports/${importId}/resume`] as const;

export type ResumeImportMutationResult = NonNullable<Awaited<ReturnType<typeof resumeImport>>>

/**
 * @summary Resume a canceled or failed import
 */
export const useResumeImport = <TError = ErrorType<BadRequestResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse | InsufficientStorageResponse>>(
  importId: string, options?: { swr?:SWRMutationConfiguration<Awaited<ReturnType<typeof resumeImport>>, TError, Key, Arguments, Awaited<ReturnType<typeof resumeImport>>> & { swrKey?: string }, request?: SecondParameter<typeof http>}
) => {

  const {swr: swrOptions, request: requestOptions} = options ?? {}

  const swrKey = swrOptions?.swrKey ?? getResumeImportMutationKey(importId);
  const swrFn = getResumeImportMutationFetcher(importId, requestOptions);

  const query = useSWRMutation(swrKey, swrFn, swrOptions)

  return {
    swrKey,
    ...query
  }
}
