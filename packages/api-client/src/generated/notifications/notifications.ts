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
  ListNotificationsParams,
  Notification,
  NotificationSummary,
  NotificationsSeen,
  RequestTimeoutResponse,
  ServiceUnavailableResponse,
  TooManyRequestsResponse,
  UnsupportedMediaTypeResponse
} from '../model';

import { http } from '../../http';
import type { ErrorType } from '../../http';



  type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];



 export const getListNotificationsUrl = (params?: ListNotificationsParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/api/notifications?${stringifiedParams}` : `/api/notifications`
}

/**
 * Notifications are kept for 90 days.
 * @summary List notifications
 */
export const listNotifications = async (params?: ListNotificationsParams, options?: Parameters<typeof http>[1]): Promise<Notification[]> => {

  return http<Notification[]>(getListNotificationsUrl(params),
  {
    ...options,
    method: 'GET'


  }
);}




export const getListNotificationsKey = (params?: ListNotificationsParams,) => [`/api/notifications`, ...(params ? [params]: [])] as const;

export type ListNotificationsQueryResult = NonNullable<Awaited<ReturnType<typeof listNotifications>>>

/**
 * @summary List notifications
 */
export const useListNotifications = <TError = ErrorType<BadRequestResponse | ForbiddenResponse | InternalServerErrorResponse | ServiceUnavailableResponse>>(
  params?: ListNotificationsParams, options?: { swr?:SWRConfiguration<Awaited<ReturnType<typeof listNotifications>>, TError> & { swrKey?: Key, enabled?: boolean }, request?: SecondParameter<typeof http> }
) => {
  const {swr: swrOptions, request: requestOptions} = options ?? {}

  const isEnabled = swrOptions?.enabled !== false
  const swrKey = swrOptions?.swrKey ?? (() => isEnabled ? getListNotificationsKey(params) : null);
  const swrFn = () => listNotifications(params, requestOptions)

  const query = useSwr<Awaited<ReturnType<typeof swrFn>>, TError>(swrKey, swrFn, swrOptions)

  return {
    swrKey,
    ...query
  }
}
export const getMarkNotificationsSeenUrl = () => {




  return `/api/notifications/seen`
}

/**
 * Marks the notifications with the given IDs, or all up to a given time. Unknown IDs are ignored.
 * @summary Mark notifications as seen
 */
export const markNotificationsSeen = async (notificationsSeen: NotificationsSeen, options?: Parameters<typeof http>[1]): Promise<NotificationSummary> => {

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
return http<NotificationSummary>(getMarkNotificationsSeenUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(notificationsSeen)
  }
);}




export const getMarkNotificationsSeenMutationFetcher = ( options?: SecondParameter<typeof http>) => {
  return (_: Key, { arg }: { arg: NotificationsSeen }) => {
    return markNotificationsSeen(arg, options);
  }
}
export const getMarkNotificationsSeenMutationKey = () => [`/api/notifications/seen`] as const;

export type MarkNotificationsSeenMutationResult = NonNullable<Awaited<ReturnType<typeof markNotificationsSeen>>>

/**
 * @summary Mark notifications as seen
 */
export const useMarkNotificationsSeen = <TError = ErrorType<BadRequestResponse | ForbiddenResponse | RequestTimeoutResponse | ContentTooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse | InsufficientStorageResponse>>(
   options?: { swr?:SWRMutationConfiguration<Awaited<ReturnType<typeof markNotificationsSeen>>, TError, Key, NotificationsSeen, Awaited<ReturnType<typeof markNotificationsSeen>>> & { swrKey?: string }, request?: SecondParameter<typeof http>}
) => {

  const {swr: swrOptions, request: requestOptions} = options ?? {}

  const swrKey = swrOptions?.swrKey ?? getMarkNotificationsSeenMutationKey();
  const swrFn = getMarkNotificationsSeenMutationFetcher(requestOptions);

  const query = useSWRMutation(swrKey, swrFn, swrOptions)

  return {
    swrKey,
    ...query
  }
}
export const getGetNotificationSummaryUrl = () => {




  return `/api/notifications/summary`
}

/**
 * Returns the number of unseen notifications.
 * @summary Get the unseen notification count
 */
export const getNotificationSummary = async ( options?: Parameters<typeof http>[1]): Promise<NotificationSummary> => {

  return http<NotificationSummary>(getGetNotificationSummaryUrl(),
  {
    ...options,
    method: 'GET'


  }
);}




export const getGetNotificationSummaryKey = () => [`/api/notifications/summary`] as const;

export type GetNotificationSummaryQueryResult = NonNullable<Awaited<ReturnType<typeof getNotificationSummary>>>

/**
 * @summary Get the unseen notification count
 */
export const useGetNotificationSummary = <TError = ErrorType<BadRequestResponse | ForbiddenResponse | InternalServerErrorResponse | ServiceUnavailableResponse>>(
   options?: { swr?:SWRConfiguration<Awaited<ReturnType<typeof getNotificationSummary>>, TError> & { swrKey?: Key, enabled?: boolean }, request?: SecondParameter<typeof http> }
) => {
  const {swr: swrOptions, request: requestOptions} = options ?? {}

  const isEnabled = swrOptions?.enabled !== false
  const swrKey = swrOptions?.swrKey ?? (() => isEnabled ? getGetNotificationSummaryKey() : null);
  const swrFn = () => getNotificationSummary(requestOptions)

  const query = useSwr<Awaited<ReturnType<typeof swrFn>>, TError>(swrKey, swrFn, swrOptions)

  return {
    swrKey,
    ...query
  }
}
