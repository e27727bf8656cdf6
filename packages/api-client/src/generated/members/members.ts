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
  ForbiddenResponse,
  InsufficientStorageResponse,
  InternalServerErrorResponse,
  Member,
  MemberCreate,
  MemberUpdate,
  NotFoundResponse,
  RequestTimeoutResponse,
  ServiceUnavailableResponse,
  TooManyRequestsResponse,
  UnsupportedMediaTypeResponse
} from '../model';

import { http } from '../../http';
import type { ErrorType } from '../../http';



  type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];



 export const getListMembersUrl = () => {




  return `/api/members`
}

/**
 * Lists the team members to whom messages and tasks can be assigned.
 * @summary List members
 */
export const listMembers = async ( options?: Parameters<typeof http>[1]): Promise<Member[]> => {

  return http<Member[]>(getListMembersUrl(),
  {
    ...options,
    method: 'GET'


  }
);}




export const getListMembersKey = () => [`/api/members`] as const;

export type ListMembersQueryResult = NonNullable<Awaited<ReturnType<typeof listMembers>>>

/**
 * @summary List members
 */
export const useListMembers = <TError = ErrorType<BadRequestResponse | ForbiddenResponse | InternalServerErrorResponse | ServiceUnavailableResponse>>(
   options?: { swr?:SWRConfiguration<Awaited<ReturnType<typeof listMembers>>, TError> & { swrKey?: Key, enabled?: boolean }, request?: SecondParameter<typeof http> }
) => {
  const {swr: swrOptions, request: requestOptions} = options ?? {}

  const isEnabled = swrOptions?.enabled !== false
  const swrKey = swrOptions?.swrKey ?? (() => isEnabled ? getListMembersKey() : null);
  const swrFn = () => listMembers(requestOptions)

  const query = useSwr<Awaited<ReturnType<typeof swrFn>>, TError>(swrKey, swrFn, swrOptions)

  return {
    swrKey,
    ...query
  }
}
export const getCreateMemberUrl = () => {




  return `/api/members`
}

/**
 * A workspace can have up to 100 members.
 * @summary Create a member
 */
export const createMember = async (memberCreate: MemberCreate, options?: Parameters<typeof http>[1]): Promise<Member> => {

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
return http<Member>(getCreateMemberUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(memberCreate)
  }
);}




export const getCreateMemberMutationFetcher = ( options?: SecondParameter<typeof http>) => {
  return (_: Key, { arg }: { arg: MemberCreate }) => {
    return createMember(arg, options);
  }
}
export const getCreateMemberMutationKey = () => [`/api/members`] as const;

export type CreateMemberMutationResult = NonNullable<Awaited<ReturnType<typeof createMember>>>

/**
 * @summary Create a member
 */
export const useCreateMember = <TError = ErrorType<BadRequestResponse | ForbiddenResponse | RequestTimeoutResponse | ConflictResponse | ContentTooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse | InsufficientStorageResponse>>(
   options?: { swr?:SWRMutationConfiguration<Awaited<ReturnType<typeof createMember>>, TError, Key, MemberCreate, Awaited<ReturnType<typeof createMember>>> & { swrKey?: string }, request?: SecondParameter<typeof http>}
) => {

  const {swr: swrOptions, request: requestOptions} = options ?? {}

  const swrKey = swrOptions?.swrKey ?? getCreateMemberMutationKey();
  const swrFn = getCreateMemberMutationFetcher(requestOptions);

  const query = useSWRMutation(swrKey, swrFn, swrOptions)

  return {
    swrKey,
    ...query
  }
}
export const getUpdateMemberUrl = (memberId: string,) => {




  return `/api/members/${encodeURIComponent(String(memberId))}`
}

/**
 * Updates only the fields in the request. Returns 409 if another member has the same address.
 * @summary Update a member
 */
export const updateMember = async (memberId: string,
    memberUpdate: MemberUpdate, options?: Parameters<typeof http>[1]): Promise<Member> => {

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
return http<Member>(getUpdateMemberUrl(memberId),
  {
    ...options,
    method: 'PATCH',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(memberUpdate)
  }
);}




export const getUpdateMemberMutationFetcher = (memberId: string, options?: SecondParameter<typeof http>) => {
  return (_: Key, { arg }: { arg: MemberUpdate }) => {
    return updateMember(memberId, arg, options);
  }
}
export const getUpdateMemberMutationKey = (memberId: string,) => [`/api/members/${memberId}`] as const;

export type UpdateMemberMutationResult = NonNullable<Awaited<ReturnType<typeof updateMember>>>

/**
 * @summary Update a member
 */
export const useUpdateMember = <TError = ErrorType<BadRequestResponse | ForbiddenResponse | NotFoundResponse | RequestTimeoutResponse | ConflictResponse | ContentTooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse | InsufficientStorageResponse>>(
  memberId: string, options?: { swr?:SWRMutationConfiguration<Awaited<ReturnType<typeof updateMember>>, TError, Key, MemberUpdate, Awaited<ReturnType<typeof updateMember>>> & { swrKey?: string }, request?: SecondParameter<typeof http>}
) => {

  const {swr: swrOptions, request: requestOptions} = options ?? {}

  const swrKey = swrOptions?.swrKey ?? getUpdateMemberMutationKey(memberId);
  const swrFn = getUpdateMemberMutationFetcher(memberId, requestOptions);

  const query = useSWRMutation(swrKey, swrFn, swrOptions)

  return {
    swrKey,
    ...query
  }
}
export const getDeleteMemberUrl = (memberId: string,) => {




  return `/api/members/${encodeURIComponent(String(memberId))}`
}

/**
 * Unassigns everything that was assigned to the member. The owner cannot be deleted.
 * @summary Delete a member
 */
export const deleteMember = async (memberId: string, options?: Parameters<typeof http>[1]): Promise<Member> => {

  return http<Member>(getDeleteMemberUrl(memberId),
  {
    ...options,
    method: 'DELETE'


  }
);}




export const getDeleteMemberMutationFetcher = (memberId: string, options?: SecondParameter<typeof http>) => {
  return (_: Key, __: { arg: Arguments }) => {
    return deleteMember(memberId, options);
  }
}
export const getDeleteMemberMutationKey = (memberId: string,) => [`/api/members/${memberId}`] as const;

export type DeleteMemberMutationResult = NonNullable<Awaited<ReturnType<typeof deleteMember>>>

/**
 * @summary Delete a member
 */
export const useDeleteMember = <TError = ErrorType<BadRequestResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse | InsufficientStorageResponse>>(
  memberId: string, options?: { swr?:SWRMutationConfiguration<Awaited<ReturnType<typeof deleteMember>>, TError, Key, Arguments, Awaited<ReturnType<typeof deleteMember>>> & { swrKey?: string }, request?: SecondParameter<typeof http>}
) => {

  const {swr: swrOptions, request: requestOptions} = options ?? {}

  const swrKey = swrOptions?.swrKey ?? getDeleteMemberMutationKey(memberId);
  const swrFn = getDeleteMemberMutationFetcher(memberId, requestOptions);

  const query = useSWRMutation(swrKey, swrFn, swrOptions)

  return {
    swrKey,
    ...query
  }
}
