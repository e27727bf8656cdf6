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
  ContentTooLargeResponse,
  ForbiddenResponse,
  InsufficientStorageResponse,
  InternalServerErrorResponse,
  RequestTimeoutResponse,
  ServiceUnavailableResponse,
  TooManyRequestsResponse,
  UnsupportedMediaTypeResponse,
  Workspace,
  WorkspaceSettings,
  WorkspaceSettingsUpdate,
  WorkspaceUpdate
} from '../model';

import { http } from '../../http';
import type { ErrorType } from '../../http';



  type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];



 export const getGetWorkspaceUrl = () => {




  return `/api/workspace`
}

/**
 * Returns the name, own addresses and retention of the workspace, and the version of Concordia.
 * @summary Get the workspace
 */
export const getWorkspace = async ( options?: Parameters<typeof http>[1]): Promise<Workspace> => {

  return http<Workspace>(getGetWorkspaceUrl(),
  {
    ...options,
    method: 'GET'


  }
);}




export const getGetWorkspaceKey = () => [`/api/workspace`] as const;

export type GetWorkspaceQueryResult = NonNullable<Awaited<ReturnType<typeof getWorkspace>>>

/**
 * @summary Get the workspace
 */
export const useGetWorkspace = <TError = ErrorType<BadRequestResponse | ForbiddenResponse | InternalServerErrorResponse | ServiceUnavailableResponse>>(
   options?: { swr?:SWRConfiguration<Awaited<ReturnType<typeof getWorkspace>>, TError> & { swrKey?: Key, enabled?: boolean }, request?: SecondParameter<typeof http> }
) => {
  const {swr: swrOptions, request: requestOptions} = options ?? {}

  const isEnabled = swrOptions?.enabled !== false
  const swrKey = swrOptions?.swrKey ?? (() => isEnabled ? getGetWorkspaceKey() : null);
  const swrFn = () => getWorkspace(requestOptions)

  const query = useSwr<Awaited<ReturnType<typeof swrFn>>, TError>(swrKey, swrFn, swrOptions)

  return {
    swrKey,
    ...query
  }
}
export const getUpdateWorkspaceUrl = () => {




  return `/api/workspace`
}

/**
 * Updates only the fields in the request.
 * @summary Update the workspace
 */
export const updateWorkspace = async (workspaceUpdate: WorkspaceUpdate, options?: Parameters<typeof http>[1]): Promise<Workspace> => {

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
return http<Workspace>(getUpdateWorkspaceUrl(),
  {
    ...options,
    method: 'PATCH',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(workspaceUpdate)
  }
);}




export const getUpdateWorkspaceMutationFetcher = ( options?: SecondParameter<typeof http>) => {
  return (_: Key, { arg }: { arg: WorkspaceUpdate }) => {
    return updateWorkspace(arg, options);
  }
}
export const getUpdateWorkspaceMutationKey = () => [`/api/workspace`] as const;

export type UpdateWorkspaceMutationResult = NonNullable<Awaited<ReturnType<typeof updateWorkspace>>>

/**
 * @summary Update the workspace
 */
export const useUpdateWorkspace = <TError = ErrorType<BadRequestResponse | ForbiddenResponse | RequestTimeoutResponse | ContentTooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse | InsufficientStorageResponse>>(
   options?: { swr?:SWRMutationConfiguration<Awaited<ReturnType<typeof updateWorkspace>>, TError, Key, WorkspaceUpdate, Awaited<ReturnType<typeof updateWorkspace>>> & { swrKey?: string }, request?: SecondParameter<typeof http>}
) => {

  const {swr: swrOptions, request: requestOptions} = options ?? {}

  const swrKey = swrOptions?.swrKey ?? getUpdateWorkspaceMutationKey();
  const swrFn = getUpdateWorkspaceMutationFetcher(requestOptions);

  const query = useSWRMutation(swrKey, swrFn, swrOptions)

  return {
    swrKey,
    ...query
  }
}
export const getGetWorkspaceSettingsUrl = () => {




  return `/api/workspace/settings`
}

