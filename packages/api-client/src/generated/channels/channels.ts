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
  ChannelAccount,
  ChannelAccountUpdate,
  ChannelConnection,
  ChannelSettings,
  ChannelUpdate,
  ConflictResponse,
  ContentTooLargeResponse,
  ForbiddenResponse,
  InsufficientStorageResponse,
  InternalServerErrorResponse,
  MessageTemplate,
  NewChannelAccount,
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



 export const getListAccountsUrl = () => {




  return `/api/accounts`
}

/**
 * The search operator `account:` takes their names and addresses. Secrets are never included.
 * @summary List accounts of all channels
 */
export const listAccounts = async ( options?: Parameters<typeof http>[1]): Promise<ChannelAccount[]> => {

  return http<ChannelAccount[]>(getListAccountsUrl(),
  {
    ...options,
    method: 'GET'


  }
);}




export const getListAccountsKey = () => [`/api/accounts`] as const;

export type ListAccountsQueryResult = NonNullable<Awaited<ReturnType<typeof listAccounts>>>

/**
 * @summary List accounts of all channels
 */
export const useListAccounts = <TError = ErrorType<BadRequestResponse | ForbiddenResponse | InternalServerErrorResponse | ServiceUnavailableResponse>>(
   options?: { swr?:SWRConfiguration<Awaited<ReturnType<typeof listAccounts>>, TError> & { swrKey?: Key, enabled?: boolean }, request?: SecondParameter<typeof http> }
) => {
  const {swr: swrOptions, request: requestOptions} = options ?? {}

  const isEnabled = swrOptions?.enabled !== false
  const swrKey = swrOptions?.swrKey ?? (() => isEnabled ? getListAccountsKey() : null);
  const swrFn = () => listAccounts(requestOptions)

  const query = useSwr<Awaited<ReturnType<typeof swrFn>>, TError>(swrKey, swrFn, swrOptions)

  return {
    swrKey,
    ...query
  }
}
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
export const getListChannelAccountsUrl = (channel: Channel,) => {




  return `/api/channels/${encodeURIComponent(String(channel))}/accounts`
}

/**
 * A channel has any number of accounts: mailboxes, numbers or pages. Secrets are never included.
 * @summary List accounts of a channel
 */
export const listChannelAccounts = async (channel: Channel, options?: Parameters<typeof http>[1]): Promise<ChannelAccount[]> => {

  return http<ChannelAccount[]>(getListChannelAccountsUrl(channel),
  {
    ...options,
    method: 'GET'


  }
);}




export const getListChannelAccountsKey = (channel: Channel,) => [`/api/channels/${channel}/accounts`] as const;

export type ListChannelAccountsQueryResult = NonNullable<Awaited<ReturnType<typeof listChannelAccounts>>>

/**
 * @summary List accounts of a channel
 */
export const useListChannelAccounts = <TError = ErrorType<BadRequestResponse | ForbiddenResponse | InternalServerErrorResponse | ServiceUnavailableResponse>>(
  channel: Channel, options?: { swr?:SWRConfiguration<Awaited<ReturnType<typeof listChannelAccounts>>, TError> & { swrKey?: Key, enabled?: boolean }, request?: SecondParameter<typeof http> }
) => {
  const {swr: swrOptions, request: requestOptions} = options ?? {}

  const isEnabled = swrOptions?.enabled !== false && channel !== null && channel !== undefined
  const swrKey = swrOptions?.swrKey ?? (() => isEnabled ? getListChannelAccountsKey(channel) : null);
  const swrFn = () => listChannelAccounts(channel, requestOptions)

  const query = useSwr<Awaited<ReturnType<typeof swrFn>>, TError>(swrKey, swrFn, swrOptions)

  return {
    swrKey,
    ...query
  }
}
export const getAddChannelAccountUrl = (channel: Channel,) => {




  return `/api/channels/${encodeURIComponent(String(channel))}/accounts`
}

/**
 * The first account of a channel is its default. A mailbox, number or page that is already connected is refused with 409 `ACCOUNT_EXISTS`, which names the account.
 * @summary Add an account to a channel
 */
export const addChannelAccount = async (channel: Channel,
    newChannelAccount: NewChannelAccount, options?: Parameters<typeof http>[1]): Promise<ChannelAccount> => {

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
return http<ChannelAccount>(getAddChannelAccountUrl(channel),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(newChannelAccount)
  }
);}




export const getAddChannelAccountMutationFetcher = (channel: Channel, options?: SecondParameter<typeof http>) => {
  return (_: Key, { arg }: { arg: NewChannelAccount }) => {
    return addChannelAccount(channel, arg, options);
  }
}
export const getAddChannelAccountMutationKey = (channel: Channel,) => [`/api/channels/${channel}/accounts`] as const;

export type AddChannelAccountMutationResult = NonNullable<Awaited<ReturnType<typeof addChannelAccount>>>

/**
 * @summary Add an account to a channel
 */
