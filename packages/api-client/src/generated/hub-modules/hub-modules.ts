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
  BadGatewayResponse,
  BadRequestResponse,
  ConflictResponse,
  ContentTooLargeResponse,
  ForbiddenResponse,
  HubModule,
  HubModuleApi,
  HubModuleCheck,
  HubModuleCreate,
  HubModuleTools,
  HubModuleUpdate,
  InsufficientStorageResponse,
  InternalServerErrorResponse,
  ListModuleChecksParams,
  NotFoundResponse,
  RequestTimeoutResponse,
  ServiceUnavailableResponse,
  TooManyRequestsResponse,
  UnsupportedMediaTypeResponse
} from '../model';

import { http } from '../../http';
import type { ErrorType } from '../../http';



  type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];



 export const getListModulesUrl = () => {




  return `/api/connection/modules`
}

/**
 * Lists the address, health and published capabilities of each module.
 * @summary List modules
 */
export const listModules = async ( options?: Parameters<typeof http>[1]): Promise<HubModule[]> => {

  return http<HubModule[]>(getListModulesUrl(),
  {
    ...options,
    method: 'GET'


  }
);}




export const getListModulesKey = () => [`/api/connection/modules`] as const;

export type ListModulesQueryResult = NonNullable<Awaited<ReturnType<typeof listModules>>>

/**
 * @summary List modules
 */
export const useListModules = <TError = ErrorType<BadRequestResponse | ForbiddenResponse | InternalServerErrorResponse | ServiceUnavailableResponse>>(
   options?: { swr?:SWRConfiguration<Awaited<ReturnType<typeof listModules>>, TError> & { swrKey?: Key, enabled?: boolean }, request?: SecondParameter<typeof http> }
) => {
  const {swr: swrOptions, request: requestOptions} = options ?? {}

  const isEnabled = swrOptions?.enabled !== false
  const swrKey = swrOptions?.swrKey ?? (() => isEnabled ? getListModulesKey() : null);
  const swrFn = () => listModules(requestOptions)

  const query = useSwr<Awaited<ReturnType<typeof swrFn>>, TError>(swrKey, swrFn, swrOptions)

  return {
    swrKey,
    ...query
  }
}
export const getRegisterModuleUrl = () => {




  return `/api/connection/modules`
}

/**
 * The health of the module is then checked every minute. Returns 409 if another module has the same name.
 * @summary Register a module
 */
export const registerModule = async (hubModuleCreate: HubModuleCreate, options?: Parameters<typeof http>[1]): Promise<HubModule> => {

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
return http<HubModule>(getRegisterModuleUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(hubModuleCreate)
  }
);}




export const getRegisterModuleMutationFetcher = ( options?: SecondParameter<typeof http>) => {
  return (_: Key, { arg }: { arg: HubModuleCreate }) => {
    return registerModule(arg, options);
  }
}
export const getRegisterModuleMutationKey = () => [`/api/connection/modules`] as const;

export type RegisterModuleMutationResult = NonNullable<Awaited<ReturnType<typeof registerModule>>>

/**
 * @summary Register a module
 */
export const useRegisterModule = <TError = ErrorType<BadRequestResponse | ForbiddenResponse | RequestTimeoutResponse | ConflictResponse | ContentTooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse | InsufficientStorageResponse>>(
   options?: { swr?:SWRMutationConfiguration<Awaited<ReturnType<typeof registerModule>>, TError, Key, HubModuleCreate, Awaited<ReturnType<typeof registerModule>>> & { swrKey?: string }, request?: SecondParameter<typeof http>}
) => {

  const {swr: swrOptions, request: requestOptions} = options ?? {}

  const swrKey = swrOptions?.swrKey ?? getRegisterModuleMutationKey();
  const swrFn = getRegisterModuleMutationFetcher(requestOptions);

  const query = useSWRMutation(swrKey, swrFn, swrOptions)

  return {
    swrKey,
    ...query
  }
}
export const getGetModuleUrl = (moduleId: string,) => {




  return `/api/connection/modules/${encodeURIComponent(String(moduleId))}`
}

/**
 * Returns the address, health and published capabilities of the module.
 * @summary Get a module
 */
