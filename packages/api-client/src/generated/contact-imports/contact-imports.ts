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
  ContactImport,
  ContactImportProblem,
  ContactImportStart,
  ContentTooLargeResponse,
  CreateContactImportParams,
  DownloadContactTableParams,
  DownloadContactsVcardParams,
  ForbiddenResponse,
  InsufficientStorageResponse,
  InternalServerErrorResponse,
  ListContactImportProblemsParams,
  ListContactImportsParams,
  NotFoundResponse,
  RequestTimeoutResponse,
  ServiceUnavailableResponse,
  TooManyRequestsResponse,
  UnsupportedMediaTypeResponse
} from '../model';

import { http } from '../../http';
import type { ErrorType } from '../../http';



  type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];



 export const getDownloadContactsCsvUrl = () => {




  return `/api/contact-exports/contacts.csv`
}

/**
 * Importing the file again changes nothing.
 * @summary Download all contacts as CSV
 */
export const downloadContactsCsv = async ( options?: Parameters<typeof http>[1]): Promise<string> => {

  return http<string>(getDownloadContactsCsvUrl(),
  {
    ...options,
    method: 'GET'


  }
);}




export const getDownloadContactsCsvKey = () => [`/api/contact-exports/contacts.csv`] as const;

export type DownloadContactsCsvQueryResult = NonNullable<Awaited<ReturnType<typeof downloadContactsCsv>>>

/**
 * @summary Download all contacts as CSV
 */
export const useDownloadContactsCsv = <TError = ErrorType<BadRequestResponse | ForbiddenResponse | InternalServerErrorResponse | ServiceUnavailableResponse>>(
   options?: { swr?:SWRConfiguration<Awaited<ReturnType<typeof downloadContactsCsv>>, TError> & { swrKey?: Key, enabled?: boolean }, request?: SecondParameter<typeof http> }
) => {
  const {swr: swrOptions, request: requestOptions} = options ?? {}

  const isEnabled = swrOptions?.enabled !== false
  const swrKey = swrOptions?.swrKey ?? (() => isEnabled ? getDownloadContactsCsvKey() : null);
  const swrFn = () => downloadContactsCsv(requestOptions)

  const query = useSwr<Awaited<ReturnType<typeof swrFn>>, TError>(swrKey, swrFn, swrOptions)

  return {
    swrKey,
    ...query
  }
}
export const getDownloadContactsVcardUrl = (params?: DownloadContactsVcardParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/api/contact-exports/contacts.vcf?${stringifiedParams}` : `/api/contact-exports/contacts.vcf`
}

/**
 * Importing the file again changes nothing.
 * @summary Download all contacts as vCards
 */
export const downloadContactsVcard = async (params?: DownloadContactsVcardParams, options?: Parameters<typeof http>[1]): Promise<string> => {

  return http<string>(getDownloadContactsVcardUrl(params),
  {
    ...options,
    method: 'GET'


  }
);}




export const getDownloadContactsVcardKey = (params?: DownloadContactsVcardParams,) => [`/api/contact-exports/contacts.vcf`, ...(params ? [params]: [])] as const;

export type DownloadContactsVcardQueryResult = NonNullable<Awaited<ReturnType<typeof downloadContactsVcard>>>

/**
 * @summary Download all contacts as vCards
 */
export const useDownloadContactsVcard = <TError = ErrorType<BadRequestResponse | ForbiddenResponse | InternalServerErrorResponse | ServiceUnavailableResponse>>(
  params?: DownloadContactsVcardParams, options?: { swr?:SWRConfiguration<Awaited<ReturnType<typeof downloadContactsVcard>>, TError> & { swrKey?: Key, enabled?: boolean }, request?: SecondParameter<typeof http> }
) => {
  const {swr: swrOptions, request: requestOptions} = options ?? {}

  const isEnabled = swrOptions?.enabled !== false
  const swrKey = swrOptions?.swrKey ?? (() => isEnabled ? getDownloadContactsVcardKey(params) : null);
  const swrFn = () => downloadContactsVcard(params, requestOptions)

  const query = useSwr<Awaited<ReturnType<typeof swrFn>>, TError>(swrKey, swrFn, swrOptions)

  return {
    swrKey,
    ...query
  }
}
export const getDownloadContactTableUrl = (params?: DownloadContactTableParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/api/contact-exports/table.csv?${stringifiedParams}` : `/api/contact-exports/table.csv`
}

