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
  HubDelivery,
  HubDeliveryDetail,
  InsufficientStorageResponse,
  InternalServerErrorResponse,
  ListDeliveriesParams,
  NewSubscription,
  NotFoundResponse,
  ReplayedDeadLetters,
  RequestTimeoutResponse,
  RotateSecret,
  RotatedSecret,
  ServiceUnavailableResponse,
  SubscribeWebhook,
  Subscription,
  SubscriptionUpdate,
  TooManyRequestsResponse,
  UnsupportedMediaTypeResponse
} from '../model';

import { http } from '../../http';
import type { ErrorType } from '../../http';



  type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];



 export const getGetDeliveryUrl = (deliveryId: string,) => {




  return `/api/connection/deliveries/${encodeURIComponent(String(deliveryId))}`
}

/**
 * Returns the delivery status and its last fifty attempts, oldest first.
 * @summary Get a delivery
 */
export const getDelivery = async (deliveryId: string, options?: Parameters<typeof http>[1]): Promise<HubDeliveryDetail> => {

  return http<HubDeliveryDetail>(getGetDeliveryUrl(deliveryId),
  {
    ...options,
    method: 'GET'


  }
);}




export const getGetDeliveryKey = (deliveryId: string,) => [`/api/connection/deliveries/${deliveryId}`] as const;

export type GetDeliveryQueryResult = NonNullable<Awaited<ReturnType<typeof getDelivery>>>

/**
 * @summary Get a delivery
 */
export const useGetDelivery = <TError = ErrorType<BadRequestResponse | ForbiddenResponse | NotFoundResponse | InternalServerErrorResponse | ServiceUnavailableResponse>>(
  deliveryId: string, options?: { swr?:SWRConfiguration<Awaited<ReturnType<typeof getDelivery>>, TError> & { swrKey?: Key, enabled?: boolean }, request?: SecondParameter<typeof http> }
) => {
  const {swr: swrOptions, request: requestOptions} = options ?? {}

  const isEnabled = swrOptions?.enabled !== false && deliveryId !== null && deliveryId !== undefined
  const swrKey = swrOptions?.swrKey ?? (() => isEnabled ? getGetDeliveryKey(deliveryId) : null);
  const swrFn = () => getDelivery(deliveryId, requestOptions)

  const query = useSwr<Awaited<ReturnType<typeof swrFn>>, TError>(swrKey, swrFn, swrOptions)

  return {
    swrKey,
    ...query
  }
}
export const getReplayDeliveryUrl = (deliveryId: string,) => {




  return `/api/connection/deliveries/${encodeURIComponent(String(deliveryId))}/replay`
}

/**
 * The `webhook-id` does not change, so that the receiver can detect duplicates.
 * @summary Retry a delivery
 */
export const replayDelivery = async (deliveryId: string, options?: Parameters<typeof http>[1]): Promise<HubDelivery> => {

  return http<HubDelivery>(getReplayDeliveryUrl(deliveryId),
  {
    ...options,
    method: 'POST'


  }
);}




export const getReplayDeliveryMutationFetcher = (deliveryId: string, options?: SecondParameter<typeof http>) => {
  return (_: Key, __: { arg: Arguments }) => {
    return replayDelivery(deliveryId, options);
  }
}
export const getReplayDeliveryMutationKey = (deliveryId: string,) => [`/api/connection/deliveries/${deliveryId}/replay`] as const;

export type ReplayDeliveryMutationResult = NonNullable<Awaited<ReturnType<typeof replayDelivery>>>

/**
 * @summary Retry a delivery
 */
export const useReplayDelivery = <TError = ErrorType<BadRequestResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse | InsufficientStorageResponse>>(
  deliveryId: string, options?: { swr?:SWRMutationConfiguration<Awaited<ReturnType<typeof replayDelivery>>, TError, Key, Arguments, Awaited<ReturnType<typeof replayDelivery>>> & { swrKey?: string }, request?: SecondParameter<typeof http>}
) => {

  const {swr: swrOptions, request: requestOptions} = options ?? {}

  const swrKey = swrOptions?.swrKey ?? getReplayDeliveryMutationKey(deliveryId);
  const swrFn = getReplayDeliveryMutationFetcher(deliveryId, requestOptions);

  const query = useSWRMutation(swrKey, swrFn, swrOptions)

  return {
    swrKey,
    ...query
  }
}
export const getListSubscriptionsUrl = () => {




  return `/api/connection/subscriptions`
}

