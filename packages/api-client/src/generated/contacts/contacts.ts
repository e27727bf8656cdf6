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
  ConsentUpdate,
  Contact,
  ContactActivity,
  ContactCreate,
  ContactDetail,
  ContactNote,
  ContactPointCreate,
  ContactTags,
  ContactUpdate,
  ContentTooLargeResponse,
  ForbiddenResponse,
  GetContactTimelineParams,
  InsufficientStorageResponse,
  InternalServerErrorResponse,
  ListContactMessagesParams,
  ListContactNotesParams,
  ListContactsParams,
  Message,
  NotFoundResponse,
  NoteText,
  RequestTimeoutResponse,
  ServiceUnavailableResponse,
  ShowContactPictureParams,
  Tag,
  TimelineEntry,
  TooManyRequestsResponse,
  UnsupportedMediaTypeResponse,
  UsedField
} from '../model';

import { http } from '../../http';
import type { ErrorType } from '../../http';



  type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];



 export const getListContactFieldsUrl = () => {




  return `/api/contact-fields`
}

/**
 * Each can be a column of the table of contacts. Names that differ only in the case of A to Z count as one.
 * @summary List custom fields in use
 */
export const listContactFields = async ( options?: Parameters<typeof http>[1]): Promise<UsedField[]> => {

  return http<UsedField[]>(getListContactFieldsUrl(),
  {
    ...options,
    method: 'GET'


  }
);}




export const getListContactFieldsKey = () => [`/api/contact-fields`] as const;

export type ListContactFieldsQueryResult = NonNullable<Awaited<ReturnType<typeof listContactFields>>>

/**
 * @summary List custom fields in use
 */
