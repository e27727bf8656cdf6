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
  ConversationProjects,
  ForbiddenResponse,
  InsufficientStorageResponse,
  InternalServerErrorResponse,
  NotFoundResponse,
  Project,
  ProjectCreate,
  ProjectRef,
  ProjectUpdate,
  RequestTimeoutResponse,
  ServiceUnavailableResponse,
  TooManyRequestsResponse,
  UnsupportedMediaTypeResponse
} from '../model';

import { http } from '../../http';
import type { ErrorType } from '../../http';



  type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];



 export const getSetConversationProjectsUrl = (conversationId: string,) => {




  return `/api/conversations/${encodeURIComponent(String(conversationId))}/projects`
}

/**
 * Replaces all projects of the conversation.
 * @summary Update the projects of a conversation
 */
export const setConversationProjects = async (conversationId: string,
    conversationProjects: ConversationProjects, options?: Parameters<typeof http>[1]): Promise<ProjectRef[]> => {

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
return http<ProjectRef[]>(getSetConversationProjectsUrl(conversationId),
  {
    ...options,
    method: 'PUT',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(conversationProjects)
  }
);}




export const getSetConversationProjectsMutationFetcher = (conversationId: string, options?: SecondParameter<typeof http>) => {
  return (_: Key, { arg }: { arg: ConversationProjects }) => {
    return setConversationProjects(conversationId, arg, options);
  }
}
export const getSetConversationProjectsMutationKey = (conversationId: string,) => [`/api/conversations/${conversationId}/projects`] as const;

export type SetConversationProjectsMutationResult = NonNullable<Awaited<ReturnType<typeof setConversationProjects>>>

/**
 * @summary Update the projects of a conversation
 */
export const useSetConversationProjects = <TError = ErrorType<BadRequestResponse | ForbiddenResponse | NotFoundResponse | RequestTimeoutResponse | ContentTooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse | InsufficientStorageResponse>>(
  conversationId: string, options?: { swr?:SWRMutationConfiguration<Awaited<ReturnType<typeof setConversationProjects>>, TError, Key, ConversationProjects, Awaited<ReturnType<typeof setConversationProjects>>> & { swrKey?: string }, request?: SecondParameter<typeof http>}
) => {

  const {swr: swrOptions, request: requestOptions} = options ?? {}

  const swrKey = swrOptions?.swrKey ?? getSetConversationProjectsMutationKey(conversationId);
  const swrFn = getSetConversationProjectsMutationFetcher(conversationId, requestOptions);

  const query = useSWRMutation(swrKey, swrFn, swrOptions)

  return {
    swrKey,
    ...query
  }
}
export const getListProjectsUrl = () => {




  return `/api/projects`
}

/**
 * Includes the number of conversations in each project, and how many of them are open or unread.
 * @summary List projects
 */
export const listProjects = async ( options?: Parameters<typeof http>[1]): Promise<Project[]> => {

  return http<Project[]>(getListProjectsUrl(),
  {
    ...options,
    method: 'GET'


  }
);}




export const getListProjectsKey = () => [`/api/projects`] as const;

export type ListProjectsQueryResult = NonNullable<Awaited<ReturnType<typeof listProjects>>>

/**
 * @summary List projects
 */
export const useListProjects = <TError = ErrorType<BadRequestResponse | ForbiddenResponse | InternalServerErrorResponse | ServiceUnavailableResponse>>(
   options?: { swr?:SWRConfiguration<Awaited<ReturnType<typeof listProjects>>, TError> & { swrKey?: Key, enabled?: boolean }, request?: SecondParameter<typeof http> }
) => {
  const {swr: swrOptions, request: requestOptions} = options ?? {}

  const isEnabled = swrOptions?.enabled !== false
  const swrKey = swrOptions?.swrKey ?? (() => isEnabled ? getListProjectsKey() : null);
  const swrFn = () => listProjects(requestOptions)

  const query = useSwr<Awaited<ReturnType<typeof swrFn>>, TError>(swrKey, swrFn, swrOptions)

  return {
    swrKey,
    ...query
  }
}
export const getCreateProjectUrl = () => {




  return `/api/projects`
}

/**
 * The new item is added at the end. A workspace can have up to 50.
 * @summary Create a project
 */
export const createProject = async (projectCreate: ProjectCreate, options?: Parameters<typeof http>[1]): Promise<Project> => {

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
return http<Project>(getCreateProjectUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(projectCreate)
  }
);}




export const getCreateProjectMutationFetcher = ( options?: SecondParameter<typeof http>) => {
  return (_: Key, { arg }: { arg: ProjectCreate }) => {
    return createProject(arg, options);
  }
}
export const getCreateProjectMutationKey = () => [`/api/projects`] as const;