/**
 * A module sees only its own subscriptions.
 * @summary List webhook subscriptions
 */
export const listSubscriptions = async ( options?: Parameters<typeof http>[1]): Promise<Subscription[]> => {

  return http<Subscription[]>(getListSubscriptionsUrl(),
  {
    ...options,
    method: 'GET'


  }
);}




export const getListSubscriptionsKey = () => [`/api/connection/subscriptions`] as const;

export type ListSubscriptionsQueryResult = NonNullable<Awaited<ReturnType<typeof listSubscriptions>>>

/**
 * @summary List webhook subscriptions
 */
export const useListSubscriptions = <TError = ErrorType<BadRequestResponse | ForbiddenResponse | InternalServerErrorResponse | ServiceUnavailableResponse>>(
   options?: { swr?:SWRConfiguration<Awaited<ReturnType<typeof listSubscriptions>>, TError> & { swrKey?: Key, enabled?: boolean }, request?: SecondParameter<typeof http> }
) => {
  const {swr: swrOptions, request: requestOptions} = options ?? {}

  const isEnabled = swrOptions?.enabled !== false
  const swrKey = swrOptions?.swrKey ?? (() => isEnabled ? getListSubscriptionsKey() : null);
  const swrFn = () => listSubscriptions(requestOptions)

  const query = useSwr<Awaited<ReturnType<typeof swrFn>>, TError>(swrKey, swrFn, swrOptions)

  return {
    swrKey,
    ...query
  }
}
export const getUpdateSubscriptionUrl = (subscriptionId: string,) => {




  return `/api/connection/subscriptions/${encodeURIComponent(String(subscriptionId))}`
}

/**
 * Updates only the fields in the request. A resumed subscription continues where it stopped.
 * @summary Update, pause or resume a webhook subscription
 */
export const updateSubscription = async (subscriptionId: string,
    subscriptionUpdate: SubscriptionUpdate, options?: Parameters<typeof http>[1]): Promise<Subscription> => {

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
return http<Subscription>(getUpdateSubscriptionUrl(subscriptionId),
  {
    ...options,
    method: 'PATCH',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(subscriptionUpdate)
  }
);}




export const getUpdateSubscriptionMutationFetcher = (subscriptionId: string, options?: SecondParameter<typeof http>) => {
  return (_: Key, { arg }: { arg: SubscriptionUpdate }) => {
    return updateSubscription(subscriptionId, arg, options);
  }
}
export const getUpdateSubscriptionMutationKey = (subscriptionId: string,) => [`/api/connection/subscriptions/${subscriptionId}`] as const;

export type UpdateSubscriptionMutationResult = NonNullable<Awaited<ReturnType<typeof updateSubscription>>>

/**
 * @summary Update, pause or resume a webhook subscription
 */
export const useUpdateSubscription = <TError = ErrorType<BadRequestResponse | ForbiddenResponse | NotFoundResponse | RequestTimeoutResponse | ContentTooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse | InsufficientStorageResponse>>(
  subscriptionId: string, options?: { swr?:SWRMutationConfiguration<Awaited<ReturnType<typeof updateSubscription>>, TError, Key, SubscriptionUpdate, Awaited<ReturnType<typeof updateSubscription>>> & { swrKey?: string }, request?: SecondParameter<typeof http>}
) => {

  const {swr: swrOptions, request: requestOptions} = options ?? {}

  const swrKey = swrOptions?.swrKey ?? getUpdateSubscriptionMutationKey(subscriptionId);
  const swrFn = getUpdateSubscriptionMutationFetcher(subscriptionId, requestOptions);

  const query = useSWRMutation(swrKey, swrFn, swrOptions)

  return {
    swrKey,
    ...query
  }
}
export const getRemoveSubscriptionUrl = (subscriptionId: string,) => {




  return `/api/connection/subscriptions/${encodeURIComponent(String(subscriptionId))}`
}