/**
 * Amounts are in this currency. Days, quiet hours and the brief follow this time zone. With `sharesPresence`, contacts see read marks and typing.
 * @summary Get the settings of the workspace
 */
export const getWorkspaceSettings = async ( options?: Parameters<typeof http>[1]): Promise<WorkspaceSettings> => {

  return http<WorkspaceSettings>(getGetWorkspaceSettingsUrl(),
  {
    ...options,
    method: 'GET'


  }
);}




export const getGetWorkspaceSettingsKey = () => [`/api/workspace/settings`] as const;

export type GetWorkspaceSettingsQueryResult = NonNullable<Awaited<ReturnType<typeof getWorkspaceSettings>>>

/**
 * @summary Get the settings of the workspace
 */
export const useGetWorkspaceSettings = <TError = ErrorType<BadRequestResponse | ForbiddenResponse | InternalServerErrorResponse | ServiceUnavailableResponse>>(
   options?: { swr?:SWRConfiguration<Awaited<ReturnType<typeof getWorkspaceSettings>>, TError> & { swrKey?: Key, enabled?: boolean }, request?: SecondParameter<typeof http> }
) => {
  const {swr: swrOptions, request: requestOptions} = options ?? {}

  const isEnabled = swrOptions?.enabled !== false
  const swrKey = swrOptions?.swrKey ?? (() => isEnabled ? getGetWorkspaceSettingsKey() : null);
  const swrFn = () => getWorkspaceSettings(requestOptions)

  const query = useSwr<Awaited<ReturnType<typeof swrFn>>, TError>(swrKey, swrFn, swrOptions)

  return {
    swrKey,
    ...query
  }
}
export const getSetWorkspaceSettingsUrl = () => {




  return `/api/workspace/settings`
}

/**
 * Amounts are not converted. Schedules that follow the time zone use the new one from their next run on.
 * @summary Update the settings of the workspace
 */
export const setWorkspaceSettings = async (workspaceSettingsUpdate: WorkspaceSettingsUpdate, options?: Parameters<typeof http>[1]): Promise<WorkspaceSettings> => {

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
return http<WorkspaceSettings>(getSetWorkspaceSettingsUrl(),
  {
    ...options,
    method: 'PUT',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(workspaceSettingsUpdate)
  }
);}




export const getSetWorkspaceSettingsMutationFetcher = ( options?: SecondParameter<typeof http>) => {
  return (_: Key, { arg }: { arg: WorkspaceSettingsUpdate }) => {
    return setWorkspaceSettings(arg, options);
  }
}
export const getSetWorkspaceSettingsMutationKey = () => [`/api/workspace/settings`] as const;

export type SetWorkspaceSettingsMutationResult = NonNullable<Awaited<ReturnType<typeof setWorkspaceSettings>>>

/**
 * @summary Update the settings of the workspace
 */
export const useSetWorkspaceSettings = <TError = ErrorType<BadRequestResponse | ForbiddenResponse | RequestTimeoutResponse | ContentTooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse | InsufficientStorageResponse>>(
   options?: { swr?:SWRMutationConfiguration<Awaited<ReturnType<typeof setWorkspaceSettings>>, TError, Key, WorkspaceSettingsUpdate, Awaited<ReturnType<typeof setWorkspaceSettings>>> & { swrKey?: string }, request?: SecondParameter<typeof http>}
) => {

  const {swr: swrOptions, request: requestOptions} = options ?? {}

  const swrKey = swrOptions?.swrKey ?? getSetWorkspaceSettingsMutationKey();
  const swrFn = getSetWorkspaceSettingsMutationFetcher(requestOptions);

  const query = useSWRMutation(swrKey, swrFn, swrOptions)

  return {
    swrKey,
    ...query
  }
}