export const useAddChannelAccount = <TError = ErrorType<BadRequestResponse | ForbiddenResponse | RequestTimeoutResponse | ConflictResponse | ContentTooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse | InsufficientStorageResponse>>(
  channel: Channel, options?: { swr?:SWRMutationConfiguration<Awaited<ReturnType<typeof addChannelAccount>>, TError, Key, NewChannelAccount, Awaited<ReturnType<typeof addChannelAccount>>> & { swrKey?: string }, request?: SecondParameter<typeof http>}
) => {

  const {swr: swrOptions, request: requestOptions} = options ?? {}

  const swrKey = swrOptions?.swrKey ?? getAddChannelAccountMutationKey(channel);
  const swrFn = getAddChannelAccountMutationFetcher(channel, requestOptions);

  const query = useSWRMutation(swrKey, swrFn, swrOptions)

  return {
    swrKey,
    ...query
  }
}
export const getUpdateChannelAccountUrl = (channel: Channel,
    accountId: string,) => {




  return `/api/channels/${encodeURIComponent(String(channel))}/accounts/${encodeURIComponent(String(accountId))}`
}

/**
 * Changes its name, color, signature, quiet hours, members or mode, or makes it the default.
 * @summary Update an account of a channel
 */
export const updateChannelAccount = async (channel: Channel,
    accountId: string,
    channelAccountUpdate: ChannelAccountUpdate, options?: Parameters<typeof http>[1]): Promise<ChannelAccount> => {

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
return http<ChannelAccount>(getUpdateChannelAccountUrl(channel,accountId),
  {
    ...options,
    method: 'PATCH',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(channelAccountUpdate)
  }
);}




export const getUpdateChannelAccountMutationFetcher = (channel: Channel,
    accountId: string, options?: SecondParameter<typeof http>) => {
  return (_: Key, { arg }: { arg: ChannelAccountUpdate }) => {
    return updateChannelAccount(channel, accountId, arg, options);
  }
}
export const getUpdateChannelAccountMutationKey = (channel: Channel,
    accountId: string,) => [`/api/channels/${channel}/accounts/${accountId}`] as const;

export type UpdateChannelAccountMutationResult = NonNullable<Awaited<ReturnType<typeof updateChannelAccount>>>

/**
 * @summary Update an account of a channel
 */
export const useUpdateChannelAccount = <TError = ErrorType<BadRequestResponse | ForbiddenResponse | NotFoundResponse | RequestTimeoutResponse | ConflictResponse | ContentTooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse | InsufficientStorageResponse>>(
  channel: Channel,
    accountId: string, options?: { swr?:SWRMutationConfiguration<Awaited<ReturnType<typeof updateChannelAccount>>, TError, Key, ChannelAccountUpdate, Awaited<ReturnType<typeof updateChannelAccount>>> & { swrKey?: string }, request?: SecondParameter<typeof http>}
) => {

  const {swr: swrOptions, request: requestOptions} = options ?? {}

  const swrKey = swrOptions?.swrKey ?? getUpdateChannelAccountMutationKey(channel,accountId);
  const swrFn = getUpdateChannelAccountMutationFetcher(channel,accountId, requestOptions);

  const query = useSWRMutation(swrKey, swrFn, swrOptions)

  return {
    swrKey,
    ...query
  }
}
export const getRemoveChannelAccountUrl = (channel: Channel,
    accountId: string,) => {




  return `/api/channels/${encodeURIComponent(String(channel))}/accounts/${encodeURIComponent(String(accountId))}`
}

/**
 * Deletes its settings and secrets, and revokes a mailbox’s grant where the provider lets us (Google). Its messages are kept. If it was the default, the next account becomes it.
 * @summary Remove an account from a channel
 */
export const removeChannelAccount = async (channel: Channel,
    accountId: string, options?: Parameters<typeof http>[1]): Promise<ChannelAccount> => {

  return http<ChannelAccount>(getRemoveChannelAccountUrl(channel,accountId),
  {
    ...options,
    method: 'DELETE'


  }
);}




export const getRemoveChannelAccountMutationFetcher = (channel: Channel,
    accountId: string, options?: SecondParameter<typeof http>) => {
  return (_: Key, __: { arg: Arguments }) => {
    return removeChannelAccount(channel, accountId, options);
  }
}
export const getRemoveChannelAccountMutationKey = (channel: Channel,
    accountId: string,) => [`/api/channels/${channel}/accounts/${accountId}`] as const;

export type RemoveChannelAccountMutationResult = NonNullable<Awaited<ReturnType<typeof removeChannelAccount>>>

/**
 * @summary Remove an account from a channel
 */