/**
 * All contacts that match, in the order and with the columns asked for.
 * @summary Download a table of contacts as CSV
 */
export const downloadContactTable = async (params?: DownloadContactTableParams, options?: Parameters<typeof http>[1]): Promise<string> => {

  return http<string>(getDownloadContactTableUrl(params),
  {
    ...options,
    method: 'GET'


  }
);}




export const getDownloadContactTableKey = (params?: DownloadContactTableParams,) => [`/api/contact-exports/table.csv`, ...(params ? [params]: [])] as const;

export type DownloadContactTableQueryResult = NonNullable<Awaited<ReturnType<typeof downloadContactTable>>>

/**
 * @summary Download a table of contacts as CSV
 */
export const useDownloadContactTable = <TError = ErrorType<BadRequestResponse | ForbiddenResponse | InternalServerErrorResponse | ServiceUnavailableResponse>>(
  params?: DownloadContactTableParams, options?: { swr?:SWRConfiguration<Awaited<ReturnType<typeof downloadContactTable>>, TError> & { swrKey?: Key, enabled?: boolean }, request?: SecondParameter<typeof http> }
) => {
  const {swr: swrOptions, request: requestOptions} = options ?? {}

  const isEnabled = swrOptions?.enabled !== false
  const swrKey = swrOptions?.swrKey ?? (() => isEnabled ? getDownloadContactTableKey(params) : null);
  const swrFn = () => downloadContactTable(params, requestOptions)

  const query = useSwr<Awaited<ReturnType<typeof swrFn>>, TError>(swrKey, swrFn, swrOptions)

  return {
    swrKey,
    ...query
  }
}
export const getCreateContactImportUrl = (params: CreateContactImportParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/api/contact-imports?${stringifiedParams}` : `/api/contact-imports`
}

/**
 * The request body is the file itself: CSV or vCard 3 or 4. CSV exports from Google Contacts, LinkedIn and Outlook are supported. Nothing is imported until the import is started.
 * @summary Upload an address book
 */
export const createContactImport = async (createContactImportBody: Blob,
    params: CreateContactImportParams, options?: Parameters<typeof http>[1]): Promise<ContactImport> => {

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
return http<ContactImport>(getCreateContactImportUrl(params),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/octet-stream', ...getHeaders(options?.headers) },
    body: createContactImportBody
  }
);}




export const getCreateContactImportMutationFetcher = (params: CreateContactImportParams, options?: SecondParameter<typeof http>) => {
  return (_: Key, { arg }: { arg: Blob }) => {
    return createContactImport(arg, params, options);
  }
}
export const getCreateContactImportMutationKey = (params: CreateContactImportParams,) => [`/api/contact-imports`, ...(params ? [params]: [])] as const;

export type CreateContactImportMutationResult = NonNullable<Awaited<ReturnType<typeof createContactImport>>>

/**
 * @summary Upload an address book
 */
export const useCreateContactImport = <TError = ErrorType<BadRequestResponse | ForbiddenResponse | RequestTimeoutResponse | ContentTooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse | InsufficientStorageResponse>>(
  params: CreateContactImportParams, options?: { swr?:SWRMutationConfiguration<Awaited<ReturnType<typeof createContactImport>>, TError, Key, Blob, Awaited<ReturnType<typeof createContactImport>>> & { swrKey?: string }, request?: SecondParameter<typeof http>}
) => {

  const {swr: swrOptions, request: requestOptions} = options ?? {}

  const swrKey = swrOptions?.swrKey ?? getCreateContactImportMutationKey(params);
  const swrFn = getCreateContactImportMutationFetcher(params, requestOptions);

  const query = useSWRMutation(swrKey, swrFn, swrOptions)

  return {
    swrKey,
    ...query
  }
}
export const getListContactImportsUrl = (params?: ListContactImportsParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/api/contact-imports?${stringifiedParams}` : `/api/contact-imports`
}

/**
 * Includes state and progress.
 * @summary List contact imports
 */
export const listContactImports = async (params?: ListContactImportsParams, options?: Parameters<typeof http>[1]): Promise<ContactImport[]> => {

  return http<ContactImport[]>(getListContactImportsUrl(params),
  {
    ...options,
    method: 'GET'


  }
);}




export const getListContactImportsKey = (params?: ListContactImportsParams,) => [`/api/contact-imports`, ...(params ? [params]: [])] as const;

export type ListContactImportsQueryResult = NonNullable<Awaited<ReturnType<typeof listContactImports>>>