export const useListContactFields = <TError = ErrorType<BadRequestResponse | ForbiddenResponse | InternalServerErrorResponse | ServiceUnavailableResponse>>(
   options?: { swr?:SWRConfiguration<Awaited<ReturnType<typeof listContactFields>>, TError> & { swrKey?: Key, enabled?: boolean }, request?: SecondParameter<typeof http> }
) => {
  const {swr: swrOptions, request: requestOptions} = options ?? {}

  const isEnabled = swrOptions?.enabled !== false
  const swrKey = swrOptions?.swrKey ?? (() => isEnabled ? getListContactFieldsKey() : null);
  const swrFn = () => listContactFields(requestOptions)

  const query = useSwr<Awaited<ReturnType<typeof swrFn>>, TError>(swrKey, swrFn, swrOptions)

  return {
    swrKey,
    ...query
  }
}
export const getListContactsUrl = (params?: ListContactsParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/api/contacts?${stringifiedParams}` : `/api/contacts`
}

/**
 * Lists all contacts, or those that match a search as the user types.
 * @summary List contacts
 */
export const listContacts = async (params?: ListContactsParams, options?: Parameters<typeof http>[1]): Promise<Contact[]> => {

  return http<Contact[]>(getListContactsUrl(params),
  {
    ...options,
    method: 'GET'


  }
);}




export const getListContactsKey = (params?: ListContactsParams,) => [`/api/contacts`, ...(params ? [params]: [])] as const;

export type ListContactsQueryResult = NonNullable<Awaited<ReturnType<typeof listContacts>>>

/**
 * @summary List contacts
 */
export const useListContacts = <TError = ErrorType<BadRequestResponse | ForbiddenResponse | InternalServerErrorResponse | ServiceUnavailableResponse>>(
  params?: ListContactsParams, options?: { swr?:SWRConfiguration<Awaited<ReturnType<typeof listContacts>>, TError> & { swrKey?: Key, enabled?: boolean }, request?: SecondParameter<typeof http> }
) => {
  const {swr: swrOptions, request: requestOptions} = options ?? {}

  const isEnabled = swrOptions?.enabled !== false
  const swrKey = swrOptions?.swrKey ?? (() => isEnabled ? getListContactsKey(params) : null);
  const swrFn = () => listContacts(params, requestOptions)

  const query = useSwr<Awaited<ReturnType<typeof swrFn>>, TError>(swrKey, swrFn, swrOptions)

  return {
    swrKey,
    ...query
  }
}
export const getCreateContactUrl = () => {




  return `/api/contacts`
}

/**
 * The address, number and profile become contact points. Returns an error that names the owner if another contact already has one of them.
 * @summary Create a contact
 */
export const createContact = async (contactCreate: ContactCreate, options?: Parameters<typeof http>[1]): Promise<ContactDetail> => {

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
return http<ContactDetail>(getCreateContactUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(contactCreate)
  }
);}




export const getCreateContactMutationFetcher = ( options?: SecondParameter<typeof http>) => {
  return (_: Key, { arg }: { arg: ContactCreate }) => {
    return createContact(arg, options);
  }
}
export const getCreateContactMutationKey = () => [`/api/contacts`] as const;

export type CreateContactMutationResult = NonNullable<Awaited<ReturnType<typeof createContact>>>

/**
 * @summary Create a contact
 */
export const useCreateContact = <TError = ErrorType<BadRequestResponse | ForbiddenResponse | RequestTimeoutResponse | ConflictResponse | ContentTooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse | InsufficientStorageResponse>>(
   options?: { swr?:SWRMutationConfiguration<Awaited<ReturnType<typeof createContact>>, TError, Key, ContactCreate, Awaited<ReturnType<typeof createContact>>> & { swrKey?: string }, request?: SecondParameter<typeof http>}
) => {

  const {swr: swrOptions, request: requestOptions} = options ?? {}

  const swrKey = swrOptions?.swrKey ?? getCreateContactMutationKey();
  const swrFn = getCreateContactMutationFetcher(requestOptions);

  const query = useSWRMutation(swrKey, swrFn, swrOptions)

  return {
    swrKey,
    ...query
  }
}
export const getGetContactUrl = (contactId: string,) => {




  return `/api/contacts/${encodeURIComponent(String(contactId))}`
}

/**
 * Returns all data about the contact: addresses and consent, tags, custom fields and counts.
 * @summary Get a contact
 */
export const getContact = async (contactId: string, options?: Parameters<typeof http>[1]): Promise<ContactDetail> => {

  return http<ContactDetail>(getGetContactUrl(contactId),
  {
    ...options,
    method: 'GET'


  }
);}




export const getGetContactKey = (contactId: string,) => [`/api/contacts/${contactId}`] as const;

export type GetContactQueryResult = NonNullable<Awaited<ReturnType<typeof getContact>>>

/**
 * @summary Get a contact
 */
export const useGetContact = <TError = ErrorType<BadRequestResponse | ForbiddenResponse | NotFoundResponse | InternalServerErrorResponse | ServiceUnavailableResponse>>(
  contactId: string, options?: { swr?:SWRConfiguration<Awaited<ReturnType<typeof getContact>>, TError> & { swrKey?: Key, enabled?: boolean }, request?: SecondParameter<typeof http> }
) => {
  const {swr: swrOptions, request: requestOptions} = options ?? {}

  const isEnabled = swrOptions?.enabled !== false && contactId !== null && contactId !== undefined
  const swrKey = swrOptions?.swrKey ?? (() => isEnabled ? getGetContactKey(contactId) : null);
  const swrFn = () => getContact(contactId, requestOptions)

  const query = useSwr<Awaited<ReturnType<typeof swrFn>>, TError>(swrKey, swrFn, swrOptions)

  return {
    swrKey,
    ...query
  }
}
export const getUpdateContactUrl = (contactId: string,) => {




  return `/api/contacts/${encodeURIComponent(String(contactId))}`
}

/**
 * Updates only the fields in the request. A new address, number or profile is added as a contact point. The old one is kept until it is removed.
 * @summary Update a contact
 */
export const updateContact = async (contactId: string,
    contactUpdate: ContactUpdate, options?: Parameters<typeof http>[1]): Promise<ContactDetail> => {

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
return http<ContactDetail>(getUpdateContactUrl(contactId),
  {
    ...options,
    method: 'PATCH',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(contactUpdate)
  }
);}




export const getUpdateContactMutationFetcher = (contactId: string, options?: SecondParameter<typeof http>) => {
  return (_: Key, { arg }: { arg: ContactUpdate }) => {
    return updateContact(contactId, arg, options);
  }
}
export const getUpdateContactMutationKey = (contactId: string,) => [`/api/contacts/${contactId}`] as const;

export type UpdateContactMutationResult = NonNullable<Awaited<ReturnType<typeof updateContact>>>

/**
 * @summary Update a contact
 */
export const useUpdateContact = <TError = ErrorType<BadRequestResponse | ForbiddenResponse | NotFoundResponse | RequestTimeoutResponse | ConflictResponse | ContentTooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse | InsufficientStorageResponse>>(
  contactId: string, options?: { swr?:SWRMutationConfiguration<Awaited<ReturnType<typeof updateContact>>, TError, Key, ContactUpdate, Awaited<ReturnType<typeof updateContact>>> & { swrKey?: string }, request?: SecondParameter<typeof http>}
) => {

  const {swr: swrOptions, request: requestOptions} = options ?? {}

  const swrKey = swrOptions?.swrKey ?? getUpdateContactMutationKey(contactId);
  const swrFn = getUpdateContactMutationFetcher(contactId, requestOptions);

  const query = useSWRMutation(swrKey, swrFn, swrOptions)

  return {
    swrKey,
    ...query
  }
}
export const getGetContactActivityUrl = (contactId: string,) => {




  return `/api/contacts/${encodeURIComponent(String(contactId))}/activity`
}

/**
 * Counts the newest 5,000 messages of the contact, in the workspace time zone.
 * @summary Get when messages of a contact come and go
 */
export const getContactActivity = async (contactId: string, options?: Parameters<typeof http>[1]): Promise<ContactActivity> => {

  return http<ContactActivity>(getGetContactActivityUrl(contactId),
  {
    ...options,
    method: 'GET'


  }
);}




export const getGetContactActivityKey = (contactId: string,) => [`/api/contacts/${contactId}/activity`] as const;

export type GetContactActivityQueryResult = NonNullable<Awaited<ReturnType<typeof getContactActivity>>>

/**
 * @summary Get when messages of a contact come and go
 */
export const useGetContactActivity = <TError = ErrorType<BadRequestResponse | ForbiddenResponse | NotFoundResponse | InternalServerErrorResponse | ServiceUnavailableResponse>>(
  contactId: string, options?: { swr?:SWRConfiguration<Awaited<ReturnType<typeof getContactActivity>>, TError> & { swrKey?: Key, enabled?: boolean }, request?: SecondParameter<typeof http> }
) => {
  const {swr: swrOptions, request: requestOptions} = options ?? {}

  const isEnabled = swrOptions?.enabled !== false && contactId !== null && contactId !== undefined
  const swrKey = swrOptions?.swrKey ?? (() => isEnabled ? getGetContactActivityKey(contactId) : null);
  const swrFn = () => getContactActivity(contactId, requestOptions)

  const query = useSwr<Awaited<ReturnType<typeof swrFn>>, TError>(swrKey, swrFn, swrOptions)

  return {
    swrKey,
    ...query
  }
}
export const getListContactMessagesUrl = (contactId: string,
    params?: ListContactMessagesParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/api/contacts/${encodeURIComponent(String(contactId))}/messages?${stringifiedParams}` : `/api/contacts/${encodeURIComponent(String(contactId))}/messages`
}