export const useRemoveChannelAccount = <TError = ErrorType<BadRequestResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse | InsufficientStorageResponse>>(
  channel: Channel,
    accountId: string, options?: { swr?:SWRMutationConfiguration<Awaited<ReturnType<typeof removeChannelAccount>>, TError, Key, Arguments, Awaited<ReturnType<typeof removeChannelAccount>>> & { swrKey?: string }, request?: SecondParameter<typeof http>}
) => {

  const {swr: swrOptions, request: requestOptions} = options ?? {}

  const swrKey = swrOptions?.swrKey ?? getRemoveChannelAccountMutationKey(channel,accountId);
  const swrFn = getRemoveChannelAccountMutationFetcher(channel,accountId, requestOptions);

  const query = useSWRMutation(swrKey, swrFn, swrOptions)

  return {
    swrKey,
    ...query
  }
}
export const getPutChannelAccountSettingsUrl = (channel: Channel,
    accountId: string,) => {




  return `/api/channels/${encodeURIComponent(String(channel))}/accounts/${encodeURIComponent(String(accountId))}/settings`
}

/**
 * As for a channel. Other accounts are not affected.
 * @summary Update settings of an account
 */
export const putChannelAccountSettings = async (channel: Channel,
    accountId: string,
    channelSettings: ChannelSettings, options?: Parameters<typeof http>[1]): Promise<ChannelAccount> => {

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
return http<ChannelAccount>(getPutChannelAccountSettingsUrl(channel,accountId),
  {
    ...options,
    method: 'PUT',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(channelSettings)
  }
);}




export const getPutChannelAccountSettingsMutationFetcher = (channel: Channel,
    accountId: string, options?: SecondParameter<typeof http>) => {
  return (_: Key, { arg }: { arg: ChannelSettings }) => {
    return putChannelAccountSettings(channel, accountId, arg, options);
  }
}
export const getPutChannelAccountSettingsMutationKey = (channel: Channel,
    accountId: string,) => [`/api/channels/${channel}/accounts/${accountId}/settings`] as const;

export type PutChannelAccountSettingsMutationResult = NonNullable<Awaited<ReturnType<typeof putChannelAccountSettings>>>

/**
 * @summary Update settings of an account
 */
export const usePutChannelAccountSettings = <TError = ErrorType<BadRequestResponse | ForbiddenResponse | NotFoundResponse | RequestTimeoutResponse | ConflictResponse | ContentTooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse | InsufficientStorageResponse>>(
  channel: Channel,
    accountId: string, options?: { swr?:SWRMutationConfiguration<Awaited<ReturnType<typeof putChannelAccountSettings>>, TError, Key, ChannelSettings, Awaited<ReturnType<typeof putChannelAccountSettings>>> & { swrKey?: string }, request?: SecondParameter<typeof http>}
) => {

  const {swr: swrOptions, request: requestOptions} = options ?? {}

  const swrKey = swrOptions?.swrKey ?? getPutChannelAccountSettingsMutationKey(channel,accountId);
  const swrFn = getPutChannelAccountSettingsMutationFetcher(channel,accountId, requestOptions);

  const query = useSWRMutation(swrKey, swrFn, swrOptions)

  return {
    swrKey,
    ...query
  }
}
export const getSimulateAccountMessageUrl = (channel: Channel,
    accountId: string,) => {




  return `/api/channels/${encodeURIComponent(String(channel))}/accounts/${encodeURIComponent(String(accountId))}/simulated-messages`
}

/**
 * As for a channel, to this account.
 * @summary Create a simulated message to an account
 */
export const simulateAccountMessage = async (channel: Channel,
    accountId: string,
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
return http<SimulatedReception>(getSimulateAccountMessageUrl(channel,accountId),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(simulatedMessage)
  }
);}




export const getSimulateAccountMessageMutationFetcher = (channel: Channel,
    accountId: string, options?: SecondParameter<typeof http>) => {
  return (_: Key, { arg }: { arg: SimulatedMessage }) => {
    return simulateAccountMessage(channel, accountId, arg, options);
  }
}
export const getSimulateAccountMessageMutationKey = (channel: Channel,
    accountId: string,) => [`/api/channels/${channel}/accounts/${accountId}/simulated-messages`] as const;

export type SimulateAccountMessageMutationResult = NonNullable<Awaited<ReturnType<typeof simulateAccountMessage>>>

/**
 * @summary Create a simulated message to an account
 */
export const useSimulateAccountMessage = <TError = ErrorType<BadRequestResponse | ForbiddenResponse | NotFoundResponse | RequestTimeoutResponse | ConflictResponse | ContentTooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse | InsufficientStorageResponse>>(
  channel: Channel,
    accountId: string, options?: { swr?:SWRMutationConfiguration<Awaited<ReturnType<typeof simulateAccountMessage>>, TError, Key, SimulatedMessage, Awaited<ReturnType<typeof simulateAccountMessage>>> & { swrKey?: string }, request?: SecondParameter<typeof http>}
) => {

  const {swr: swrOptions, request: requestOptions} = options ?? {}

  const swrKey = swrOptions?.swrKey ?? getSimulateAccountMessageMutationKey(channel,accountId);
  const swrFn = getSimulateAccountMessageMutationFetcher(channel,accountId, requestOptions);

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
