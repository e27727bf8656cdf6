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
  FirstSteps,
  FirstStepsUpdate,
  ForbiddenResponse,
  InsufficientStorageResponse,
  InternalServerErrorResponse,
  Introduction,
  RequestTimeoutResponse,
  ServiceUnavailableResponse,
  TooManyRequestsResponse,
  UnsupportedMediaTypeResponse,
  Workspace
} from '../model';

import { http } from '../../http';
import type { ErrorType } from '../../http';



  type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];



 export const getGetFirstStepsUrl = () => {




  return `/api/workspace/first-steps`
}

/**
 * Each step is done once the workspace contains what it asks for, however that got there.
 * @summary Get the first steps of the workspace
 */
export const getFirstSteps = async ( options?: Parameters<typeof http>[1]): Promise<FirstSteps> => {

  return http<FirstSteps>(getGetFirstStepsUrl(),
  {
    ...options,
    method: 'GET'


  }
);}




export const getGetFirstStepsKey = () => [`/api/workspace/first-steps`] as const;

export type GetFirstStepsQueryResult = NonNullable<Awaited<ReturnType<typeof getFirstSteps>>>

/**
 * @summary Get the first steps of the workspace
 */
export const useGetFirstSteps = <TError = ErrorType<BadRequestResponse | ForbiddenResponse | InternalServerErrorResponse | ServiceUnavailableResponse>>(
   options?: { swr?:SWRConfiguration<Awaited<ReturnType<typeof getFirstSteps>>, TError> & { swrKey?: Key, enabled?: boolean }, request?: SecondParameter<typeof http> }
) => {
  const {swr: swrOptions, request: requestOptions} = options ?? {}

  const isEnabled = swrOptions?.enabled !== false
  const swrKey = swrOptions?.swrKey ?? (() => isEnabled ? getGetFirstStepsKey() : null);
  const swrFn = () => getFirstSteps(requestOptions)

  const query = useSwr<Awaited<ReturnType<typeof swrFn>>, TError>(swrKey, swrFn, swrOptions)

  return {
    swrKey,
    ...query
  }
}
export const getUpdateFirstStepsUrl = () => {




  return `/api/workspace/first-steps`
}

/**
 * Applies to every screen of the workspace.
 * @summary Hide or show the first steps
 */
export const updateFirstSteps = async (firstStepsUpdate: FirstStepsUpdate, options?: Parameters<typeof http>[1]): Promise<FirstSteps> => {

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
return http<FirstSteps>(getUpdateFirstStepsUrl(),
  {
    ...options,
    method: 'PATCH',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(firstStepsUpdate)
  }
);}




export const getUpdateFirstStepsMutationFetcher = ( options?: SecondParameter<typeof http>) => {
  return (_: Key, { arg }: { arg: FirstStepsUpdate }) => {
    return updateFirstSteps(arg, options);
  }
}
export const getUpdateFirstStepsMutationKey = () => [`/api/workspace/first-steps`] as const;

export type UpdateFirstStepsMutationResult = NonNullable<Awaited<ReturnType<typeof updateFirstSteps>>>

/**
 * @summary Hide or show the first steps
 */
export const useUpdateFirstSteps = <TError = ErrorType<BadRequestResponse | ForbiddenResponse | RequestTimeoutResponse | ContentTooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse | InsufficientStorageResponse>>(
   options?: { swr?:SWRMutationConfiguration<Awaited<ReturnType<typeof updateFirstSteps>>, TError, Key, FirstStepsUpdate, Awaited<ReturnType<typeof updateFirstSteps>>> & { swrKey?: string }, request?: SecondParameter<typeof http>}
) => {

  const {swr: swrOptions, request: requestOptions} = options ?? {}

  const swrKey = swrOptions?.swrKey ?? getUpdateFirstStepsMutationKey();
  const swrFn = getUpdateFirstStepsMutationFetcher(requestOptions);

  const query = useSWRMutation(swrKey, swrFn, swrOptions)

  return {
    swrKey,
    ...query
  }
}
export const getSetIntroductionUrl = () => {




  return `/api/workspace/introduction`
}

/**
 * Stores the answers together and marks the questions as asked. All answers can be changed later.
 * @summary Answer or skip the questions of the first start
 */
export const setIntroduction = async (introduction: Introduction, options?: Parameters<typeof http>[1]): Promise<FirstSteps> => {

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
return http<FirstSteps>(getSetIntroductionUrl(),
  {
    ...options,
    method: 'PUT',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(introduction)
  }
);}




export const getSetIntroductionMutationFetcher = ( options?: SecondParameter<typeof http>) => {
  return (_: Key, { arg }: { arg: Introduction }) => {
    return setIntroduction(arg, options);
  }
}
export const getSetIntroductionMutationKey = () => [`/api/workspace/introduction`] as const;

export type SetIntroductionMutationResult = NonNullable<Awaited<ReturnType<typeof setIntroduction>>>

/**
 * @summary Answer or skip the questions of the first start
 */
export const useSetIntroduction = <TError = ErrorType<BadRequestResponse | ForbiddenResponse | RequestTimeoutResponse | ContentTooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse | InsufficientStorageResponse>>(
   options?: { swr?:SWRMutationConfiguration<Awaited<ReturnType<typeof setIntroduction>>, TError, Key, Introduction, Awaited<ReturnType<typeof setIntroduction>>> & { swrKey?: string }, request?: SecondParameter<typeof http>}
) => {

  const {swr: swrOptions, request: requestOptions} = options ?? {}

  const swrKey = swrOptions?.swrKey ?? getSetIntroductionMutationKey();
  const swrFn = getSetIntroductionMutationFetcher(requestOptions);

  const query = useSWRMutation(swrKey, swrFn, swrOptions)

  return {
    swrKey,
    ...query
  }
}
export const getDeleteSampleDataUrl = () => {




  return `/api/workspace/sample-data`
}

/**
 * Empties a demo workspace: all contacts, messages and deals, what was added to them, and all connections. Currency, limits of automations and uploaded imports stay. This cannot be undone.
 * @summary Remove the sample data
 */
export const deleteSampleData = async ( options?: Parameters<typeof http>[1]): Promise<Workspace> => {

  return http<Workspace>(getDeleteSampleDataUrl(),
  {
    ...options,
    method: 'DELETE'


  }
);}




export const getDeleteSampleDataMutationFetcher = ( options?: SecondParameter<typeof http>) => {
  return (_: Key, __: { arg: Arguments }) => {
    return deleteSampleData(options);
  }
}
export const getDeleteSampleDataMutationKey = () => [`/api/workspace/sample-data`] as const;

export type DeleteSampleDataMutationResult = NonNullable<Awaited<ReturnType<typeof deleteSampleData>>>

/**
 * @summary Remove the sample data
 */
export const useDeleteSampleData = <TError = ErrorType<BadRequestResponse | ForbiddenResponse | ConflictResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse | InsufficientStorageResponse>>(
   options?: { swr?:SWRMutationConfiguration<Awaited<ReturnType<typeof deleteSampleData>>, TError, Key, Arguments, Awaited<ReturnType<typeof deleteSampleData>>> & { swrKey?: string }, request?: SecondParameter<typeof http>}
) => {

  const {swr: swrOptions, request: requestOptions} = options ?? {}

  const swrKey = swrOptions?.swrKey ?? getDeleteSampleDataMutationKey();
  const swrFn = getDeleteSampleDataMutationFetcher(requestOptions);

  const query = useSWRMutation(swrKey, swrFn, swrOptions)

  return {
    swrKey,
    ...query
  }
}
