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
  ContactView,
  ContactViewCreate,
  ContactViewUpdate,
  ContentTooLargeResponse,
  ForbiddenResponse,
  InsufficientStorageResponse,
  InternalServerErrorResponse,
  NotFoundResponse,
  RequestTimeoutResponse,
  ServiceUnavailableResponse,
  TooManyRequestsResponse,
  UnsupportedMediaTypeResponse
} from '../model';

import { http } from '../../http';
import type { ErrorType } from '../../http';



  type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];



 export const getListContactViewsUrl = () => {




  return `/api/contact-views`
}

/**
 * Views are shared across the workspace.
 * @summary List views of contacts
 */
export const listContactViews = async ( options?: Parameters<typeof http>[1]): Promise<ContactView[]> => {

  return http<ContactView[]>(getListContactViewsUrl(),
  {
    ...options,
    method: 'GET'


  }
);}




export const getListContactViewsKey = () => [`/api/contact-views`] as const;

export type ListContactViewsQueryResult = NonNullable<Awaited<ReturnType<typeof listContactViews>>>

/**
 * @summary List views of contacts
 */
export const useListContactViews = <TError = ErrorType<BadRequestResponse | ForbiddenResponse | InternalServerErrorResponse | ServiceUnavailableResponse>>(
   options?: { swr?:SWRConfiguration<Awaited<ReturnType<typeof listContactViews>>, TError> & { swrKey?: Key, enabled?: boolean }, request?: SecondParameter<typeof http> }
) => {
  const {swr: swrOptions, request: requestOptions} = options ?? {}

  const isEnabled = swrOptions?.enabled !== false
  const swrKey = swrOptions?.swrKey ?? (() => isEnabled ? getListContactViewsKey() : null);
  const swrFn = () => listContactViews(requestOptions)

  const query = useSwr<Awaited<ReturnType<typeof swrFn>>, TError>(swrKey, swrFn, swrOptions)

  return {
    swrKey,
    ...query
  }
}
export const getCreateContactViewUrl = () => {




  return `/api/contact-views`
}

/**
 * The new item is added at the end. A workspace can have up to 50.
 * @summary Create a view of contacts
 */
export const createContactView = async (contactViewCreate: ContactViewCreate, options?: Parameters<typeof http>[1]): Promise<ContactView> => {

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
return http<ContactView>(getCreateContactViewUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(contactViewCreate)
  }
);}




export const getCreateContactViewMutationFetcher = ( options?: SecondParameter<typeof http>) => {
  return (_: Key, { arg }: { arg: ContactViewCreate }) => {
    return createContactView(arg, options);
  }
}
export const getCreateContactViewMutationKey = () => [`/api/contact-views`] as const;

export type CreateContactViewMutationResult = NonNullable<Awaited<ReturnType<typeof createContactView>>>

/**
 * @summary Create a view of contacts
 */
export const useCreateContactView = <TError = ErrorType<BadRequestResponse | ForbiddenResponse | RequestTimeoutResponse | ConflictResponse | ContentTooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse | InsufficientStorageResponse>>(
   options?: { swr?:SWRMutationConfiguration<Awaited<ReturnType<typeof createContactView>>, TError, Key, ContactViewCreate, Awaited<ReturnType<typeof createContactView>>> & { swrKey?: string }, request?: SecondParameter<typeof http>}
) => {

  const {swr: swrOptions, request: requestOptions} = options ?? {}

  const swrKey = swrOptions?.swrKey ?? getCreateContactViewMutationKey();
  const swrFn = getCreateContactViewMutationFetcher(requestOptions);

  const query = useSWRMutation(swrKey, swrFn, swrOptions)

  return {
    swrKey,
    ...query
  }
}
export const getUpdateContactViewUrl = (viewId: string,) => {




  return `/api/contact-views/${encodeURIComponent(String(viewId))}`
}

/**
 * Updates only the fields in the request. A new position shifts the other views.
 * @summary Update a view of contacts
 */
export const updateContactView = async (viewId: string,
    contactViewUpdate: ContactViewUpdate, options?: Parameters<typeof http>[1]): Promise<ContactView> => {

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
return http<ContactView>(getUpdateContactViewUrl(viewId),
  {
    ...options,
    method: 'PATCH',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(contactViewUpdate)
  }
);}




export const getUpdateContactViewMutationFetcher = (viewId: string, options?: SecondParameter<typeof http>) => {
  return (_: Key, { arg }: { arg: ContactViewUpdate }) => {
    return updateContactView(viewId, arg, options);
  }
}
export const getUpdateContactViewMutationKey = (viewId: string,) => [`/api/contact-views/${viewId}`] as const;

export type UpdateContactViewMutationResult = NonNullable<Awaited<ReturnType<typeof updateContactView>>>

/**
 * @summary Update a view of contacts
 */
export const useUpdateContactView = <TError = ErrorType<BadRequestResponse | ForbiddenResponse | NotFoundResponse | RequestTimeoutResponse | ContentTooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse | InsufficientStorageResponse>>(
  viewId: string, options?: { swr?:SWRMutationConfiguration<Awaited<ReturnType<typeof updateContactView>>, TError, Key, ContactViewUpdate, Awaited<ReturnType<typeof updateContactView>>> & { swrKey?: string }, request?: SecondParameter<typeof http>}
) => {

  const {swr: swrOptions, request: requestOptions} = options ?? {}

  const swrKey = swrOptions?.swrKey ?? getUpdateContactViewMutationKey(viewId);
  const swrFn = getUpdateContactViewMutationFetcher(viewId, requestOptions);

  const query = useSWRMutation(swrKey, swrFn, swrOptions)

  return {
    swrKey,
    ...query
  }
}
export const getDeleteContactViewUrl = (viewId: string,) => {




  return `/api/contact-views/${encodeURIComponent(String(viewId))}`
}

/**
 * Deletes only the saved table. Contacts are not affected.
 * @summary Delete a view of contacts
 */
export const deleteContactView = async (viewId: string, options?: Parameters<typeof http>[1]): Promise<ContactView> => {

  return http<ContactView>(getDeleteContactViewUrl(viewId),
  {
    ...options,
    method: 'DELETE'


  }
);}




export const getDeleteContactViewMutationFetcher = (viewId: string, options?: SecondParameter<typeof http>) => {
  return (_: Key, __: { arg: Arguments }) => {
    return deleteContactView(viewId, options);
  }
}
export const getDeleteContactViewMutationKey = (viewId: string,) => [`/api/contact-views/${viewId}`] as const;

export type DeleteContactViewMutationResult = NonNullable<Awaited<ReturnType<typeof deleteContactView>>>

/**
 * @summary Delete a view of contacts
 */
export const useDeleteContactView = <TError = ErrorType<BadRequestResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse | InsufficientStorageResponse>>(
  viewId: string, options?: { swr?:SWRMutationConfiguration<Awaited<ReturnType<typeof deleteContactView>>, TError, Key, Arguments, Awaited<ReturnType<typeof deleteContactView>>> & { swrKey?: string }, request?: SecondParameter<typeof http>}
) => {

  const {swr: swrOptions, request: requestOptions} = options ?? {}

  const swrKey = swrOptions?.swrKey ?? getDeleteContactViewMutationKey(viewId);
  const swrFn = getDeleteContactViewMutationFetcher(viewId, requestOptions);

  const query = useSWRMutation(swrKey, swrFn, swrOptions)

  return {
    swrKey,
    ...query
  }
}