/**
 * Includes incoming and outgoing messages on all channels.
 * @summary List messages of a contact
 */
export const listContactMessages = async (contactId: string,
    params?: ListContactMessagesParams, options?: Parameters<typeof http>[1]): Promise<Message[]> => {

  return http<Message[]>(getListContactMessagesUrl(contactId,params),
  {
    ...options,
    method: 'GET'


  }
);}




export const getListContactMessagesKey = (contactId: string,
    params?: ListContactMessagesParams,) => [`/api/contacts/${contactId}/messages`, ...(params ? [params]: [])] as const;

export type ListContactMessagesQueryResult = NonNullable<Awaited<ReturnType<typeof listContactMessages>>>

/**
 * @summary List messages of a contact
 */
export const useListContactMessages = <TError = ErrorType<BadRequestResponse | ForbiddenResponse | NotFoundResponse | InternalServerErrorResponse | ServiceUnavailableResponse>>(
  contactId: string,
    params?: ListContactMessagesParams, options?: { swr?:SWRConfiguration<Awaited<ReturnType<typeof listContactMessages>>, TError> & { swrKey?: Key, enabled?: boolean }, request?: SecondParameter<typeof http> }
) => {
  const {swr: swrOptions, request: requestOptions} = options ?? {}

  const isEnabled = swrOptions?.enabled !== false && contactId !== null && contactId !== undefined
  const swrKey = swrOptions?.swrKey ?? (() => isEnabled ? getListContactMessagesKey(contactId,params) : null);
  const swrFn = () => listContactMessages(contactId,params, requestOptions)

  const query = useSwr<Awaited<ReturnType<typeof swrFn>>, TError>(swrKey, swrFn, swrOptions)

  return {
    swrKey,
    ...query
  }
}
export const getListContactNotesUrl = (contactId: string,
    params?: ListContactNotesParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/api/contacts/${encodeURIComponent(String(contactId))}/notes?${stringifiedParams}` : `/api/contacts/${encodeURIComponent(String(contactId))}/notes`
}

/**
 * Notes are internal and never sent to the contact.
 * @summary List notes about a contact
 */
export const listContactNotes = async (contactId: string,
    params?: ListContactNotesParams, options?: Parameters<typeof http>[1]): Promise<ContactNote[]> => {

  return http<ContactNote[]>(getListContactNotesUrl(contactId,params),
  {
    ...options,
    method: 'GET'


  }
);}




export const getListContactNotesKey = (contactId: string,
    params?: ListContactNotesParams,) => [`/api/contacts/${contactId}/notes`, ...(params ? [params]: [])] as const;

export type ListContactNotesQueryResult = NonNullable<Awaited<ReturnType<typeof listContactNotes>>>

/**
 * @summary List notes about a contact
 */
export const useListContactNotes = <TError = ErrorType<BadRequestResponse | ForbiddenResponse | NotFoundResponse | InternalServerErrorResponse | ServiceUnavailableResponse>>(
  contactId: string,
    params?: ListContactNotesParams, options?: { swr?:SWRConfiguration<Awaited<ReturnType<typeof listContactNotes>>, TError> & { swrKey?: Key, enabled?: boolean }, request?: SecondParameter<typeof http> }
) => {
  const {swr: swrOptions, request: requestOptions} = options ?? {}

  const isEnabled = swrOptions?.enabled !== false && contactId !== null && contactId !== undefined
  const swrKey = swrOptions?.swrKey ?? (() => isEnabled ? getListContactNotesKey(contactId,params) : null);
  const swrFn = () => listContactNotes(contactId,params, requestOptions)

  const query = useSwr<Awaited<ReturnType<typeof swrFn>>, TError>(swrKey, swrFn, swrOptions)

  return {
    swrKey,
    ...query
  }
}
export const getCreateContactNoteUrl = (contactId: string,) => {




  return `/api/contacts/${encodeURIComponent(String(contactId))}/notes`
}

/**
 * Notes are internal and never sent to the contact.
 * @summary Create a note about a contact
 */
export const createContactNote = async (contactId: string,
    noteText: NoteText, options?: Parameters<typeof http>[1]): Promise<ContactNote> => {

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
return http<ContactNote>(getCreateContactNoteUrl(contactId),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(noteText)
  }
);}




export const getCreateContactNoteMutationFetcher = (contactId: string, options?: SecondParameter<typeof http>) => {
  return (_: Key, { arg }: { arg: NoteText }) => {
    return createContactNote(contactId, arg, options);
  }
}
export const getCreateContactNoteMutationKey = (contactId: string,) => [`/api/contacts/${contactId}/notes`] as const;

export type CreateContactNoteMutationResult = NonNullable<Awaited<ReturnType<typeof createContactNote>>>

/**
 * @summary Create a note about a contact
 */
export const useCreateContactNote = <TError = ErrorType<BadRequestResponse | ForbiddenResponse | NotFoundResponse | RequestTimeoutResponse | ContentTooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse | InsufficientStorageResponse>>(
  contactId: string, options?: { swr?:SWRMutationConfiguration<Awaited<ReturnType<typeof createContactNote>>, TError, Key, NoteText, Awaited<ReturnType<typeof createContactNote>>> & { swrKey?: string }, request?: SecondParameter<typeof http>}
) => {

  const {swr: swrOptions, request: requestOptions} = options ?? {}

  const swrKey = swrOptions?.swrKey ?? getCreateContactNoteMutationKey(contactId);
  const swrFn = getCreateContactNoteMutationFetcher(contactId, requestOptions);

  const query = useSWRMutation(swrKey, swrFn, swrOptions)

  return {
    swrKey,
    ...query
  }
}
export const getUpdateContactNoteUrl = (contactId: string,
    noteId: string,) => {




  return `/api/contacts/${encodeURIComponent(String(contactId))}/notes/${encodeURIComponent(String(noteId))}`
}

/**
 * Replaces the text of the note.
 * @summary Update a note
 */
export const updateContactNote = async (contactId: string,
    noteId: string,
    noteText: NoteText, options?: Parameters<typeof http>[1]): Promise<ContactNote> => {

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
return http<ContactNote>(getUpdateContactNoteUrl(contactId,noteId),
  {
    ...options,
    method: 'PATCH',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(noteText)
  }
);}




export const getUpdateContactNoteMutationFetcher = (contactId: string,
    noteId: string, options?: SecondParameter<typeof http>) => {
  return (_: Key, { arg }: { arg: NoteText }) => {
    return updateContactNote(contactId, noteId, arg, options);
  }
}
export const getUpdateContactNoteMutationKey = (contactId: string,
    noteId: string,) => [`/api/contacts/${contactId}/notes/${noteId}`] as const;

export type UpdateContactNoteMutationResult = NonNullable<Awaited<ReturnType<typeof updateContactNote>>>

/**
 * @summary Update a note
 */
export const useUpdateContactNote = <TError = ErrorType<BadRequestResponse | ForbiddenResponse | NotFoundResponse | RequestTimeoutResponse | ContentTooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse | InsufficientStorageResponse>>(
  contactId: string,
    noteId: string, options?: { swr?:SWRMutationConfiguration<Awaited<ReturnType<typeof updateContactNote>>, TError, Key, NoteText, Awaited<ReturnType<typeof updateContactNote>>> & { swrKey?: string }, request?: SecondParameter<typeof http>}
) => {

  const {swr: swrOptions, request: requestOptions} = options ?? {}

  const swrKey = swrOptions?.swrKey ?? getUpdateContactNoteMutationKey(contactId,noteId);
  const swrFn = getUpdateContactNoteMutationFetcher(contactId,noteId, requestOptions);

  const query = useSWRMutation(swrKey, swrFn, swrOptions)

  return {
    swrKey,
    ...query
  }
}
export const getDeleteContactNoteUrl = (contactId: string,
    noteId: string,) => {




  return `/api/contacts/${encodeURIComponent(String(contactId))}/notes/${encodeURIComponent(String(noteId))}`
}

/**
 * Returns the deleted item.
 * @summary Delete a note
 */
export const deleteContactNote = async (contactId: string,
    noteId: string, options?: Parameters<typeof http>[1]): Promise<ContactNote> => {

  return http<ContactNote>(getDeleteContactNoteUrl(contactId,noteId),
  {
    ...options,
    method: 'DELETE'


  }
);}




export const getDeleteContactNoteMutationFetcher = (contactId: string,
    noteId: string, options?: SecondParameter<typeof http>) => {
  return (_: Key, __: { arg: Arguments }) => {
    return deleteContactNote(contactId, noteId, options);
  }
}
export const getDeleteContactNoteMutationKey = (contactId: string,
    noteId: string,) => [`/api/contacts/${contactId}/notes/${noteId}`] as const;

export type DeleteContactNoteMutationResult = NonNullable<Awaited<ReturnType<typeof deleteContactNote>>>

/**
 * @summary Delete a note
 */
export const useDeleteContactNote = <TError = ErrorType<BadRequestResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse | InsufficientStorageResponse>>(
  contactId: string,
    noteId: string, options?: { swr?:SWRMutationConfiguration<Awaited<ReturnType<typeof deleteContactNote>>, TError, Key, Arguments, Awaited<ReturnType<typeof deleteContactNote>>> & { swrKey?: string }, request?: SecondParameter<typeof http>}
) => {

  const {swr: swrOptions, request: requestOptions} = options ?? {}

  const swrKey = swrOptions?.swrKey ?? getDeleteContactNoteMutationKey(contactId,noteId);
  const swrFn = getDeleteContactNoteMutationFetcher(contactId,noteId, requestOptions);

  const query = useSWRMutation(swrKey, swrFn, swrOptions)

  return {
    swrKey,
    ...query
  }
}
export const getShowContactPictureUrl = (contactId: string,
    params?: ShowContactPictureParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/api/contacts/${encodeURIComponent(String(contactId))}/picture?${stringifiedParams}` : `/api/contacts/${encodeURIComponent(String(contactId))}/picture`
}

