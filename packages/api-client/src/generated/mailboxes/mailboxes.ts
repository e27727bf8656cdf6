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
  BadGatewayResponse,
  BadRequestResponse,
  ConflictResponse,
  ContentTooLargeResponse,
  FolderChoice,
  ForbiddenResponse,
  InsufficientStorageResponse,
  InternalServerErrorResponse,
  MailboxFolder,
  NotFoundResponse,
  ReadMailbox,
  RequestTimeoutResponse,
  ServiceUnavailableResponse,
  TooManyRequestsResponse,
  UnsupportedMediaTypeResponse
} from '../model';

import { http } from '../../http';
import type { ErrorType } from '../../http';



  type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];



 export const getListMailboxesUrl = () => {




  return `/api/mailboxes`
}

/**
 * Lists the state, read progress and last failure of each mailbox.
 * @summary List mailboxes
 */
export const listMailboxes = async ( options?: Parameters<typeof http>[1]): Promise<ReadMailbox[]> => {

  return http<ReadMailbox[]>(getListMailboxesUrl(),
  {
    ...options,
    method: 'GET'


  }
);}




export const getListMailboxesKey = () => [`/api/mailboxes`] as const;

export type ListMailboxesQueryResult = NonNullable<Awaited<ReturnType<typeof listMailboxes>>>

/**
 * @summary List mailboxes
 */
export const useListMailboxes = <TError = ErrorType<BadRequestResponse | ForbiddenResponse | InternalServerErrorResponse | ServiceUnavailableResponse>>(
   options?: { swr?:SWRConfiguration<Awaited<ReturnType<typeof listMailboxes>>, TError> & { swrKey?: Key, enabled?: boolean }, request?: SecondParameter<typeof http> }
) => {
  const {swr: swrOptions, request: requestOptions} = options ?? {}

  const isEnabled = swrOptions?.enabled !== false
  const swrKey = swrOptions?.swrKey ?? (() => isEnabled ? getListMailboxesKey() : null);
  const swrFn = () => listMailboxes(requestOptions)

  const query = useSwr<Awaited<ReturnType<typeof swrFn>>, TError>(swrKey, swrFn, swrOptions)

  return {
    swrKey,
    ...query
  }
}
export const getListMailboxFoldersUrl = (accountId: string,) => {




  return `/api/mailboxes/${encodeURIComponent(String(accountId))}/folders`
}

/**
 * Asks the mailbox’s server now. Chosen folders that it no longer has are listed last, with `isGone`. 409 `MAILBOX_NOT_CONNECTED`, 502 `MAILBOX_UNAVAILABLE`.
 * @summary List folders of a mailbox
 */
export const listMailboxFolders = async (accountId: string, options?: Parameters<typeof http>[1]): Promise<MailboxFolder[]> => {

  return http<MailboxFolder[]>(getListMailboxFoldersUrl(accountId),
  {
    ...options,
    method: 'GET'


  }
);}




export const getListMailboxFoldersKey = (accountId: string,) => [`/api/mailboxes/${accountId}/folders`] as const;

export type ListMailboxFoldersQueryResult = NonNullable<Awaited<ReturnType<typeof listMailboxFolders>>>

/**
 * @summary List folders of a mailbox
 */
export const useListMailboxFolders = <TError = ErrorType<BadRequestResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | InternalServerErrorResponse | BadGatewayResponse | ServiceUnavailableResponse>>(
  accountId: string, options?: { swr?:SWRConfiguration<Awaited<ReturnType<typeof listMailboxFolders>>, TError> & { swrKey?: Key, enabled?: boolean }, request?: SecondParameter<typeof http> }
) => {
  const {swr: swrOptions, request: requestOptions} = options ?? {}

  const isEnabled = swrOptions?.enabled !== false && accountId !== null && accountId !== undefined
  const swrKey = swrOptions?.swrKey ?? (() => isEnabled ? getListMailboxFoldersKey(accountId) : null);
  const swrFn = () => listMailboxFolders(accountId, requestOptions)

  const query = useSwr<Awaited<ReturnType<typeof swrFn>>, TError>(swrKey, swrFn, swrOptions)

  return {
    swrKey,
    ...query
  }
}
export const getChooseMailboxFoldersUrl = (accountId: string,) => {




  return `/api/mailboxes/${encodeURIComponent(String(accountId))}/folders`
}

/**
 * Replaces the choice. A newly chosen folder is read thirty days back; one that is no longer chosen keeps its place and its messages stay.
 * @summary Choose the folders of a mailbox to read
 */
export const chooseMailboxFolders = async (accountId: string,
    folderChoice: FolderChoice, options?: Parameters<typeof http>[1]): Promise<MailboxFolder[]> => {

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
return http<MailboxFolder[]>(getChooseMailboxFoldersUrl(accountId),
  {
    ...options,
    method: 'PUT',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(folderChoice)
  }
);}




export const getChooseMailboxFoldersMutationFetcher = (accountId: string, options?: SecondParameter<typeof http>) => {
  return (_: Key, { arg }: { arg: FolderChoice }) => {
    return chooseMailboxFolders(accountId, arg, options);
  }
}
export const getChooseMailboxFoldersMutationKey = (accountId: string,) => [`/api/mailboxes/${accountId}/folders`] as const;

export type ChooseMailboxFoldersMutationResult = NonNullable<Awaited<ReturnType<typeof chooseMailboxFolders>>>

/**
 * @summary Choose the folders of a mailbox to read
 */
export const useChooseMailboxFolders = <TError = ErrorType<BadRequestResponse | ForbiddenResponse | NotFoundResponse | RequestTimeoutResponse | ConflictResponse | ContentTooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | InternalServerErrorResponse | BadGatewayResponse | ServiceUnavailableResponse | InsufficientStorageResponse>>(
  accountId: string, options?: { swr?:SWRMutationConfiguration<Awaited<ReturnType<typeof chooseMailboxFolders>>, TError, Key, FolderChoice, Awaited<ReturnType<typeof chooseMailboxFolders>>> & { swrKey?: string }, request?: SecondParameter<typeof http>}
) => {

  const {swr: swrOptions, request: requestOptions} = options ?? {}

  const swrKey = swrOptions?.swrKey ?? getChooseMailboxFoldersMutationKey(accountId);
  const swrFn = getChooseMailboxFoldersMutationFetcher(accountId, requestOptions);

  const query = useSWRMutation(swrKey, swrFn, swrOptions)

  return {
    swrKey,
    ...query
  }
}