export const getModule = async (moduleId: string, options?: Parameters<typeof http>[1]): Promise<HubModule> => {

  return http<HubModule>(getGetModuleUrl(moduleId),
  {
    ...options,
    method: 'GET'


  }
);}




export const getGetModuleKey = (moduleId: string,) => [`/api/connection/modules/${moduleId}`] as const;

export type GetModuleQueryResult = NonNullable<Awaited<ReturnType<typeof getModule>>>

/**
 * @summary Get a module
 */
export const useGetModule = <TError = ErrorType<BadRequestResponse | ForbiddenResponse | NotFoundResponse | InternalServerErrorResponse | ServiceUnavailableResponse>>(
  moduleId: string, options?: { swr?:SWRConfiguration<Awaited<ReturnType<typeof getModule>>, TError> & { swrKey?: Key, enabled?: boolean }, request?: SecondParameter<typeof http> }
) => {
  const {swr: swrOptions, request: requestOptions} = options ?? {}

  const isEnabled = swrOptions?.enabled !== false && moduleId !== null && moduleId !== undefined
  const swrKey = swrOptions?.swrKey ?? (() => isEnabled ? getGetModuleKey(moduleId) : null);
  const swrFn = () => getModule(moduleId, requestOptions)

  const query = useSwr<Awaited<ReturnType<typeof swrFn>>, TError>(swrKey, swrFn, swrOptions)

  return {
    swrKey,
    ...query
  }
}
export const getUpdateModuleUrl = (moduleId: string,) => {




  return `/api/connection/modules/${encodeURIComponent(String(moduleId))}`
}

/**
 * Changing an address discards the OpenAPI document or the tools read from it.
 * @summary Update a module
 */
export const updateModule = async (moduleId: string,
    hubModuleUpdate: HubModuleUpdate, options?: Parameters<typeof http>[1]): Promise<HubModule> => {

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
return http<HubModule>(getUpdateModuleUrl(moduleId),
  {
    ...options,
    method: 'PATCH',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(hubModuleUpdate)
  }
);}




export const getUpdateModuleMutationFetcher = (moduleId: string, options?: SecondParameter<typeof http>) => {
  return (_: Key, { arg }: { arg: HubModuleUpdate }) => {
    return updateModule(moduleId, arg, options);
  }
}
export const getUpdateModuleMutationKey = (moduleId: string,) => [`/api/connection/modules/${moduleId}`] as const;

export type UpdateModuleMutationResult = NonNullable<Awaited<ReturnType<typeof updateModule>>>

/**
 * @summary Update a module
 */
export const useUpdateModule = <TError = ErrorType<BadRequestResponse | ForbiddenResponse | NotFoundResponse | RequestTimeoutResponse | ConflictResponse | ContentTooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse | InsufficientStorageResponse>>(
  moduleId: string, options?: { swr?:SWRMutationConfiguration<Awaited<ReturnType<typeof updateModule>>, TError, Key, HubModuleUpdate, Awaited<ReturnType<typeof updateModule>>> & { swrKey?: string }, request?: SecondParameter<typeof http>}
) => {

  const {swr: swrOptions, request: requestOptions} = options ?? {}

  const swrKey = swrOptions?.swrKey ?? getUpdateModuleMutationKey(moduleId);
  const swrFn = getUpdateModuleMutationFetcher(moduleId, requestOptions);

  const query = useSWRMutation(swrKey, swrFn, swrOptions)

  return {
    swrKey,
    ...query
  }
}
export const getRemoveModuleUrl = (moduleId: string,) => {




  return `/api/connection/modules/${encodeURIComponent(String(moduleId))}`
}

/**
 * Revokes the module’s tokens and pauses its subscriptions.
 * @summary Delete a module
 */
export const removeModule = async (moduleId: string, options?: Parameters<typeof http>[1]): Promise<HubModule> => {

  return http<HubModule>(getRemoveModuleUrl(moduleId),
  {
    ...options,
    method: 'DELETE'


  }
);}




export const getRemoveModuleMutationFetcher = (moduleId: string, options?: SecondParameter<typeof http>) => {
  return (_: Key, __: { arg: Arguments }) => {
    return removeModule(moduleId, options);
  }
}
export const getRemoveModuleMutationKey = (moduleId: string,) => [`/api/connection/modules/${moduleId}`] as const;