/**
 * Use the `pictureUrl` of the contact, which changes with the picture. The bytes are stored on this server, and their type is what they prove: PNG, JPEG, WebP or GIF.
 * @summary Show the picture of a contact
 */
export const showContactPicture = async (contactId: string,
    params?: ShowContactPictureParams, options?: Parameters<typeof http>[1]): Promise<Blob> => {

  return http<Blob>(getShowContactPictureUrl(contactId,params),
  {
    ...options,
    method: 'GET'


  }
);}




export const getShowContactPictureKey = (contactId: string,
    params?: ShowContactPictureParams,) => [`/api/contacts/${contactId}/picture`, ...(params ? [params]: [])] as const;

export type ShowContactPictureQueryResult = NonNullable<Awaited<ReturnType<typeof showContactPicture>>>

/**
 * @summary Show the picture of a contact
 */
export const useShowContactPicture = <TError = ErrorType<BadRequestResponse | ForbiddenResponse | NotFoundResponse | InternalServerErrorResponse | ServiceUnavailableResponse>>(
  contactId: string,
    params?: ShowContactPictureParams, options?: { swr?:SWRConfiguration<Awaited<ReturnType<typeof showContactPicture>>, TError> & { swrKey?: Key, enabled?: boolean }, request?: SecondParameter<typeof http> }
) => {
  const {swr: swrOptions, request: requestOptions} = options ?? {}

  const isEnabled = swrOptions?.enabled !== false && contactId !== null && contactId !== undefined
  const swrKey = swrOptions?.swrKey ?? (() => isEnabled ? getShowContactPictureKey(contactId,params) : null);
  const swrFn = () => showContactPicture(contactId,params, requestOptions)

  const query = useSwr<Awaited<ReturnType<typeof swrFn>>, TError>(swrKey, swrFn, swrOptions)

  return {
    swrKey,
    ...query
  }
}
export const getPutContactPictureUrl = (contactId: string,) => {




  return `/api/contacts/${encodeURIComponent(String(contactId))}/picture`
}

