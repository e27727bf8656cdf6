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
  ContactCandidates,
  ContactMerge,
  ContentTooLargeResponse,
  ConversationContact,
  ConversationContactRequest,
  ForbiddenResponse,
  InsufficientStorageResponse,
  InternalServerErrorResponse,
  ListMergeSuggestionsParams,
  ListMergesParams,
  MergePreview,
  MergeRequest,
  MergeSuggestion,
  NotFoundResponse,
  RequestTimeoutResponse,
  ServiceUnavailableResponse,
  TooManyRequestsResponse,
  UnsupportedMediaTypeResponse
} from '../model';

import { http } from '../../http';
import type { ErrorType } from '../../http';



  type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];



 export const getListMergeSuggestionsUrl = (params?: ListMergeSuggestionsParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/api/contacts/merge-suggestions?${stringifiedParams}` : `/api/contacts/merge-suggestions`
}

/**
 * Each suggestion includes its evidence. Nothing is merged automatically.
 * @summary List merge suggestions
 */
export const listMergeSuggestions = async (params?: ListMergeSuggestionsParams, options?: Parameters<typeof http>[1]): Promise<MergeSuggestion[]> => {

  return http<MergeSuggestion[]>(getListMergeSuggestionsUrl(params),
  {
    ...options,
    method: 'GET'


  }
);}




export const getListMergeSuggestionsKey = (params?: ListMergeSuggestionsParams,) => [`/api/contacts/merge-suggestions`, ...(params ? [params]: [])] as const;

export type ListMergeSuggestionsQueryResult = NonNullable<Awaited<ReturnType<typeof listMergeSuggestions>>>

/**
 * @summary List merge suggestions
 */
export const useListMergeSuggestions = <TError = ErrorType<BadRequestResponse | ForbiddenResponse | InternalServerErrorResponse | ServiceUnavailableResponse>>(
  params?: ListMergeSuggestionsParams, options?: { swr?:SWRConfiguration<Awaited<ReturnType<typeof listMergeSuggestions>>, TError> & { swrKey?: Key, enabled?: boolean }, request?: SecondParameter<typeof http> }
) => {
  const {swr: swrOptions, request: requestOptions} = options ?? {}

  const isEnabled = swrOptions?.enabled !== false
  const swrKey = swrOptions?.swrKey ?? (() => isEnabled ? getListMergeSuggestionsKey(params) : null);
  const swrFn = () => listMergeSuggestions(params, requestOptions)

  const query = useSwr<Awaited<ReturnType<typeof swrFn>>, TError>(swrKey, swrFn, swrOptions)

  return {
    swrKey,
    ...query
  }
}
export const getDismissMergeSuggestionUrl = (suggestionId: string,) => {




  return `/api/contacts/merge-suggestions/${encodeURIComponent(String(suggestionId))}/dismiss`
}

/**
 * This pair is never suggested again.
 * @summary Dismiss a merge suggestion
 */
export const dismissMergeSuggestion = async (suggestionId: string, options?: Parameters<typeof http>[1]): Promise<MergeSuggestion> => {

  return http<MergeSuggestion>(getDismissMergeSuggestionUrl(suggestionId),
  {
    ...options,
    method: 'POST'


  }
);}




export const getDismissMergeSuggestionMutationFetcher = (suggestionId: string, options?: SecondParameter<typeof http>) => {
  return (_: Key, __: { arg: Arguments }) => {
    return dismissMergeSuggestion(suggestionId, options);
  }
}
export const getDismissMergeSuggestionMutationKey = (suggestionId: string,) => [`/api/contacts/merge-suggestions/${suggestionId}/dismiss`] as const;

export type DismissMergeSuggestionMutationResult = NonNullable<Awaited<ReturnType<typeof dismissMergeSuggestion>>>

/**
 * @summary Dismiss a merge suggestion
 */
export const useDismissMergeSuggestion = <TError = ErrorType<BadRequestResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse | InsufficientStorageResponse>>(
  suggestionId: string, options?: { swr?:SWRMutationConfiguration<Awaited<ReturnType<typeof dismissMergeSuggestion>>, TError, Key, Arguments, Awaited<ReturnType<typeof dismissMergeSuggestion>>> & { swrKey?: string }, request?: SecondParameter<typeof http>}
) => {

  const {swr: swrOptions, request: requestOptions} = options ?? {}

  const swrKey = swrOptions?.swrKey ?? getDismissMergeSuggestionMutationKey(suggestionId);
  const swrFn = getDismissMergeSuggestionMutationFetcher(suggestionId, requestOptions);

  const query = useSWRMutation(swrKey, swrFn, swrOptions)

  return {
    swrKey,
    ...query
  }
}
export const getAddConversationToContactUrl = (conversationId: string,) => {




  return `/api/conversations/${encodeURIComponent(String(conversationId))}/contact`
}

/**
 * For a conversation without a contact. All messages of its sender move to the contact, and later ones arrive there. Undo it by undoing the merge.
 * @summary Add a conversation to a contact
 */
export const addConversationToContact = async (conversationId: string,
    conversationContactRequest: ConversationContactRequest, options?: Parameters<typeof http>[1]): Promise<ConversationContact> => {

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
return http<ConversationContact>(getAddConversationToContactUrl(conversationId),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(conversationContactRequest)
  }
);}




export const getAddConversationToContactMutationFetcher = (conversationId: string, options?: SecondParameter<typeof http>) => {
  return (_: Key, { arg }: { arg: ConversationContactRequest }) => {
    return addConversationToContact(conversationId, arg, options);
  }
}
export const getAddConversationToContactMutationKey = (conversationId: string,) => [`/api/conversations/${conversationId}/contact`] as const;

export type AddConversationToContactMutationResult = NonNullable<Awaited<ReturnType<typeof addConversationToContact>>>

/**
 * @summary Add a conversation to a contact
 */
export const useAddConversationToContact = <TError = ErrorType<BadRequestResponse | ForbiddenResponse | NotFoundResponse | RequestTimeoutResponse | ConflictResponse | ContentTooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse | InsufficientStorageResponse>>(
  conversationId: string, options?: { swr?:SWRMutationConfiguration<Awaited<ReturnType<typeof addConversationToContact>>, TError, Key, ConversationContactRequest, Awaited<ReturnType<typeof addConversationToContact>>> & { swrKey?: string }, request?: SecondParameter<typeof http>}
) => {

  const {swr: swrOptions, request: requestOptions} = options ?? {}

  const swrKey = swrOptions?.swrKey ?? getAddConversationToContactMutationKey(conversationId);
  const swrFn = getAddConversationToContactMutationFetcher(conversationId, requestOptions);

  const query = useSWRMutation(swrKey, swrFn, swrOptions)

  return {
    swrKey,
    ...query
  }
}
export const getListContactCandidatesUrl = (conversationId: string,) => {




  return `/api/conversations/${encodeURIComponent(String(conversationId))}/contact-candidates`
}

/**
 * The sender of the conversation, and contacts with a similar name or address.
 * @summary List likely contacts of a conversation
 */
export const listContactCandidates = async (conversationId: string, options?: Parameters<typeof http>[1]): Promise<ContactCandidates> => {

  return http<ContactCandidates>(getListContactCandidatesUrl(conversationId),
  {
    ...options,
    method: 'GET'


  }
);}




export const getListContactCandidatesKey = (conversationId: string,) => [`/api/conversations/${conversationId}/contact-candidates`] as const;

export type ListContactCandidatesQueryResult = NonNullable<Awaited<ReturnType<typeof listContactCandidates>>>

/**
 * @summary List likely contacts of a conversation
 */
export const useListContactCandidates = <TError = ErrorType<BadRequestResponse | ForbiddenResponse | NotFoundResponse | InternalServerErrorResponse | ServiceUnavailableResponse>>(
  conversationId: string, options?: { swr?:SWRConfiguration<Awaited<ReturnType<typeof listContactCandidates>>, TError> & { swrKey?: Key, enabled?: boolean }, request?: SecondParameter<typeof http> }
) => {
  const {swr: swrOptions, request: requestOptions} = options ?? {}

  const isEnabled = swrOptions?.enabled !== false && conversationId !== null && conversationId !== undefined
  const swrKey = swrOptions?.swrKey ?? (() => isEnabled ? getListContactCandidatesKey(conversationId) : null);
  const swrFn = () => listContactCandidates(conversationId, requestOptions)

  const query = useSwr<Awaited<ReturnType<typeof swrFn>>, TError>(swrKey, swrFn, swrOptions)

  return {
    swrKey,
    ...query
  }
}
export const getMergeContactsUrl = () => {




  return `/api/merges`
}

/**
 * Moves all data of the other contact to the kept one. The merge can be undone.
 * @summary Merge two contacts
 */
export const mergeContacts = async (mergeRequest: MergeRequest, options?: Parameters<typeof http>[1]): Promise<ContactMerge> => {

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
return http<ContactMerge>(getMergeContactsUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(mergeRequest)
  }
);}




export const getMergeContactsMutationFetcher = ( options?: SecondParameter<typeof http>) => {
  return (_: Key, { arg }: { arg: MergeRequest }) => {
    return mergeContacts(arg, options);
  }
}
export const getMergeContactsMutationKey = () => [`/api/merges`] as const;

export type MergeContactsMutationResult = NonNullable<Awaited<ReturnType<typeof mergeContacts>>>

/**
 * @summary Merge two contacts
 */
export const useMergeContacts = <TError = ErrorType<BadRequestResponse | ForbiddenResponse | NotFoundResponse | RequestTimeoutResponse | ConflictResponse | ContentTooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse | InsufficientStorageResponse>>(
   options?: { swr?:SWRMutationConfiguration<Awaited<ReturnType<typeof mergeContacts>>, TError, Key, MergeRequest, Awaited<ReturnType<typeof mergeContacts>>> & { swrKey?: string }, request?: SecondParameter<typeof http>}
) => {

  const {swr: swrOptions, request: requestOptions} = options ?? {}

  const swrKey = swrOptions?.swrKey ?? getMergeContactsMutationKey();
  const swrFn = getMergeContactsMutationFetcher(requestOptions);

  const query = useSWRMutation(swrKey, swrFn, swrOptions)

  return {
    swrKey,
    ...query
  }
}
export const getListMergesUrl = (params?: ListMergesParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/api/merges?${stringifiedParams}` : `/api/merges`
}