export type CreateProjectMutationResult = NonNullable<Awaited<ReturnType<typeof createProject>>>

/**
 * @summary Create a project
 */
export const useCreateProject = <TError = ErrorType<BadRequestResponse | ForbiddenResponse | RequestTimeoutResponse | ConflictResponse | ContentTooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse | InsufficientStorageResponse>>(
   options?: { swr?:SWRMutationConfiguration<Awaited<ReturnType<typeof createProject>>, TError, Key, ProjectCreate, Awaited<ReturnType<typeof createProject>>> & { swrKey?: string }, request?: SecondParameter<typeof http>}
) => {

  const {swr: swrOptions, request: requestOptions} = options ?? {}

  const swrKey = swrOptions?.swrKey ?? getCreateProjectMutationKey();
  const swrFn = getCreateProjectMutationFetcher(requestOptions);

  const query = useSWRMutation(swrKey, swrFn, swrOptions)

  return {
    swrKey,
    ...query
  }
}
export const getUpdateProjectUrl = (projectId: string,) => {




  return `/api/projects/${encodeURIComponent(String(projectId))}`
}

/**
 * Updates only the fields in the request. Returns 409 if the name is taken.
 * @summary Rename or move a project
 */
export const updateProject = async (projectId: string,
    projectUpdate: ProjectUpdate, options?: Parameters<typeof http>[1]): Promise<Project> => {

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
return http<Project>(getUpdateProjectUrl(projectId),
  {
    ...options,
    method: 'PATCH',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(projectUpdate)
  }
);}




export const getUpdateProjectMutationFetcher = (projectId: string, options?: SecondParameter<typeof http>) => {
  return (_: Key, { arg }: { arg: ProjectUpdate }) => {
    return updateProject(projectId, arg, options);
  }
}
export const getUpdateProjectMutationKey = (projectId: string,) => [`/api/projects/${projectId}`] as const;

export type UpdateProjectMutationResult = NonNullable<Awaited<ReturnType<typeof updateProject>>>

/**
 * @summary Rename or move a project
 */
export const useUpdateProject = <TError = ErrorType<BadRequestResponse | ForbiddenResponse | NotFoundResponse | RequestTimeoutResponse | ConflictResponse | ContentTooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse | InsufficientStorageResponse>>(
  projectId: string, options?: { swr?:SWRMutationConfiguration<Awaited<ReturnType<typeof updateProject>>, TError, Key, ProjectUpdate, Awaited<ReturnType<typeof updateProject>>> & { swrKey?: string }, request?: SecondParameter<typeof http>}
) => {

  const {swr: swrOptions, request: requestOptions} = options ?? {}

  const swrKey = swrOptions?.swrKey ?? getUpdateProjectMutationKey(projectId);
  const swrFn = getUpdateProjectMutationFetcher(projectId, requestOptions);

  const query = useSWRMutation(swrKey, swrFn, swrOptions)

  return {
    swrKey,
    ...query
  }
}
export const getDeleteProjectUrl = (projectId: string,) => {




  return `/api/projects/${encodeURIComponent(String(projectId))}`
}

/**
 * Its conversations are kept and lose the label.
 * @summary Delete a project
 */
export const deleteProject = async (projectId: string, options?: Parameters<typeof http>[1]): Promise<Project> => {

  return http<Project>(getDeleteProjectUrl(projectId),
  {
    ...options,
    method: 'DELETE'


  }
);}




export const getDeleteProjectMutationFetcher = (projectId: string, options?: SecondParameter<typeof http>) => {
  return (_: Key, __: { arg: Arguments }) => {
    return deleteProject(projectId, options);
  }
}
export const getDeleteProjectMutationKey = (projectId: string,) => [`/api/projects/${projectId}`] as const;

export type DeleteProjectMutationResult = NonNullable<Awaited<ReturnType<typeof deleteProject>>>

/**
 * @summary Delete a project
 */
export const useDeleteProject = <TError = ErrorType<BadRequestResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse | InsufficientStorageResponse>>(
  projectId: string, options?: { swr?:SWRMutationConfiguration<Awaited<ReturnType<typeof deleteProject>>, TError, Key, Arguments, Awaited<ReturnType<typeof deleteProject>>> & { swrKey?: string }, request?: SecondParameter<typeof http>}
) => {

  const {swr: swrOptions, request: requestOptions} = options ?? {}

  const swrKey = swrOptions?.swrKey ?? getDeleteProjectMutationKey(projectId);
  const swrFn = getDeleteProjectMutationFetcher(projectId, requestOptions);

  const query = useSWRMutation(swrKey, swrFn, swrOptions)

  return {
    swrKey,
    ...query
  }
}