/**
 * The request body is the picture itself: PNG, JPEG, WebP or GIF, up to 1 MB and 4,096 pixels along each side. Providers are not asked for a picture of this contact any more.
 * @summary Set the picture of a contact
 */
export const putContactPicture = async (contactId: string,
    putContactPictureBody: Blob, options?: Parameters<typeof http>[1]): Promise<Contact> => {

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
return http<Contact>(getPutContactPictureUrl(contactId),
  {
    ...options,
    method: 'PUT',
    headers: { 'Content-Type': 'application/octet-stream', ...getHeaders(options?.headers) },
    body: putContactPictureBody
  }
);}




export const getPutContactPictureMutationFetcher = (contactId: string, options?: SecondParameter<typeof http>) => {
  return (_: Key, { arg }: { arg: Blob }) => {
    return putContactPicture(contactId, arg, options);
  }
}
export const getPutContactPictureMutationKey = (contactId: string,) => [`/api/contacts/${contactId}/picture`] as const;

export type PutContactPictureMutationResult = NonNullable<Awaited<ReturnType<typeof putContactPicture>>>

/**
 * @summary Set the picture of a contact
 */
export const usePutContactPicture = <TError = ErrorType<BadRequestResponse | ForbiddenResponse | NotFoundResponse | RequestTimeoutResponse | ContentTooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse | InsufficientStorageResponse>>(
  contactId: string, options?: { swr?:SWRMutationConfiguration<Awaited<ReturnType<typeof putContactPicture>>, TError, Key, Blob, Awaited<ReturnType<typeof putContactPicture>>> & { swrKey?: string }, request?: SecondParameter<typeof http>}
) => {

  const {swr: swrOptions, request: requestOptions} = options ?? {}

  const swrKey = swrOptions?.swrKey ?? getPutContactPictureMutationKey(contactId);
  const swrFn = getPutContactPictureMutationFetcher(contactId, requestOptions);

  const query = useSWRMutation(swrKey, swrFn, swrOptions)

  return {
    swrKey,
    ...query
  }
}
export const getRemoveContactPictureUrl = (contactId: string,) => {




  return `/api/contacts/${encodeURIComponent(String(contactId))}/picture`
}