/**
 * @summary List contact imports
 */
export const useListContactImports = <TError = ErrorType<BadRequestResponse | ForbiddenResponse | InternalServerErrorResponse | ServiceUnavailableResponse>>(
  params?: ListContactImportsParams, options?: { swr?:SWRConfiguration<Awaited<ReturnType<typeof listContactImports>>, TError> & { swrKey?: Key, enabled?: boolean }, request?: SecondParameter<typeof http> }
) => {
  const {swr: swrOptions, request: requestOptions} = options ?? {}

  const isEnabled = swrOptions?.enabled !== false
  const swrKey = swrOptions?.swrKey ?? (() => isEnabled ? getListContactImportsKey(params) : null);
  const swrFn = () => listContactImports(params, requestOptions)

  const query = useSwr<Awaited<ReturnType<typeof swrFn>>, TError>(swrKey, swrFn, swrOptions)

  return {
    swrKey,
    ...query
  }
}
export const getGetContactImportUrl = (contactImportId: string,) => {




  return `/api/contact-imports/${encodeURIComponent(String(contactImportId))}`
}

/**
 * Returns the state, the columns, and the number of rows read, added, updated and unchanged.
 * @summary Get a contact import
 */
export const getContactImport = async (contactImportId: string, options?: Parameters<typeof http>[1]): Promise<ContactImport> => {

  return http<ContactImport>(getGetContactImportUrl(contactImportId),
  {
    ...options,
    method: 'GET'


  }
);}




export const getGetContactImportKey = (contactImportId: string,) => [`/api/contact-imports/${contactImportId}`] as const;

export type GetContactImportQueryResult = NonNullable<Awaited<ReturnType<typeof getContactImport>>>

/**
 * @summary Get a contact import
 */
export const useGetContactImport = <TError = ErrorType<BadRequestResponse | ForbiddenResponse | NotFoundResponse | InternalServerErrorResponse | ServiceUnavailableResponse>>(
  contactImportId: string, options?: { swr?:SWRConfiguration<Awaited<ReturnType<typeof getContactImport>>, TError> & { swrKey?: Key, enabled?: boolean }, request?: SecondParameter<typeof http> }
) => {
  const {swr: swrOptions, request: requestOptions} = options ?? {}

  const isEnabled = swrOptions?.enabled !== false && contactImportId !== null && contactImportId !== undefined
  const swrKey = swrOptions?.swrKey ?? (() => isEnabled ? getGetContactImportKey(contactImportId) : null);
  const swrFn = () => getContactImport(contactImportId, requestOptions)

  const query = useSwr<Awaited<ReturnType<typeof swrFn>>, TError>(swrKey, swrFn, swrOptions)

  return {
    swrKey,
    ...query
  }
}
export const getCancelContactImportUrl = (contactImportId: string,) => {




  return `/api/contact-imports/${encodeURIComponent(String(contactImportId))}/cancel`
}

/**
 * Contacts imported before the cancellation are kept.
 * @summary Cancel a contact import
 */
export const cancelContactImport = async (contactImportId: string, options?: Parameters<typeof http>[1]): Promise<ContactImport> => {

  return http<ContactImport>(getCancelContactImportUrl(contactImportId),
  {
    ...options,
    method: 'POST'


  }
);}




export const getCancelContactImportMutationFetcher = (contactImportId: string, options?: SecondParameter<typeof http>) => {
  return (_: Key, __: { arg: Arguments }) => {
    return cancelContactImport(contactImportId, options);
  }
}
export const getCancelContactImportMutationKey = (contactImportId: string,) => [`/api/contact-imports/${contactImportId}/cancel`] as const;

export type CancelContactImportMutationResult = NonNullable<Awaited<ReturnType<typeof cancelContactImport>>>

/**
 * @summary Cancel a contact import
 */
