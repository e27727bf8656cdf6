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
  Automation,
  AutomationDecision,
  BadRequestResponse,
  ContentTooLargeResponse,
  ForbiddenResponse,
  GuardrailUsage,
  Guardrails,
  GuardrailsUpdate,
  InsufficientStorageResponse,
  InternalServerErrorResponse,
  ListAutomationDecisionsParams,
  RequestTimeoutResponse,
  ServiceUnavailableResponse,
  TooManyRequestsResponse,
  UnsupportedMediaTypeResponse
} from '../model';

import { http } from '../../http';
import type { ErrorType } from '../../http';



  type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];



 export const getGetGuardrailsUrl = () => {




  return `/api/guardrails`
}

/**
 * Limits that apply to everything sent automatically.
 * @summary Get the guardrails
 */
export const getGuardrails = async ( options?: Parameters<typeof http>[1]): Promise<Guardrails> => {

  return http<Guardrails>(getGetGuardrailsUrl(),
  {
    ...options,
    method: 'GET'


  }
);}




export const getGetGuardrailsKey = () => [`/api/guardrails`] as const;

export type GetGuardrailsQueryResult = NonNullable<Awaited<ReturnType<typeof getGuardrails>>>

/**
 * @summary Get the guardrails
 */
export const useGetGuardrails = <TError = ErrorType<BadRequestResponse | ForbiddenResponse | InternalServerErrorResponse | ServiceUnavailableResponse>>(
   options?: { swr?:SWRConfiguration<Awaited<ReturnType<typeof getGuardrails>>, TError> & { swrKey?: Key, enabled?: boolean }, request?: SecondParameter<typeof http> }
) => {
  const {swr: swrOptions, request: requestOptions} = options ?? {}

  const isEnabled = swrOptions?.enabled !== false
  const swrKey = swrOptions?.swrKey ?? (() => isEnabled ? getGetGuardrailsKey() : null);
  const swrFn = () => getGuardrails(requestOptions)

  const query = useSwr<Awaited<ReturnType<typeof swrFn>>, TError>(swrKey, swrFn, swrOptions)

  return {
    swrKey,
    ...query
  }
}
export const getSetGuardrailsUrl = () => {




  return `/api/guardrails`
}

/**
 * The guardrails apply to every automation from its next message on. They never apply to messages sent manually.
 * @summary Update the guardrails
 */
export const setGuardrails = async (guardrailsUpdate: GuardrailsUpdate, options?: Parameters<typeof http>[1]): Promise<Guardrails> => {

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
return http<Guardrails>(getSetGuardrailsUrl(),
  {
    ...options,
    method: 'PUT',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(guardrailsUpdate)
  }
);}




export const getSetGuardrailsMutationFetcher = ( options?: SecondParameter<typeof http>) => {
  return (_: Key, { arg }: { arg: GuardrailsUpdate }) => {
    return setGuardrails(arg, options);
  }
}
export const getSetGuardrailsMutationKey = () => [`/api/guardrails`] as const;

export type SetGuardrailsMutationResult = NonNullable<Awaited<ReturnType<typeof setGuardrails>>>

/**
 * @summary Update the guardrails
 */
export const useSetGuardrails = <TError = ErrorType<BadRequestResponse | ForbiddenResponse | RequestTimeoutResponse | ContentTooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse | InsufficientStorageResponse>>(
   options?: { swr?:SWRMutationConfiguration<Awaited<ReturnType<typeof setGuardrails>>, TError, Key, GuardrailsUpdate, Awaited<ReturnType<typeof setGuardrails>>> & { swrKey?: string }, request?: SecondParameter<typeof http>}
) => {

  const {swr: swrOptions, request: requestOptions} = options ?? {}

  const swrKey = swrOptions?.swrKey ?? getSetGuardrailsMutationKey();
  const swrFn = getSetGuardrailsMutationFetcher(requestOptions);

  const query = useSWRMutation(swrKey, swrFn, swrOptions)

  return {
    swrKey,
    ...query
  }
}
export const getListAutomationsUrl = () => {




  return `/api/guardrails/automations`
}

/**
 * Lists the sends, unsubscribes, complaints and refusals of each automation, and whether it may continue.
 * @summary List automations and their results
 */
export const listAutomations = async ( options?: Parameters<typeof http>[1]): Promise<Automation[]> => {

  return http<Automation[]>(getListAutomationsUrl(),
  {
    ...options,
    method: 'GET'


  }
);}




export const getListAutomationsKey = () => [`/api/guardrails/automations`] as const;