/**
 * Providers are not asked for a picture of this contact any more.
 * @summary Remove the picture of a contact
 */
export const removeContactPicture = async (contactId: string, options?: Parameters<typeof http>[1]): Promise<Contact> => {

  return http<Contact>(getRemoveContactPictureUrl(contactId),
  {
    ...options,
    method: 'DELETE'


  }
);}




export const getRemoveContactPictureMutationFetcher = (contactId: string, options?: SecondParameter<typeof http>) => {
  return (_: Key, __: { arg: Arguments }) => {
    return removeContactPicture(contactId, options);
  }
}
export const getRemoveContactPictureMutationKey = (contactId: string,) => [`/api/contacts/${contactId}/picture`] as const;

export type RemoveContactPictureMutationResult = NonNullable<Awaited<ReturnType<typeof removeContactPicture>>>

/**
 * @summary Remove the picture of a contact
 */
export const useRemoveContactPicture = <TError = ErrorType<BadRequestResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse | InsufficientStorageResponse>>(
  contactId: string, options?: { swr?:SWRMutationConfiguration<Awaited<ReturnType<typeof removeContactPicture>>, TError, Key, Arguments, Awaited<ReturnType<typeof removeContactPicture>>> & { swrKey?: string }, request?: SecondParameter<typeof http>}
) => {

  const {swr: swrOptions, request: requestOptions} = options ?? {}

  const swrKey = swrOptions?.swrKey ?? getRemoveContactPictureMutationKey(contactId);
  const swrFn = getRemoveContactPictureMutationFetcher(contactId, requestOptions);

  const query = useSWRMutation(swrKey, swrFn, swrOptions)

  return {
    swrKey,
    ...query
  }
}
export const getAddContactPointUrl = (contactId: string,) => {




  return `/api/contacts/${encodeURIComponent(String(contactId))}/points`
}

/**
 * Returns an error if another contact has this handle. The error names that contact, so that the two can be merged.
 * @summary Add a handle to a contact
 */
export const addContactPoint = async (contactId: string,
    contactPointCreate: ContactPointCreate, options?: Parameters<typeof http>[1]): Promise<ContactDetail> => {

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
return http<ContactDetail>(getAddContactPointUrl(contactId),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(contactPointCreate)
  }
);}




export const getAddContactPointMutationFetcher = (contactId: string, options?: SecondParameter<typeof http>) => {
  return (_: Key, { arg }: { arg: ContactPointCreate }) => {
    return addContactPoint(contactId, arg, options);
  }
}
export const getAddContactPointMutationKey = (contactId: string,) => [`/api/contacts/${contactId}/points`] as const;

export type AddContactPointMutationResult = NonNullable<Awaited<ReturnType<typeof addContactPoint>>>

/**
 * @summary Add a handle to a contact
 */
export const useAddContactPoint = <TError = ErrorType<BadRequestResponse | ForbiddenResponse | NotFoundResponse | RequestTimeoutResponse | ConflictResponse | ContentTooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse | InsufficientStorageResponse>>(
  contactId: string, options?: { swr?:SWRMutationConfiguration<Awaited<ReturnType<typeof addContactPoint>>, TError, Key, ContactPointCreate, Awaited<ReturnType<typeof addContactPoint>>> & { swrKey?: string }, request?: SecondParameter<typeof http>}
) => {

  const {swr: swrOptions, request: requestOptions} = options ?? {}

  const swrKey = swrOptions?.swrKey ?? getAddContactPointMutationKey(contactId);
  const swrFn = getAddContactPointMutationFetcher(contactId, requestOptions);

  const query = useSWRMutation(swrKey, swrFn, swrOptions)

  return {
    swrKey,
    ...query
  }
}
export const getSetConsentUrl = (contactId: string,
    pointId: string,) => {




  return `/api/contacts/${encodeURIComponent(String(contactId))}/points/${encodeURIComponent(String(pointId))}`
}