/**
 * Also deletes its deliveries.
 * @summary Delete a webhook subscription
 */
export const removeSubscription = async (subscriptionId: string, options?: Parameters<typeof http>[1]): Promise<Subscription> => {

  return http<Subscription>(getRemoveSubscriptionUrl(subscriptionId),
  {
    ...options,
    method: 'DELETE'


  }
);}




export const getRemoveSubscriptionMutationFetcher = (subscriptionId: string, options?: SecondParameter<typeof http>) => {
  return (_: Key, __: { arg: Arguments }) => {
    return removeSubscription(subscriptionId, options);
  }
}
export const getRemoveSubscriptionMutationKey = (subscriptionId: string,) => [`/api/connection/subscriptions/${subscriptionId}`] as const;

export type RemoveSubscriptionMutationResult = NonNullable<Awaited<ReturnType<typeof removeSubscription>>>

/**
 * @summary Delete a webhook subscription
 */
export const useRemoveSubscription = <TError = ErrorType<BadRequestResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse | InsufficientStorageResponse>>(
  subscriptionId: string, options?: { swr?:SWRMutationConfiguration<Awaited<ReturnType<typeof removeSubscription>>, TError, Key, Arguments, Awaited<ReturnType<typeof removeSubscription>>> & { swrKey?: string }, request?: SecondParameter<typeof http>}
) => {

  const {swr: swrOptions, request: requestOptions} = options ?? {}

  const swrKey = swrOptions?.swrKey ?? getRemoveSubscriptionMutationKey(subscriptionId);
  const swrFn = getRemoveSubscriptionMutationFetcher(subscriptionId, requestOptions);

  const query = useSWRMutation(swrKey, swrFn, swrOptions)

  return {
    swrKey,
    ...query
  }
}
export const getListDeliveriesUrl = (subscriptionId: string,
    params?: ListDeliveriesParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/api/connection/subscriptions/${encodeURIComponent(String(subscriptionId))}/deliveries?${stringifiedParams}` : `/api/connection/subscriptions/${encodeURIComponent(String(subscriptionId))}/deliveries`
}

/**
 * Includes the latest thousand successful deliveries and, for 30 days, all failed or retrying ones. Above twenty successful deliveries per second, only some are recorded.
 * @summary List deliveries of a webhook subscription
 */
export const listDeliveries = async (subscriptionId: string,
    params?: ListDeliveriesParams, options?: Parameters<typeof http>[1]): Promise<HubDelivery[]> => {

  return http<HubDelivery[]>(getListDeliveriesUrl(subscriptionId,params),
  {
    ...options,
    method: 'GET'


  }
);}




export const getListDeliveriesKey = (subscriptionId: string,
    params?: ListDeliveriesParams,) => [`/api/connection/subscriptions/${subscriptionId}/deliveries`, ...(params ? [params]: [])] as const;

export type ListDeliveriesQueryResult = NonNullable<Awaited<ReturnType<typeof listDeliveries>>>

/**
 * @summary List deliveries of a webhook subscription
 */
export const useListDeliveries = <TError = ErrorType<BadRequestResponse | ForbiddenResponse | NotFoundResponse | InternalServerErrorResponse | ServiceUnavailableResponse>>(
  subscriptionId: string,
    params?: ListDeliveriesParams, options?: { swr?:SWRConfiguration<Awaited<ReturnType<typeof listDeliveries>>, TError> & { swrKey?: Key, enabled?: boolean }, request?: SecondParameter<typeof http> }
) => {
  const {swr: swrOptions, request: requestOptions} = options ?? {}

  const isEnabled = swrOptions?.enabled !== false && subscriptionId !== null && subscriptionId !== undefined
  const swrKey = swrOptions?.swrKey ?? (() => isEnabled ? getListDeliveriesKey(subscriptionId,params) : null);
  const swrFn = () => listDeliveries(subscriptionId,params, requestOptions)

  const query = useSwr<Awaited<ReturnType<typeof swrFn>>, TError>(swrKey, swrFn, swrOptions)

  return {
    swrKey,
    ...query
  }
}
export const getPingSubscriptionUrl = (subscriptionId: string,) => {




  return `/api/connection/subscriptions/${encodeURIComponent(String(subscriptionId))}/ping`
}

/**
 * Sends an event with the topic `webhook.ping`, signed like any other event. It is sent once, even if the subscription is paused.
 * @summary Test a webhook subscription with a ping
 */
export const pingSubscription = async (subscriptionId: string, options?: Parameters<typeof http>[1]): Promise<HubDelivery> => {

  return http<HubDelivery>(getPingSubscriptionUrl(subscriptionId),
  {
    ...options,
    method: 'POST'


  }
);}




export const getPingSubscriptionMutationFetcher = (subscriptionId: string, options?: SecondParameter<typeof http>) => {
  return (_: Key, __: { arg: Arguments }) => {
    return pingSubscription(subscriptionId, options);
  }
}
export const getPingSubscriptionMutationKey = (subscriptionId: string,) => [`/api/connection/subscriptions/${subscriptionId}/ping`] as const;

export type PingSubscriptionMutationResult = NonNullable<Awaited<ReturnType<typeof pingSubscription>>>

/**
 * @summary Test a webhook subscription with a ping
 */
export const usePingSubscription = <TError = ErrorType<BadRequestResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse | InsufficientStorageResponse>>(
  subscriptionId: string, options?: { swr?:SWRMutationConfiguration<Awaited<ReturnType<typeof pingSubscription>>, TError, Key, Arguments, Awaited<ReturnType<typeof pingSubscription>>> & { swrKey?: string }, request?: SecondParameter<typeof http>}
) => {

  const {swr: swrOptions, request: requestOptions} = options ?? {}

  const swrKey = swrOptions?.swrKey ?? getPingSubscriptionMutationKey(subscriptionId);
  const swrFn = getPingSubscriptionMutationFetcher(subscriptionId, requestOptions);

  const query = useSWRMutation(swrKey, swrFn, swrOptions)

  return {
    swrKey,
    ...query
  }
}
export const getReplayDeadLettersUrl = (subscriptionId: string,) => {




  return `/api/connection/subscriptions/${encodeURIComponent(String(subscriptionId))}/replay`
}

/**
 * Requeues every delivery that failed after all retries.
 * @summary Retry dead letters of a webhook subscription
 */
export const replayDeadLetters = async (subscriptionId: string, options?: Parameters<typeof http>[1]): Promise<ReplayedDeadLetters> => {

  return http<ReplayedDeadLetters>(getReplayDeadLettersUrl(subscriptionId),
  {
    ...options,
    method: 'POST'


  }
);}




export const getReplayDeadLettersMutationFetcher = (subscriptionId: string, options?: SecondParameter<typeof http>) => {
  return (_: Key, __: { arg: Arguments }) => {
    return replayDeadLetters(subscriptionId, options);
  }
}
export const getReplayDeadLettersMutationKey = (subscriptionId: string,) => [`/api/connection/subscriptions/${subscriptionId}/replay`] as const;

export type ReplayDeadLettersMutationResult = NonNullable<Awaited<ReturnType<typeof replayDeadLetters>>>

/**
 * @summary Retry dead letters of a webhook subscription
 */
export const useReplayDeadLetters = <TError = ErrorType<BadRequestResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse | InsufficientStorageResponse>>(
  subscriptionId: string, options?: { swr?:SWRMutationConfiguration<Awaited<ReturnType<typeof replayDeadLetters>>, TError, Key, Arguments, Awaited<ReturnType<typeof replayDeadLetters>>> & { swrKey?: string }, request?: SecondParameter<typeof http>}
) => {

  const {swr: swrOptions, request: requestOptions} = options ?? {}

  const swrKey = swrOptions?.swrKey ?? getReplayDeadLettersMutationKey(subscriptionId);
  const swrFn = getReplayDeadLettersMutationFetcher(subscriptionId, requestOptions);

  const query = useSWRMutation(swrKey, swrFn, swrOptions)

  return {
    swrKey,
    ...query
  }
}
export const getRotateSubscriptionSecretUrl = (subscriptionId: string,) => {




  return `/api/connection/subscriptions/${encodeURIComponent(String(subscriptionId))}/rotate`
}

/**
 * The previous secret also signs during an overlap period, so that the receiver can switch without losing events.
 * @summary Rotate a webhook subscription secret
 */
export const rotateSubscriptionSecret = async (subscriptionId: string,
    rotateSecret: RotateSecret, options?: Parameters<typeof http>[1]): Promise<RotatedSecret> => {

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
return http<RotatedSecret>(getRotateSubscriptionSecretUrl(subscriptionId),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(rotateSecret)
  }
);}




export const getRotateSubscriptionSecretMutationFetcher = (subscriptionId: string, options?: SecondParameter<typeof http>) => {
  return (_: Key, { arg }: { arg: RotateSecret }) => {
    return rotateSubscriptionSecret(subscriptionId, arg, options);
  }
}
export const getRotateSubscriptionSecretMutationKey = (subscriptionId: string,) => [`/api/connection/subscriptions/${subscriptionId}/rotate`] as const;

export type RotateSubscriptionSecretMutationResult = NonNullable<Awaited<ReturnType<typeof rotateSubscriptionSecret>>>

/**
 * @summary Rotate a webhook subscription secret
 */
export const useRotateSubscriptionSecret = <TError = ErrorType<BadRequestResponse | ForbiddenResponse | NotFoundResponse | RequestTimeoutResponse | ContentTooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse | InsufficientStorageResponse>>(
  subscriptionId: string, options?: { swr?:SWRMutationConfiguration<Awaited<ReturnType<typeof rotateSubscriptionSecret>>, TError, Key, RotateSecret, Awaited<ReturnType<typeof rotateSubscriptionSecret>>> & { swrKey?: string }, request?: SecondParameter<typeof http>}
) => {

  const {swr: swrOptions, request: requestOptions} = options ?? {}

  const swrKey = swrOptions?.swrKey ?? getRotateSubscriptionSecretMutationKey(subscriptionId);
  const swrFn = getRotateSubscriptionSecretMutationFetcher(subscriptionId, requestOptions);

  const query = useSWRMutation(swrKey, swrFn, swrOptions)

  return {
    swrKey,
    ...query
  }
}
export const getSubscribeWebhookUrl = () => {




  return `/api/connection/webhooks/subscribe`
}

/**
 * New events are sent by POST. They are signed according to Standard Webhooks and also with `x-concordia-signature`. A module subscribes under its own name.
 * @summary Create a webhook subscription
 */
export const subscribeWebhook = async (subscribeWebhookBody: SubscribeWebhook, options?: Parameters<typeof http>[1]): Promise<NewSubscription> => {

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
return http<NewSubscription>(getSubscribeWebhookUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(subscribeWebhookBody)
  }
);}




export const getSubscribeWebhookMutationFetcher = ( options?: SecondParameter<typeof http>) => {
  return (_: Key, { arg }: { arg: SubscribeWebhook }) => {
    return subscribeWebhook(arg, options);
  }
}
export const getSubscribeWebhookMutationKey = () => [`/api/connection/webhooks/subscribe`] as const;

export type SubscribeWebhookMutationResult = NonNullable<Awaited<ReturnType<typeof subscribeWebhook>>>

/**
 * @summary Create a webhook subscription
 */
export const useSubscribeWebhook = <TError = ErrorType<BadRequestResponse | ForbiddenResponse | RequestTimeoutResponse | ConflictResponse | ContentTooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse | InsufficientStorageResponse>>(
   options?: { swr?:SWRMutationConfiguration<Awaited<ReturnType<typeof subscribeWebhook>>, TError, Key, SubscribeWebhook, Awaited<ReturnType<typeof subscribeWebhook>>> & { swrKey?: string }, request?: SecondParameter<typeof http>}
) => {

  const {swr: swrOptions, request: requestOptions} = options ?? {}

  const swrKey = swrOptions?.swrKey ?? getSubscribeWebhookMutationKey();
  const swrFn = getSubscribeWebhookMutationFetcher(requestOptions);

  const query = useSWRMutation(swrKey, swrFn, swrOptions)

  return {
    swrKey,
    ...query
  }
}
