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
  Channel,
  ChannelConnection,
  ChannelSettings,
  ChannelUpdate,
  ConflictResponse,
  ContentTooLargeResponse,
  ForbiddenResponse,
  InsufficientStorageResponse,
  InternalServerErrorResponse,
  MessageTemplate,
  NotFoundResponse,
  RequestTimeoutResponse,
  ServiceUnavailableResponse,
  SimulatedMessage,
  SimulatedReception,
  TooManyRequestsResponse,
  TwitterStatus,
  UnsupportedMediaTypeResponse
} from '../model';

import { http } from '../../http';
import type { ErrorType } from '../../http';



  type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];



 export const getListChannelsUrl = () => {




  return `/api/channels`
}

/**
 * Each channel with its mode (not connected, simulated or live), its provider and its state. Secrets are never included.
 * @summary List channels
 */
export const listChannels = async ( options?: Parameters<typeof http>[1]): Promise<ChannelConnection[]> => {

  return http<ChannelConnection[]>(getListChannelsUrl(),
  {
    ...options,
    method: 'GET'


  }
);}




export const getListChannelsKey = () => [`/api/channels`] as const;

export type ListChannelsQueryResult = NonNullable<Awaited<ReturnType<typeof listChannels>>>

/**
 * @summary List channels
 */
export const useListChannels = <TError = ErrorType<BadRequestResponse | ForbiddenResponse | InternalServerErrorResponse | ServiceUnavailableResponse>>(
   options?: { swr?:SWRConfiguration<Awaited<ReturnType<typeof listChannels>>, TError> & { swrKey?: Key, enabled?: boolean }, request?: SecondParameter<typeof http> }
) => {
  const {swr: swrOptions, request: requestOptions} = options ?? {}

  const isEnabled = swrOptions?.enabled !== false
  const swrKey = swrOptions?.swrKey ?? (() => isEnabled ? getListChannelsKey() : null);
  const swrFn = () => listChannels(requestOptions)

  const query = useSwr<Awaited<ReturnType<typeof swrFn>>, TError>(swrKey, swrFn, swrOptions)

  return {
    swrKey,
    ...query
  }
}
export const getUpdateChannelUrl = (channel: Channel,) => {




  return `/api/channels/${encodeURIComponent(String(channel))}`
}

/**
 * Messages, settings and secrets are kept in every mode.
 * @summary Update the mode of a channel
 */
export const updateChannel = async (channel: Channel,
    channelUpdate: ChannelUpdate, options?: Parameters<typeof http>[1]): Promise<ChannelConnection> => {

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
return http<ChannelConnection>(getUpdateChannelUrl(channel),
  {
    ...options,
    method: 'PATCH',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(channelUpdate)
  }
);}




export const getUpdateChannelMutationFetcher = (channel: Channel, options?: SecondParameter<typeof http>) => {
  return (_: Key, { arg }: { arg: ChannelUpdate }) => {
    return updateChannel(channel, arg, options);
  }
}
export const getUpdateChannelMutationKey = (channel: Channel,) => [`/api/channels/${channel}`] as const;

export type UpdateChannelMutationResult = NonNullable<Awaited<ReturnType<typeof updateChannel>>>

/**
 * @summary Update the mode of a channel
 */
export const useUpdateChannel = <TError = ErrorType<BadRequestResponse | ForbiddenResponse | RequestTimeoutResponse | ConflictResponse | ContentTooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse | InsufficientStorageResponse>>(
  channel: Channel, options?: { swr?:SWRMutationConfiguration<Awaited<ReturnType<typeof updateChannel>>, TError, Key, ChannelUpdate, Awaited<ReturnType<typeof updateChannel>>> & { swrKey?: string }, request?: SecondParameter<typeof http>}
) => {

  const {swr: swrOptions, request: requestOptions} = options ?? {}

  const swrKey = swrOptions?.swrKey ?? getUpdateChannelMutationKey(channel);
  const swrFn = getUpdateChannelMutationFetcher(channel, requestOptions);

  const query = useSWRMutation(swrKey, swrFn, swrOptions)

  return {
    swrKey,
    ...query
  }
}
export const getPutChannelSettingsUrl = (channel: Channel,) => {




  return `/api/channels/${encodeURIComponent(String(channel))}/settings`
}

/**
 * Secrets are stored encrypted and never returned. Changing the provider discards the previous provider’s secrets. A live channel with missing settings is disconnected.
 * @summary Update channel settings
 */