/**
 * The source and time of the consent are stored and shown in the timeline.
 * @summary Update consent for a contact’s handle
 */
export const setConsent = async (contactId: string,
    pointId: string,
    consentUpdate: ConsentUpdate, options?: Parameters<typeof http>[1]): Promise<ContactDetail> => {

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
return http<ContactDetail>(getSetConsentUrl(contactId,pointId),
  {
    ...options,
    method: 'PATCH',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(consentUpdate)
  }
);}




export const getSetConsentMutationFetcher = (contactId: string,
    pointId: string, options?: SecondParameter<typeof http>) => {
  return (_: Key, { arg }: { arg: ConsentUpdate }) => {
    return setConsent(contactId, pointId, arg, options);
  }
}
export const getSetConsentMutationKey = (contactId: string,
    pointId: string,) => [`/api/contacts/${contactId}/points/${pointId}`] as const;

export type SetConsentMutationResult = NonNullable<Awaited<ReturnType<typeof setConsent>>>

/**
 * @summary Update consent for a contact’s handle
 */
export const useSetConsent = <TError = ErrorType<BadRequestResponse | ForbiddenResponse | NotFoundResponse | RequestTimeoutResponse | ContentTooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse | InsufficientStorageResponse>>(
  contactId: string,
    pointId: string, options?: { swr?:SWRMutationConfiguration<Awaited<ReturnType<typeof setConsent>>, TError, Key, ConsentUpdate, Awaited<ReturnType<typeof setConsent>>> & { swrKey?: string }, request?: SecondParameter<typeof http>}
) => {

  const {swr: swrOptions, request: requestOptions} = options ?? {}

  const swrKey = swrOptions?.swrKey ?? getSetConsentMutationKey(contactId,pointId);
  const swrFn = getSetConsentMutationFetcher(contactId,pointId, requestOptions);

  const query = useSWRMutation(swrKey, swrFn, swrOptions)

  return {
    swrKey,
    ...query
  }
}
export const getRemoveContactPointUrl = (contactId: string,
    pointId: string,) => {




  return `/api/contacts/${encodeURIComponent(String(contactId))}/points/${encodeURIComponent(String(pointId))}`
}

/**
 * A handle that has opted out is kept, so that it is never messaged again.
 * @summary Remove a handle from a contact
 */
export const removeContactPoint = async (contactId: string,
    pointId: string, options?: Parameters<typeof http>[1]): Promise<ContactDetail> => {

  return http<ContactDetail>(getRemoveContactPointUrl(contactId,pointId),
  {
    ...options,
    method: 'DELETE'


  }
);}




export const getRemoveContactPointMutationFetcher = (contactId: string,
    pointId: string, options?: SecondParameter<typeof http>) => {
  return (_: Key, __: { arg: Arguments }) => {
    return removeContactPoint(contactId, pointId, options);
  }
}
export const getRemoveContactPointMutationKey = (contactId: string,
    pointId: string,) => [`/api/contacts/${contactId}/points/${pointId}`] as const;

export type RemoveContactPointMutationResult = NonNullable<Awaited<ReturnType<typeof removeContactPoint>>>

/**
 * @summary Remove a handle from a contact
 */
export const useRemoveContactPoint = <TError = ErrorType<BadRequestResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse | InsufficientStorageResponse>>(
  contactId: string,
    pointId: string, options?: { swr?:SWRMutationConfiguration<Awaited<ReturnType<typeof removeContactPoint>>, TError, Key, Arguments, Awaited<ReturnType<typeof removeContactPoint>>> & { swrKey?: string }, request?: SecondParameter<typeof http>}
) => {

  const {swr: swrOptions, request: requestOptions} = options ?? {}

  const swrKey = swrOptions?.swrKey ?? getRemoveContactPointMutationKey(contactId,pointId);
  const swrFn = getRemoveContactPointMutationFetcher(contactId,pointId, requestOptions);

  const query = useSWRMutation(swrKey, swrFn, swrOptions)

  return {
    swrKey,
    ...query
  }
}
export const getSetContactTagsUrl = (contactId: string,) => {




  return `/api/contacts/${encodeURIComponent(String(contactId))}/tags`
}

/**
 * Replaces all tags of the contact. Tags that differ only in case count as the same tag.
 * @summary Update the tags of a contact
 */
export const setContactTags = async (contactId: string,
    contactTags: ContactTags, options?: Parameters<typeof http>[1]): Promise<ContactDetail> => {

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
return http<ContactDetail>(getSetContactTagsUrl(contactId),
  {
    ...options,
    method: 'PUT',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(contactTags)
  }
);}