export type ListAutomationsQueryResult = NonNullable<Awaited<ReturnType<typeof listAutomations>>>

/**
 * @summary List automations and their results
 */
export const useListAutomations = <TError = ErrorType<BadRequestResponse | ForbiddenResponse | InternalServerErrorResponse | ServiceUnavailableResponse>>(
   options?: { swr?:SWRConfiguration<Awaited<ReturnType<typeof listAutomations>>, TError> & { swrKey?: Key, enabled?: boolean }, request?: SecondParameter<typeof http> }
) => {
  const {swr: swrOptions, request: requestOptions} = options ?? {}

  const isEnabled = swrOptions?.enabled !== false
  const swrKey = swrOptions?.swrKey ?? (() => isEnabled ? getListAutomationsKey() : null);
  const swrFn = () => listAutomations(requestOptions)

  const query = useSwr<Awaited<ReturnType<typeof swrFn>>, TError>(swrKey, swrFn, swrOptions)

  return {
    swrKey,
    ...query
  }
}
export const getListAutomationDecisionsUrl = (params?: ListAutomationDecisionsParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/api/guardrails/decisions?${stringifiedParams}` : `/api/guardrails/decisions`
}

/**
 * Shows whether each message was sent, drafted or refused, and why.
 * @summary List automation decisions
 */
export const listAutomationDecisions = async (params?: ListAutomationDecisionsParams, options?: Parameters<typeof http>[1]): Promise<AutomationDecision[]> => {

  return http<AutomationDecision[]>(getListAutomationDecisionsUrl(params),
  {
    ...options,
    method: 'GET'


  }
);}




export const getListAutomationDecisionsKey = (params?: ListAutomationDecisionsParams,) => [`/api/guardrails/decisions`, ...(params ? [params]: [])] as const;

export type ListAutomationDecisionsQueryResult = NonNullable<Awaited<ReturnType<typeof listAutomationDecisions>>>

/**
 * @summary List automation decisions
 */
export const useListAutomationDecisions = <TError = ErrorType<BadRequestResponse | ForbiddenResponse | InternalServerErrorResponse | ServiceUnavailableResponse>>(
  params?: ListAutomationDecisionsParams, options?: { swr?:SWRConfiguration<Awaited<ReturnType<typeof listAutomationDecisions>>, TError> & { swrKey?: Key, enabled?: boolean }, request?: SecondParameter<typeof http> }
) => {
  const {swr: swrOptions, request: requestOptions} = options ?? {}

  const isEnabled = swrOptions?.enabled !== false
  const swrKey = swrOptions?.swrKey ?? (() => isEnabled ? getListAutomationDecisionsKey(params) : null);
  const swrFn = () => listAutomationDecisions(params, requestOptions)

  const query = useSwr<Awaited<ReturnType<typeof swrFn>>, TError>(swrKey, swrFn, swrOptions)

  return {
    swrKey,
    ...query
  }
}
export const getGetGuardrailUsageUrl = () => {




  return `/api/guardrails/usage`
}

/**
 * Returns automated messages sent today, the daily budget, and when the next day begins in workspace time.
 * @summary Get today’s automation budget usage
 */
export const getGuardrailUsage = async ( options?: Parameters<typeof http>[1]): Promise<GuardrailUsage> => {

  return http<GuardrailUsage>(getGetGuardrailUsageUrl(),
  {
    ...options,
    method: 'GET'


  }
);}




export const getGetGuardrailUsageKey = () => [`/api/guardrails/usage`] as const;

export type GetGuardrailUsageQueryResult = NonNullable<Awaited<ReturnType<typeof getGuardrailUsage>>>

/**
 * @summary Get today’s automation budget usage
 */
export const useGetGuardrailUsage = <TError = ErrorType<BadRequestResponse | ForbiddenResponse | InternalServerErrorResponse | ServiceUnavailableResponse>>(
   options?: { swr?:SWRConfiguration<Awaited<ReturnType<typeof getGuardrailUsage>>, TError> & { swrKey?: Key, enabled?: boolean }, request?: SecondParameter<typeof http> }
) => {
  const {swr: swrOptions, request: requestOptions} = options ?? {}

  const isEnabled = swrOptions?.enabled !== false
  const swrKey = swrOptions?.swrKey ?? (() => isEnabled ? getGetGuardrailUsageKey() : null);
  const swrFn = () => getGuardrailUsage(requestOptions)

  const query = useSwr<Awaited<ReturnType<typeof swrFn>>, TError>(swrKey, swrFn, swrOptions)

  return {
    swrKey,
    ...query
  }
}