export const putChannelSettings = async (channel: Channel,
    channelSettings: ChannelSettings, options?: Parameters<typeof http>[1]): Promise<ChannelConnection> => {

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
return http<ChannelConnection>(getPutChannelSettingsUrl(channel),
  {
    ...options,
    method: 'PUT',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(channelSettings)
  }
);}




export const getPutChannelSettingsMutationFetcher = (channel: Channel, options?: SecondParameter<typeof http>) => {
  return (_: Key, { arg }: { arg: ChannelSettings }) => {
    return putChannelSettings(channel, arg, options);
  }
}
export const getPutChannelSettingsMutationKey = (channel: Channel,) => [`/api/channels/${channel}/settings`] as const;

export type PutChannelSettingsMutationResult = NonNullable<Awaited<ReturnType<typeof putChannelSettings>>>

/**
 * @summary Update channel settings
 */
export const usePutChannelSettings = <TError = ErrorType<BadRequestResponse | ForbiddenResponse | RequestTimeoutResponse | ContentTooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse | InsufficientStorageResponse>>(
  channel: Channel, options?: { swr?:SWRMutationConfiguration<Awaited<ReturnType<typeof putChannelSettings>>, TError, Key, ChannelSettings, Awaited<ReturnType<typeof putChannelSettings>>> & { swrKey?: string }, request?: SecondParameter<typeof http>}
) => {

  const {swr: swrOptions, request: requestOptions} = options ?? {}

  const swrKey = swrOptions?.swrKey ?? getPutChannelSettingsMutationKey(channel);
  const swrFn = getPutChannelSettingsMutationFetcher(channel, requestOptions);

  const query = useSWRMutation(swrKey, swrFn, swrOptions)

  return {
    swrKey,
    ...query
  }
}
export const getSimulateMessageUrl = (channel: Channel,) => {




  return `/api/channels/${encodeURIComponent(String(channel))}/simulated-messages`
}

/**
 * The message follows the same path as a real provider’s messages: it is signed, stored, then processed.
 * @summary Create a simulated incoming message
 */
export const simulateMessage = async (channel: Channel,
    simulatedMessage: SimulatedMessage, options?: Parameters<typeof http>[1]): Promise<SimulatedReception> => {

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
return http<SimulatedReception>(getSimulateMessageUrl(channel),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(simulatedMessage)
  }
);}




export const getSimulateMessageMutationFetcher = (channel: Channel, options?: SecondParameter<typeof http>) => {
  return (_: Key, { arg }: { arg: SimulatedMessage }) => {
    return simulateMessage(channel, arg, options);
  }
}
export const getSimulateMessageMutationKey = (channel: Channel,) => [`/api/channels/${channel}/simulated-messages`] as const;

export type SimulateMessageMutationResult = NonNullable<Awaited<ReturnType<typeof simulateMessage>>>

/**
 * @summary Create a simulated incoming message
 */
export const useSimulateMessage = <TError = ErrorType<BadRequestResponse | ForbiddenResponse | RequestTimeoutResponse | ConflictResponse | ContentTooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse | InsufficientStorageResponse>>(
  channel: Channel, options?: { swr?:SWRMutationConfiguration<Awaited<ReturnType<typeof simulateMessage>>, TError, Key, SimulatedMessage, Awaited<ReturnType<typeof simulateMessage>>> & { swrKey?: string }, request?: SecondParameter<typeof http>}
) => {

  const {swr: swrOptions, request: requestOptions} = options ?? {}

  const swrKey = swrOptions?.swrKey ?? getSimulateMessageMutationKey(channel);
  const swrFn = getSimulateMessageMutationFetcher(channel, requestOptions);

  const query = useSWRMutation(swrKey, swrFn, swrOptions)

  return {
    swrKey,
    ...query
  }
}
export const getListMessageTemplatesUrl = (channel: Channel,) => {




  return `/api/channels/${encodeURIComponent(String(channel))}/templates`
}

/**
 * Templates as reported by the provider, cached for five minutes.
 * @summary List approved templates of a channel
 */
export const listMessageTemplates = async (channel: Channel, options?: Parameters<typeof http>[1]): Promise<MessageTemplate[]> => {

  return http<MessageTemplate[]>(getListMessageTemplatesUrl(channel),
  {
    ...options,
    method: 'GET'


  }
);}




export const getListMessageTemplatesKey = (channel: Channel,) => [`/api/channels/${channel}/templates`] as const;