export type RemoveModuleMutationResult = NonNullable<Awaited<ReturnType<typeof removeModule>>>

/**
 * @summary Delete a module
 */
export const useRemoveModule = <TError = ErrorType<BadRequestResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse | InsufficientStorageResponse>>(
  moduleId: string, options?: { swr?:SWRMutationConfiguration<Awaited<ReturnType<typeof removeModule>>, TError, Key, Arguments, Awaited<ReturnType<typeof removeModule>>> & { swrKey?: string }, request?: SecondParameter<typeof http>}
) => {

  const {swr: swrOptions, request: requestOptions} = options ?? {}

  const swrKey = swrOptions?.swrKey ?? getRemoveModuleMutationKey(moduleId);
  const swrFn = getRemoveModuleMutationFetcher(moduleId, requestOptions);

  const query = useSWRMutation(swrKey, swrFn, swrOptions)

  return {
    swrKey,
    ...query
  }
}
export const getCheckModuleUrl = (moduleId: string,) => {




  return `/api/connection/modules/${encodeURIComponent(String(moduleId))}/check`
}

/**
 * Calls the module's health endpoint now instead of waiting for the next check. A failed check is reported as a result, not as an error.
 * @summary Test a module’s health now
 */
export const checkModule = async (moduleId: string, options?: Parameters<typeof http>[1]): Promise<HubModule> => {

  return http<HubModule>(getCheckModuleUrl(moduleId),
  {
    ...options,
    method: 'POST'


  }
);}




export const getCheckModuleMutationFetcher = (moduleId: string, options?: SecondParameter<typeof http>) => {
  return (_: Key, __: { arg: Arguments }) => {
    return checkModule(moduleId, options);
  }
}
export const getCheckModuleMutationKey = (moduleId: string,) => [`/api/connection/modules/${moduleId}/check`] as const;

export type CheckModuleMutationResult = NonNullable<Awaited<ReturnType<typeof checkModule>>>

/**
 * @summary Test a module’s health now
 */