export const useCancelContactImport = <TError = ErrorType<BadRequestResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse | InsufficientStorageResponse>>(
  contactImportId: string, options?: { swr?:SWRMutationConfiguration<Awaited<ReturnType<typeof cancelContactImport>>, TError, Key, Arguments, Awaited<ReturnType<typeof cancelContactImport>>> & { swrKey?: string }, request?: SecondParameter<typeof http>}
) => {

  const {swr: swrOptions, request: requestOptions} = options ?? {}

  const swrKey = swrOptions?.swrKey ?? getCancelContactImportMutationKey(contactImportId);
  const swrFn = getCancelContactImportMutationFetcher(contactImportId, requestOptions);

  const query = useSWRMutation(swrKey, swrFn, swrOptions)

  return {
    swrKey,
    ...query
  }
}
export const getListContactImportProblemsUrl = (contactImportId: string,
    params?: ListContactImportProblemsParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/api/contact-imports/${encodeURIComponent(String(contactImportId))}/problems?${stringifiedParams}` : `/api/contact-imports/${encodeURIComponent(String(contactImportId))}/problems`
}

/**
 * Each problem with its position in the file and the reason.
 * @summary List problems of a contact import
 */
export const listContactImportProblems = async (contactImportId: string,
    params?: ListContactImportProblemsParams, options?: Parameters<typeof http>[1]): Promise<ContactImportProblem[]> => {

  return http<ContactImportProblem[]>(getListContactImportProblemsUrl(contactImportId,params),
  {
    ...options,
    method: 'GET'


  }
);}




export const getListContactImportProblemsKey = (contactImportId: string,
    params?: ListContactImportProblemsParams,) => [`/api/contact-imports/${contactImportId}/problems`, ...(params ? [params]: [])] as const;

export type ListContactImportProblemsQueryResult = NonNullable<Awaited<ReturnType<typeof listContactImportProblems>>>

/**
 * @summary List problems of a contact import
 */
export const useListContactImportProblems = <TError = ErrorType<BadRequestResponse | ForbiddenResponse | NotFoundResponse | InternalServerErrorResponse | ServiceUnavailableResponse>>(
  contactImportId: string,
    params?: ListContactImportProblemsParams, options?: { swr?:SWRConfiguration<Awaited<ReturnType<typeof listContactImportProblems>>, TError> & { swrKey?: Key, enabled?: boolean }, request?: SecondParameter<typeof http> }
) => {
  const {swr: swrOptions, request: requestOptions} = options ?? {}

  const isEnabled = swrOptions?.enabled !== false && contactImportId !== null && contactImportId !== undefined
  const swrKey = swrOptions?.swrKey ?? (() => isEnabled ? getListContactImportProblemsKey(contactImportId,params) : null);
  const swrFn = () => listContactImportProblems(contactImportId,params, requestOptions)

  const query = useSwr<Awaited<ReturnType<typeof swrFn>>, TError>(swrKey, swrFn, swrOptions)

  return {
    swrKey,
    ...query
  }
}
export const getStartContactImportUrl = (contactImportId: string,) => {




  return `/api/contact-imports/${encodeURIComponent(String(contactImportId))}/start`
}

/**
 * Contacts that match an address, number or profile are updated. Others are added.
 * @summary Start a contact import
 */
export const startContactImport = async (contactImportId: string,
    contactImportStart: ContactImportStart, options?: Parameters<typeof http>[1]): Promise<ContactImport> => {

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
return http<ContactImport>(getStartContactImportUrl(contactImportId),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(contactImportStart)
  }
);}




export const getStartContactImportMutationFetcher = (contactImportId: string, options?: SecondParameter<typeof http>) => {
  return (_: Key, { arg }: { arg: ContactImportStart }) => {
    return startContactImport(contactImportId, arg, options);
  }
}
export const getStartContactImportMutationKey = (contactImportId: string,) => [`/api/contact-imports/${contactImportId}/start`] as const;

export type StartContactImportMutationResult = NonNullable<Awaited<ReturnType<typeof startContactImport>>>

/**
 * @summary Start a contact import
 */
export const useStartContactImport = <TError = ErrorType<BadRequestResponse | ForbiddenResponse | NotFoundResponse | RequestTimeoutResponse | ConflictResponse | ContentTooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse | InsufficientStorageResponse>>(
  contactImportId: string, options?: { swr?:SWRMutationConfiguration<Awaited<ReturnType<typeof startContactImport>>, TError, Key, ContactImportStart, Awaited<ReturnType<typeof startContactImport>>> & { swrKey?: string }, request?: SecondParameter<typeof http>}
) => {

  const {swr: swrOptions, request: requestOptions} = options ?? {}

  const swrKey = swrOptions?.swrKey ?? getStartContactImportMutationKey(contactImportId);
  const swrFn = getStartContactImportMutationFetcher(contactImportId, requestOptions);

  const query = useSWRMutation(swrKey, swrFn, swrOptions)

  return {
    swrKey,
    ...query
  }
}