export const getSetContactTagsMutationFetcher = (contactId: string, options?: SecondParameter<typeof http>) => {
  return (_: Key, { arg }: { arg: ContactTags }) => {
    return setContactTags(contactId, arg, options);
  }
}
export const getSetContactTagsMutationKey = (contactId: string,) => [`/api/contacts/${contactId}/tags`] as const;

export type SetContactTagsMutationResult = NonNullable<Awaited<ReturnType<typeof setContactTags>>>

/**
 * @summary Update the tags of a contact
 */
export const useSetContactTags = <TError = ErrorType<BadRequestResponse | ForbiddenResponse | NotFoundResponse | RequestTimeoutResponse | ContentTooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse | InsufficientStorageResponse>>(
  contactId: string, options?: { swr?:SWRMutationConfiguration<Awaited<ReturnType<typeof setContactTags>>, TError, Key, ContactTags, Awaited<ReturnType<typeof setContactTags>>> & { swrKey?: string }, request?: SecondParameter<typeof http>}
) => {

  const {swr: swrOptions, request: requestOptions} = options ?? {}

  const swrKey = swrOptions?.swrKey ?? getSetContactTagsMutationKey(contactId);
  const swrFn = getSetContactTagsMutationFetcher(contactId, requestOptions);

  const query = useSWRMutation(swrKey, swrFn, swrOptions)

  return {
    swrKey,
    ...query
  }
}
export const getGetContactTimelineUrl = (contactId: string,
    params?: GetContactTimelineParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/api/contacts/${encodeURIComponent(String(contactId))}/timeline?${stringifiedParams}` : `/api/contacts/${encodeURIComponent(String(contactId))}/timeline`
}

/**
 * Returns messages, notes and other events in one list, optionally filtered by kind.
 * @summary Get the timeline of a contact
 */
export const getContactTimeline = async (contactId: string,
    params?: GetContactTimelineParams, options?: Parameters<typeof http>[1]): Promise<TimelineEntry[]> => {

  return http<TimelineEntry[]>(getGetContactTimelineUrl(contactId,params),
  {
    ...options,
    method: 'GET'


  }
);}




export const getGetContactTimelineKey = (contactId: string,
    params?: GetContactTimelineParams,) => [`/api/contacts/${contactId}/timeline`, ...(params ? [params]: [])] as const;

export type GetContactTimelineQueryResult = NonNullable<Awaited<ReturnType<typeof getContactTimeline>>>

/**
 * @summary Get the timeline of a contact
 */
export const useGetContactTimeline = <TError = ErrorType<BadRequestResponse | ForbiddenResponse | NotFoundResponse | InternalServerErrorResponse | ServiceUnavailableResponse>>(
  contactId: string,
    params?: GetContactTimelineParams, options?: { swr?:SWRConfiguration<Awaited<ReturnType<typeof getContactTimeline>>, TError> & { swrKey?: Key, enabled?: boolean }, request?: SecondParameter<typeof http> }
) => {
  const {swr: swrOptions, request: requestOptions} = options ?? {}

  const isEnabled = swrOptions?.enabled !== false && contactId !== null && contactId !== undefined
  const swrKey = swrOptions?.swrKey ?? (() => isEnabled ? getGetContactTimelineKey(contactId,params) : null);
  const swrFn = () => getContactTimeline(contactId,params, requestOptions)

  const query = useSwr<Awaited<ReturnType<typeof swrFn>>, TError>(swrKey, swrFn, swrOptions)

  return {
    swrKey,
    ...query
  }
}
export const getListTagsUrl = () => {




  return `/api/tags`
}

/**
 * Provides suggestions while a user types a tag.
 * @summary List tags in use
 */
export const listTags = async ( options?: Parameters<typeof http>[1]): Promise<Tag[]> => {

  return http<Tag[]>(getListTagsUrl(),
  {
    ...options,
    method: 'GET'


  }
);}




export const getListTagsKey = () => [`/api/tags`] as const;

export type ListTagsQueryResult = NonNullable<Awaited<ReturnType<typeof listTags>>>

/**
 * @summary List tags in use
 */
export const useListTags = <TError = ErrorType<BadRequestResponse | ForbiddenResponse | InternalServerErrorResponse | ServiceUnavailableResponse>>(
   options?: { swr?:SWRConfiguration<Awaited<ReturnType<typeof listTags>>, TError> & { swrKey?: Key, enabled?: boolean }, request?: SecondParameter<typeof http> }
) => {
  const {swr: swrOptions, request: requestOptions} = options ?? {}

  const isEnabled = swrOptions?.enabled !== false
  const swrKey = swrOptions?.swrKey ?? (() => isEnabled ? getListTagsKey() : null);
  const swrFn = () => listTags(requestOptions)

  const query = useSwr<Awaited<ReturnType<typeof swrFn>>, TError>(swrKey, swrFn, swrOptions)

  return {
    swrKey,
    ...query
  }
}