/**
 * Includes both contacts of each merge and whether it was undone.
 * @summary List merges
 */
export const listMerges = async (params?: ListMergesParams, options?: Parameters<typeof http>[1]): Promise<ContactMerge[]> => {

  return http<ContactMerge[]>(getListMergesUrl(params),
  {
    ...options,
    method: 'GET'


  }
);}




export const getListMergesKey = (params?: ListMergesParams,) => [`/api/merges`, ...(params ? [params]: [])] as const;

export type ListMergesQueryResult = NonNullable<Awaited<ReturnType<typeof listMerges>>>

/**
 * @summary List merges
 */
export const useListMerges = <TError = ErrorType<BadRequestResponse | ForbiddenResponse | InternalServerErrorResponse | ServiceUnavailableResponse>>(
  params?: ListMergesParams, options?: { swr?:SWRConfiguration<Awaited<ReturnType<typeof listMerges>>, TError> & { swrKey?: Key, enabled?: boolean }, request?: SecondParameter<typeof http> }
) => {
  const {swr: swrOptions, request: requestOptions} = options ?? {}

  const isEnabled = swrOptions?.enabled !== false
  const swrKey = swrOptions?.swrKey ?? (() => isEnabled ? getListMergesKey(params) : null);
  const swrFn = () => listMerges(params, requestOptions)

  const query = useSwr<Awaited<ReturnType<typeof swrFn>>, TError>(swrKey, swrFn, swrOptions)

  return {
    swrKey,
    ...query
  }
}
export const getPreviewMergeUrl = () => {




  return `/api/merges/preview`
}

