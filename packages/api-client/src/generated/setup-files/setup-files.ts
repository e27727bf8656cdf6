/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */
import type {
  Key
} from 'swr';

import useSWRMutation from 'swr/mutation';
import type {
  SWRMutationConfiguration
} from 'swr/mutation';

import type {
  BadRequestResponse,
  ContentTooLargeResponse,
  ForbiddenResponse,
  InsufficientStorageResponse,
  InternalServerErrorResponse,
  RequestTimeoutResponse,
  ServiceUnavailableResponse,
  SetupExport,
  SetupFile,
  SetupImport,
  SetupImported,
  TooManyRequestsResponse,
  UnsupportedMediaTypeResponse
} from '../model';

import { http } from '../../http';
import type { ErrorType } from '../../http';



  type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];



 export const getExportSetupUrl = () => {




  return `/api/setup/export`
}

/**
 * Secrets are excluded unless requested. Requested secrets are encrypted with the passphrase.
 * @summary Export channel settings
 */
export const exportSetup = async (setupExport: SetupExport, options?: Parameters<typeof http>[1]): Promise<SetupFile> => {

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
return http<SetupFile>(getExportSetupUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(setupExport)
  }
);}




export const getExportSetupMutationFetcher = ( options?: SecondParameter<typeof http>) => {
  return (_: Key, { arg }: { arg: SetupExport }) => {
    return exportSetup(arg, options);
  }
}
export const getExportSetupMutationKey = () => [`/api/setup/export`] as const;

export type ExportSetupMutationResult = NonNullable<Awaited<ReturnType<typeof exportSetup>>>

/**
 * @summary Export channel settings
 */
export const useExportSetup = <TError = ErrorType<BadRequestResponse | ForbiddenResponse | RequestTimeoutResponse | ContentTooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse | InsufficientStorageResponse>>(
   options?: { swr?:SWRMutationConfiguration<Awaited<ReturnType<typeof exportSetup>>, TError, Key, SetupExport, Awaited<ReturnType<typeof exportSetup>>> & { swrKey?: string }, request?: SecondParameter<typeof http>}
) => {

  const {swr: swrOptions, request: requestOptions} = options ?? {}

  const swrKey = swrOptions?.swrKey ?? getExportSetupMutationKey();
  const swrFn = getExportSetupMutationFetcher(requestOptions);

  const query = useSWRMutation(swrKey, swrFn, swrOptions)

  return {
    swrKey,
    ...query
  }
}
export const getImportSetupUrl = () => {




  return `/api/setup/import`
}

/**
 * Imports everything or nothing. No channel becomes live, and existing messages are kept.
 * @summary Import channel settings from a file
 */
export const importSetup = async (setupImport: SetupImport, options?: Parameters<typeof http>[1]): Promise<SetupImported> => {

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
return http<SetupImported>(getImportSetupUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(setupImport)
  }
);}




export const getImportSetupMutationFetcher = ( options?: SecondParameter<typeof http>) => {
  return (_: Key, { arg }: { arg: SetupImport }) => {
    return importSetup(arg, options);
  }
}
export const getImportSetupMutationKey = () => [`/api/setup/import`] as const;

export type ImportSetupMutationResult = NonNullable<Awaited<ReturnType<typeof importSetup>>>

/**
 * @summary Import channel settings from a file
 */
export const useImportSetup = <TError = ErrorType<BadRequestResponse | ForbiddenResponse | RequestTimeoutResponse | ContentTooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse | InsufficientStorageResponse>>(
   options?: { swr?:SWRMutationConfiguration<Awaited<ReturnType<typeof importSetup>>, TError, Key, SetupImport, Awaited<ReturnType<typeof importSetup>>> & { swrKey?: string }, request?: SecondParameter<typeof http>}
) => {

  const {swr: swrOptions, request: requestOptions} = options ?? {}

  const swrKey = swrOptions?.swrKey ?? getImportSetupMutationKey();
  const swrFn = getImportSetupMutationFetcher(requestOptions);

  const query = useSWRMutation(swrKey, swrFn, swrOptions)

  return {
    swrKey,
    ...query
  }
}