export type ListMessageTemplatesQueryResult = NonNullable<Awaited<ReturnType<typeof listMessageTemplates>>>

/**
 * @summary List approved templates of a channel
 */
export const useListMessageTemplates = <TError = ErrorType<BadRequestResponse | ForbiddenResponse | InternalServerErrorResponse | ServiceUnavailableResponse>>(
  channel: Channel, options?: { swr?:SWRConfiguration<Awaited<ReturnType<typeof listMessageTemplates>>, TError> & { swrKey?: Key, enabled?: boolean }, request?: SecondParameter<typeof http> }
) => {
  const {swr: swrOptions, request: requestOptions} = options ?? {}

  const isEnabled = swrOptions?.enabled !== false && channel !== null && channel !== undefined
  const swrKey = swrOptions?.swrKey ?? (() => isEnabled ? getListMessageTemplatesKey(channel) : null);
  const swrFn = () => listMessageTemplates(channel, requestOptions)

  const query = useSwr<Awaited<ReturnType<typeof swrFn>>, TError>(swrKey, swrFn, swrOptions)

  return {
    swrKey,
    ...query
  }
}
export const getGetTwitterStatusUrl = () => {




  return `/api/twitter/status`
}

/**
 * Shows whether the account has authorized this workspace and the authorization is still valid.
 * @summary Get the X connection status
 */
export const getTwitterStatus = async ( options?: Parameters<typeof http>[1]): Promise<TwitterStatus> => {

  return http<TwitterStatus>(getGetTwitterStatusUrl(),
  {
    ...options,
    method: 'GET'


  }
);}




export const getGetTwitterStatusKey = () => [`/api/twitter/status`] as const;

export type GetTwitterStatusQueryResult = NonNullable<Awaited<ReturnType<typeof getTwitterStatus>>>

/**
 * @summary Get the X connection status
 */
export const useGetTwitterStatus = <TError = ErrorType<BadRequestResponse | ForbiddenResponse | InternalServerErrorResponse | ServiceUnavailableResponse>>(
   options?: { swr?:SWRConfiguration<Awaited<ReturnType<typeof getTwitterStatus>>, TError> & { swrKey?: Key, enabled?: boolean }, request?: SecondParameter<typeof http> }
) => {
  const {swr: swrOptions, request: requestOptions} = options ?? {}

  const isEnabled = swrOptions?.enabled !== false
  const swrKey = swrOptions?.swrKey ?? (() => isEnabled ? getGetTwitterStatusKey() : null);
  const swrFn = () => getTwitterStatus(requestOptions)

  const query = useSwr<Awaited<ReturnType<typeof swrFn>>, TError>(swrKey, swrFn, swrOptions)

  return {
    swrKey,
    ...query
  }
}
export const getDisconnectTwitterUrl = () => {




  return `/oauth/twitter/disconnect`
}

/**
 * Revokes the tokens at X and deletes them here. A simulated channel is switched off. Messages are kept.
 * @summary Disconnect X
 */
export const disconnectTwitter = async ( options?: Parameters<typeof http>[1]): Promise<TwitterStatus> => {

  return http<TwitterStatus>(getDisconnectTwitterUrl(),
  {
    ...options,
    method: 'POST'


  }
);}




export const getDisconnectTwitterMutationFetcher = ( options?: SecondParameter<typeof http>) => {
  return (_: Key, __: { arg: Arguments }) => {
    return disconnectTwitter(options);
  }
}
export const getDisconnectTwitterMutationKey = () => [`/oauth/twitter/disconnect`] as const;

export type DisconnectTwitterMutationResult = NonNullable<Awaited<ReturnType<typeof disconnectTwitter>>>

/**
 * @summary Disconnect X
 */
export const useDisconnectTwitter = <TError = ErrorType<BadRequestResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse | InsufficientStorageResponse>>(
   options?: { swr?:SWRMutationConfiguration<Awaited<ReturnType<typeof disconnectTwitter>>, TError, Key, Arguments, Awaited<ReturnType<typeof disconnectTwitter>>> & { swrKey?: string }, request?: SecondParameter<typeof http>}
) => {

  const {swr: swrOptions, request: requestOptions} = options ?? {}

  const swrKey = swrOptions?.swrKey ?? getDisconnectTwitterMutationKey();
  const swrFn = getDisconnectTwitterMutationFetcher(requestOptions);

  const query = useSWRMutation(swrKey, swrFn, swrOptions)

  return {
    swrKey,
    ...query
  }
}