/**
 * Lists the fields on which the two contacts differ and what would move. Changes nothing.
 * @summary Preview a merge
 */
export const previewMerge = async (mergeRequest: MergeRequest, options?: Parameters<typeof http>[1]): Promise<MergePreview> => {

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
return http<MergePreview>(getPreviewMergeUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(mergeRequest)
  }
);}




export const getPreviewMergeMutationFetcher = ( options?: SecondParameter<typeof http>) => {
  return (_: Key, { arg }: { arg: MergeRequest }) => {
    return previewMerge(arg, options);
  }
}
export const getPreviewMergeMutationKey = () => [`/api/merges/preview`] as const;

export type PreviewMergeMutationResult = NonNullable<Awaited<ReturnType<typeof previewMerge>>>

/**
 * @summary Preview a merge
 */
export const usePreviewMerge = <TError = ErrorType<BadRequestResponse | ForbiddenResponse | NotFoundResponse | RequestTimeoutResponse | ContentTooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse | InsufficientStorageResponse>>(
   options?: { swr?:SWRMutationConfiguration<Awaited<ReturnType<typeof previewMerge>>, TError, Key, MergeRequest, Awaited<ReturnType<typeof previewMerge>>> & { swrKey?: string }, request?: SecondParameter<typeof http>}
) => {

  const {swr: swrOptions, request: requestOptions} = options ?? {}

  const swrKey = swrOptions?.swrKey ?? getPreviewMergeMutationKey();
  const swrFn = getPreviewMergeMutationFetcher(requestOptions);

  const query = useSWRMutation(swrKey, swrFn, swrOptions)

  return {
    swrKey,
    ...query
  }
}
export const getUndoMergeUrl = (mergeId: string,) => {




  return `/api/merges/${encodeURIComponent(String(mergeId))}/undo`
}