export const useCheckModule = <TError = ErrorType<BadRequestResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse | InsufficientStorageResponse>>(
  moduleId: string, options?: { swr?:SWRMutationConfiguration<Awaited<ReturnType<typeof checkModule>>, TError, Key, Arguments, Awaited<ReturnType<typeof checkModule>>> & { swrKey?: string }, request?: SecondParameter<typeof http>}
) => {

  const {swr: swrOptions, request: requestOptions} = options ?? {}

  const swrKey = swrOptions?.swrKey ?? getCheckModuleMutationKey(moduleId);
  const swrFn = getCheckModuleMutationFetcher(moduleId, requestOptions);

  const query = useSWRMutation(swrKey, swrFn, swrOptions)

  return {
    swrKey,
    ...query
  }
}
export const getListModuleChecksUrl = (moduleId: string,
    params?: ListModuleChecksParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/api/connection/modules/${encodeURIComponent(String(moduleId))}/checks?${stringifiedParams}` : `/api/connection/modules/${encodeURIComponent(String(moduleId))}/checks`
}

/**
 * The result and duration of each health check.
 * @summary List a module’s health checks
 */
export const listModuleChecks = async (moduleId: string,
    params?: ListModuleChecksParams, options?: Parameters<typeof http>[1]): Promise<HubModuleCheck[]> => {

  return http<HubModuleCheck[]>(getListModuleChecksUrl(moduleId,params),
  {
    ...options,
    method: 'GET'


  }
);}




export const getListModuleChecksKey = (moduleId: string,
    params?: ListModuleChecksParams,) => [`/api/connection/modules/${moduleId}/checks`, ...(params ? [params]: [])] as const;

export type ListModuleChecksQueryResult = NonNullable<Awaited<ReturnType<typeof listModuleChecks>>>

/**
 * @summary List a module’s health checks
 */
export const useListModuleChecks = <TError = ErrorType<BadRequestResponse | ForbiddenResponse | NotFoundResponse | InternalServerErrorResponse | ServiceUnavailableResponse>>(
  moduleId: string,
    params?: ListModuleChecksParams, options?: { swr?:SWRConfiguration<Awaited<ReturnType<typeof listModuleChecks>>, TError> & { swrKey?: Key, enabled?: boolean }, request?: SecondParameter<typeof http> }
) => {
  const {swr: swrOptions, request: requestOptions} = options ?? {}

  const isEnabled = swrOptions?.enabled !== false && moduleId !== null && moduleId !== undefined
  const swrKey = swrOptions?.swrKey ?? (() => isEnabled ? getListModuleChecksKey(moduleId,params) : null);
  const swrFn = () => listModuleChecks(moduleId,params, requestOptions)

  const query = useSwr<Awaited<ReturnType<typeof swrFn>>, TError>(swrKey, swrFn, swrOptions)

  return {
    swrKey,
    ...query
  }
}
export const getGetModuleApiUrl = (moduleId: string,) => {




  return `/api/connection/modules/${encodeURIComponent(String(moduleId))}/openapi`
}

/**
 * The OpenAPI document as last fetched. Use `refreshModuleApi` to fetch it again. Returns 404 if it was never fetched.
 * @summary Get a module's OpenAPI document
 */
export const getModuleApi = async (moduleId: string, options?: Parameters<typeof http>[1]): Promise<HubModuleApi> => {

  return http<HubModuleApi>(getGetModuleApiUrl(moduleId),
  {
    ...options,
    method: 'GET'


  }
);}




export const getGetModuleApiKey = (moduleId: string,) => [`/api/connection/modules/${moduleId}/openapi`] as const;

export type GetModuleApiQueryResult = NonNullable<Awaited<ReturnType<typeof getModuleApi>>>

/**
 * @summary Get a module's OpenAPI document
 */
export const useGetModuleApi = <TError = ErrorType<BadRequestResponse | ForbiddenResponse | NotFoundResponse | InternalServerErrorResponse | ServiceUnavailableResponse>>(
  moduleId: string, options?: { swr?:SWRConfiguration<Awaited<ReturnType<typeof getModuleApi>>, TError> & { swrKey?: Key, enabled?: boolean }, request?: SecondParameter<typeof http> }
) => {
  const {swr: swrOptions, request: requestOptions} = options ?? {}

  const isEnabled = swrOptions?.enabled !== false && moduleId !== null && moduleId !== undefined
  const swrKey = swrOptions?.swrKey ?? (() => isEnabled ? getGetModuleApiKey(moduleId) : null);
  const swrFn = () => getModuleApi(moduleId, requestOptions)

  const query = useSwr<Awaited<ReturnType<typeof swrFn>>, TError>(swrKey, swrFn, swrOptions)

  return {
    swrKey,
    ...query
  }
}
export const getRefreshModuleApiUrl = (moduleId: string,) => {




  return `/api/connection/modules/${encodeURIComponent(String(moduleId))}/openapi`
}

/**
 * Accepts JSON or YAML up to 2 MB. References to other documents are not followed.
 * @summary Update a module's OpenAPI document
 */
export const refreshModuleApi = async (moduleId: string, options?: Parameters<typeof http>[1]): Promise<HubModuleApi> => {

  return http<HubModuleApi>(getRefreshModuleApiUrl(moduleId),
  {
    ...options,
    method: 'POST'


  }
);}




export const getRefreshModuleApiMutationFetcher = (moduleId: string, options?: SecondParameter<typeof http>) => {
  return (_: Key, __: { arg: Arguments }) => {
    return refreshModuleApi(moduleId, options);
  }
}
export const getRefreshModuleApiMutationKey = (moduleId: string,) => [`/api/connection/modules/${moduleId}/openapi`] as const;

export type RefreshModuleApiMutationResult = NonNullable<Awaited<ReturnType<typeof refreshModuleApi>>>

/**
 * @summary Update a module's OpenAPI document
 */
export const useRefreshModuleApi = <TError = ErrorType<BadRequestResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | TooManyRequestsResponse | InternalServerErrorResponse | BadGatewayResponse | ServiceUnavailableResponse | InsufficientStorageResponse>>(
  moduleId: string, options?: { swr?:SWRMutationConfiguration<Awaited<ReturnType<typeof refreshModuleApi>>, TError, Key, Arguments, Awaited<ReturnType<typeof refreshModuleApi>>> & { swrKey?: string }, request?: SecondParameter<typeof http>}
) => {

  const {swr: swrOptions, request: requestOptions} = options ?? {}

  const swrKey = swrOptions?.swrKey ?? getRefreshModuleApiMutationKey(moduleId);
  const swrFn = getRefreshModuleApiMutationFetcher(moduleId, requestOptions);

  const query = useSWRMutation(swrKey, swrFn, swrOptions)

  return {
    swrKey,
    ...query
  }
}
export const getGetModuleToolsUrl = (moduleId: string,) => {




  return `/api/connection/modules/${encodeURIComponent(String(moduleId))}/tools`
}

/**
 * The tools as last listed over MCP. Use `refreshModuleTools` to list them again. Returns 404 if they were never listed.
 * @summary Get a module's tools
 */
export const getModuleTools = async (moduleId: string, options?: Parameters<typeof http>[1]): Promise<HubModuleTools> => {

  return http<HubModuleTools>(getGetModuleToolsUrl(moduleId),
  {
    ...options,
    method: 'GET'


  }
);}




export const getGetModuleToolsKey = (moduleId: string,) => [`/api/connection/modules/${moduleId}/tools`] as const;

export type GetModuleToolsQueryResult = NonNullable<Awaited<ReturnType<typeof getModuleTools>>>

/**
 * @summary Get a module's tools
 */
export const useGetModuleTools = <TError = ErrorType<BadRequestResponse | ForbiddenResponse | NotFoundResponse | InternalServerErrorResponse | ServiceUnavailableResponse>>(
  moduleId: string, options?: { swr?:SWRConfiguration<Awaited<ReturnType<typeof getModuleTools>>, TError> & { swrKey?: Key, enabled?: boolean }, request?: SecondParameter<typeof http> }
) => {
  const {swr: swrOptions, request: requestOptions} = options ?? {}

  const isEnabled = swrOptions?.enabled !== false && moduleId !== null && moduleId !== undefined
  const swrKey = swrOptions?.swrKey ?? (() => isEnabled ? getGetModuleToolsKey(moduleId) : null);
  const swrFn = () => getModuleTools(moduleId, requestOptions)

  const query = useSwr<Awaited<ReturnType<typeof swrFn>>, TError>(swrKey, swrFn, swrOptions)

  return {
    swrKey,
    ...query
  }
}
export const getRefreshModuleToolsUrl = (moduleId: string,) => {




  return `/api/connection/modules/${encodeURIComponent(String(moduleId))}/tools`
}

/**
 * Lists the tools with the Model Context Protocol over streamable HTTP.
 * @summary Update a module's tools
 */
export const refreshModuleTools = async (moduleId: string, options?: Parameters<typeof http>[1]): Promise<HubModuleTools> => {

  return http<HubModuleTools>(getRefreshModuleToolsUrl(moduleId),
  {
    ...options,
    method: 'POST'


  }
);}




export const getRefreshModuleToolsMutationFetcher = (moduleId: string, options?: SecondParameter<typeof http>) => {
  return (_: Key, __: { arg: Arguments }) => {
    return refreshModuleTools(moduleId, options);
  }
}
export const getRefreshModuleToolsMutationKey = (moduleId: string,) => [`/api/connection/modules/${moduleId}/tools`] as const;

export type RefreshModuleToolsMutationResult = NonNullable<Awaited<ReturnType<typeof refreshModuleTools>>>

/**
 * @summary Update a module's tools
 */
export const useRefreshModuleTools = <TError = ErrorType<BadRequestResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | TooManyRequestsResponse | InternalServerErrorResponse | BadGatewayResponse | ServiceUnavailableResponse | InsufficientStorageResponse>>(
  moduleId: string, options?: { swr?:SWRMutationConfiguration<Awaited<ReturnType<typeof refreshModuleTools>>, TError, Key, Arguments, Awaited<ReturnType<typeof refreshModuleTools>>> & { swrKey?: string }, request?: SecondParameter<typeof http>}
) => {

  const {swr: swrOptions, request: requestOptions} = options ?? {}

  const swrKey = swrOptions?.swrKey ?? getRefreshModuleToolsMutationKey(moduleId);
  const swrFn = getRefreshModuleToolsMutationFetcher(moduleId, requestOptions);

  const query = useSWRMutation(swrKey, swrFn, swrOptions)

  return {
    swrKey,
    ...query
  }
}