/**
 * Restores both contacts. Messages added since the merge to the other contact’s handles move back to that contact.
 * @summary Undo a merge
 */
export const undoMerge = async (mergeId: string, options?: Parameters<typeof http>[1]): Promise<ContactMerge> => {

  return http<ContactMerge>(getUndoMergeUrl(mergeId),
  {
    ...options,
    method: 'POST'


  }
);}




export const getUndoMergeMutationFetcher = (mergeId: string, options?: SecondParameter<typeof http>) => {
  return (_: Key, __: { arg: Arguments }) => {
    return undoMerge(mergeId, options);
  }
}
export const getUndoMergeMutationKey = (mergeId: string,) => [`/api/merges/${mergeId}/undo`] as const;

export type UndoMergeMutationResult = NonNullable<Awaited<ReturnType<typeof undoMerge>>>

/**
 * @summary Undo a merge
 */
export const useUndoMerge = <TError = ErrorType<BadRequestResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse | InsufficientStorageResponse>>(
  mergeId: string, options?: { swr?:SWRMutationConfiguration<Awaited<ReturnType<typeof undoMerge>>, TError, Key, Arguments, Awaited<ReturnType<typeof undoMerge>>> & { swrKey?: string }, request?: SecondParameter<typeof http>}
) => {

  const {swr: swrOptions, request: requestOptions} = options ?? {}

  const swrKey = swrOptions?.swrKey ?? getUndoMergeMutationKey(mergeId);
  const swrFn = getUndoMergeMutationFetcher(mergeId, requestOptions);

  const query = useSWRMutation(swrKey, swrFn, swrOptions)

  return {
    swrKey,
    ...query
  }
}
