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
  ConnectionAuth,
  ContentTooLargeResponse,
  ForbiddenResponse,
  HubAuditEntry,
  HubJsonWebKeySet,
  HubKey,
  HubKeyCreate,
  HubToken,
  InsufficientStorageResponse,
  InternalServerErrorResponse,
  IssuedToken,
  ListAuditParams,
  ListTokensParams,
  NotFoundResponse,
  ProtectedAnswer,
  RequestTimeoutResponse,
  ServiceUnavailableResponse,
  TokenRequest,
  TooManyRequestsResponse,
  UnauthorizedResponse,
  UnsupportedMediaTypeResponse
} from '../model';

import { http } from '../../http';
import type { ErrorType } from '../../http';



  type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];



 export const getGetJwksUrl = () => {




  return `/.well-known/jwks.json`
}

/**
 * Public keys that verify tokens. Clients may cache them for ten minutes.
 * @summary List public keys
 */
export const getJwks = async ( options?: Parameters<typeof http>[1]): Promise<HubJsonWebKeySet> => {

  return http<HubJsonWebKeySet>(getGetJwksUrl(),
  {
    ...options,
    method: 'GET'


  }
);}




export const getGetJwksKey = () => [`/.well-known/jwks.json`] as const;

export type GetJwksQueryResult = NonNullable<Awaited<ReturnType<typeof getJwks>>>

/**
 * @summary List public keys
 */
export const useGetJwks = <TError = ErrorType<BadRequestResponse | ForbiddenResponse | InternalServerErrorResponse | ServiceUnavailableResponse>>(
   options?: { swr?:SWRConfiguration<Awaited<ReturnType<typeof getJwks>>, TError> & { swrKey?: Key, enabled?: boolean }, request?: SecondParameter<typeof http> }
) => {
  const {swr: swrOptions, request: requestOptions} = options ?? {}

  const isEnabled = swrOptions?.enabled !== false
  const swrKey = swrOptions?.swrKey ?? (() => isEnabled ? getGetJwksKey() : null);
  const swrFn = () => getJwks(requestOptions)

  const query = useSwr<Awaited<ReturnType<typeof swrFn>>, TError>(swrKey, swrFn, swrOptions)

  return {
    swrKey,
    ...query
  }
}
export const getGetConnectionAuthUrl = () => {




  return `/api/connection/auth`
}

/**
 * Issuer, audience, algorithm, scopes and public keys for module authentication.
 * @summary Get module authentication settings
 */
export const getConnectionAuth = async ( options?: Parameters<typeof http>[1]): Promise<ConnectionAuth> => {

  return http<ConnectionAuth>(getGetConnectionAuthUrl(),
  {
    ...options,
    method: 'GET'


  }
);}




export const getGetConnectionAuthKey = () => [`/api/connection/auth`] as const;

export type GetConnectionAuthQueryResult = NonNullable<Awaited<ReturnType<typeof getConnectionAuth>>>

/**
 * @summary Get module authentication settings
 */
export const useGetConnectionAuth = <TError = ErrorType<BadRequestResponse | ForbiddenResponse | InternalServerErrorResponse | ServiceUnavailableResponse>>(
   options?: { swr?:SWRConfiguration<Awaited<ReturnType<typeof getConnectionAuth>>, TError> & { swrKey?: Key, enabled?: boolean }, request?: SecondParameter<typeof http> }
) => {
  const {swr: swrOptions, request: requestOptions} = options ?? {}

  const isEnabled = swrOptions?.enabled !== false
  const swrKey = swrOptions?.swrKey ?? (() => isEnabled ? getGetConnectionAuthKey() : null);
  const swrFn = () => getConnectionAuth(requestOptions)

  const query = useSwr<Awaited<ReturnType<typeof swrFn>>, TError>(swrKey, swrFn, swrOptions)

  return {
    swrKey,
    ...query
  }
}
export const getListAuditUrl = (params?: ListAuditParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/api/connection/auth/audit?${stringifiedParams}` : `/api/connection/auth/audit`
}

/**
 * Covers changes to keys, tokens, modules, webhooks, and channel settings and secrets, as well as exports and erasures. Entries never contain secrets or their values.
 * @summary List audit log entries
 */
export const listAudit = async (params?: ListAuditParams, options?: Parameters<typeof http>[1]): Promise<HubAuditEntry[]> => {

  return http<HubAuditEntry[]>(getListAuditUrl(params),
  {
    ...options,
    method: 'GET'


  }
);}




export const getListAuditKey = (params?: ListAuditParams,) => [`/api/connection/auth/audit`, ...(params ? [params]: [])] as const;

export type ListAuditQueryResult = NonNullable<Awaited<ReturnType<typeof listAudit>>>

/**
 * @summary List audit log entries
 */
export const useListAudit = <TError = ErrorType<BadRequestResponse | ForbiddenResponse | InternalServerErrorResponse | ServiceUnavailableResponse>>(
  params?: ListAuditParams, options?: { swr?:SWRConfiguration<Awaited<ReturnType<typeof listAudit>>, TError> & { swrKey?: Key, enabled?: boolean }, request?: SecondParameter<typeof http> }
) => {
  const {swr: swrOptions, request: requestOptions} = options ?? {}

  const isEnabled = swrOptions?.enabled !== false
  const swrKey = swrOptions?.swrKey ?? (() => isEnabled ? getListAuditKey(params) : null);
  const swrFn = () => listAudit(params, requestOptions)

  const query = useSwr<Awaited<ReturnType<typeof swrFn>>, TError>(swrKey, swrFn, swrOptions)

  return {
    swrKey,
    ...query
  }
}
export const getGenerateKeyPairUrl = () => {




  return `/api/connection/auth/keys`
}

/**
 * The new key signs immediately. Signatures made with the previous key of the same algorithm remain valid for 12 hours and 10 minutes.
 * @summary Generate a key pair
 */
export const generateKeyPair = async (hubKeyCreate: HubKeyCreate, options?: Parameters<typeof http>[1]): Promise<HubKey> => {

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
return http<HubKey>(getGenerateKeyPairUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(hubKeyCreate)
  }
);}




export const getGenerateKeyPairMutationFetcher = ( options?: SecondParameter<typeof http>) => {
  return (_: Key, { arg }: { arg: HubKeyCreate }) => {
    return generateKeyPair(arg, options);
  }
}
export const getGenerateKeyPairMutationKey = () => [`/api/connection/auth/keys`] as const;

export type GenerateKeyPairMutationResult = NonNullable<Awaited<ReturnType<typeof generateKeyPair>>>

/**
 * @summary Generate a key pair
 */
export const useGenerateKeyPair = <TError = ErrorType<BadRequestResponse | ForbiddenResponse | RequestTimeoutResponse | ConflictResponse | ContentTooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse | InsufficientStorageResponse>>(
   options?: { swr?:SWRMutationConfiguration<Awaited<ReturnType<typeof generateKeyPair>>, TError, Key, HubKeyCreate, Awaited<ReturnType<typeof generateKeyPair>>> & { swrKey?: string }, request?: SecondParameter<typeof http>}
) => {

  const {swr: swrOptions, request: requestOptions} = options ?? {}

  const swrKey = swrOptions?.swrKey ?? getGenerateKeyPairMutationKey();
  const swrFn = getGenerateKeyPairMutationFetcher(requestOptions);

  const query = useSWRMutation(swrKey, swrFn, swrOptions)

  return {
    swrKey,
    ...query
  }
}
export const getRevokeKeyUrl = (kid: string,) => {




  return `/api/connection/auth/keys/${encodeURIComponent(String(kid))}`
}

/**
 * Signatures made with the key are rejected immediately. All tokens it signed become invalid.
 * @summary Revoke a key
 */
export const revokeKey = async (kid: string, options?: Parameters<typeof http>[1]): Promise<HubKey> => {

  return http<HubKey>(getRevokeKeyUrl(kid),
  {
    ...options,
    method: 'DELETE'


  }
);}




export const getRevokeKeyMutationFetcher = (kid: string, options?: SecondParameter<typeof http>) => {
  return (_: Key, __: { arg: Arguments }) => {
    return revokeKey(kid, options);
  }
}
export const getRevokeKeyMutationKey = (kid: string,) => [`/api/connection/auth/keys/${kid}`] as const;

export type RevokeKeyMutationResult = NonNullable<Awaited<ReturnType<typeof revokeKey>>>

/**
 * @summary Revoke a key
 */
export const useRevokeKey = <TError = ErrorType<BadRequestResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse | InsufficientStorageResponse>>(
  kid: string, options?: { swr?:SWRMutationConfiguration<Awaited<ReturnType<typeof revokeKey>>, TError, Key, Arguments, Awaited<ReturnType<typeof revokeKey>>> & { swrKey?: string }, request?: SecondParameter<typeof http>}
) => {

  const {swr: swrOptions, request: requestOptions} = options ?? {}

  const swrKey = swrOptions?.swrKey ?? getRevokeKeyMutationKey(kid);
  const swrFn = getRevokeKeyMutationFetcher(kid, requestOptions);

  const query = useSWRMutation(swrKey, swrFn, swrOptions)

  return {
    swrKey,
    ...query
  }
}
export const getGetProtectedUrl = () => {




  return `/api/connection/auth/protected`
}

/**
 * Accepts modules only. Returns 401 without a token or signature, and 403 if the token or signature is not accepted.
 * @summary Test a token or signature
 */
export const getProtected = async ( options?: Parameters<typeof http>[1]): Promise<ProtectedAnswer> => {

  return http<ProtectedAnswer>(getGetProtectedUrl(),
  {
    ...options,
    method: 'GET'


  }
);}




export const getGetProtectedKey = () => [`/api/connection/auth/protected`] as const;

export type GetProtectedQueryResult = NonNullable<Awaited<ReturnType<typeof getProtected>>>

/**
 * @summary Test a token or signature
 */
export const useGetProtected = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | InternalServerErrorResponse | ServiceUnavailableResponse>>(
   options?: { swr?:SWRConfiguration<Awaited<ReturnType<typeof getProtected>>, TError> & { swrKey?: Key, enabled?: boolean }, request?: SecondParameter<typeof http> }
) => {
  const {swr: swrOptions, request: requestOptions} = options ?? {}

  const isEnabled = swrOptions?.enabled !== false
  const swrKey = swrOptions?.swrKey ?? (() => isEnabled ? getGetProtectedKey() : null);
  const swrFn = () => getProtected(requestOptions)

  const query = useSwr<Awaited<ReturnType<typeof swrFn>>, TError>(swrKey, swrFn, swrOptions)

  return {
    swrKey,
    ...query
  }
}
export const getIssueTokenUrl = () => {




  return `/api/connection/auth/token`
}

/**
 * The token is valid for 12 hours, or until it or its key is revoked or the module is removed.
 * @summary Create a module token
 */
export const issueToken = async (tokenRequest: TokenRequest, options?: Parameters<typeof http>[1]): Promise<IssuedToken> => {

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
return http<IssuedToken>(getIssueTokenUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(tokenRequest)
  }
);}




export const getIssueTokenMutationFetcher = ( options?: SecondParameter<typeof http>) => {
  return (_: Key, { arg }: { arg: TokenRequest }) => {
    return issueToken(arg, options);
  }
}
export const getIssueTokenMutationKey = () => [`/api/connection/auth/token`] as const;

export type IssueTokenMutationResult = NonNullable<Awaited<ReturnType<typeof issueToken>>>

/**
 * @summary Create a module token
 */
export const useIssueToken = <TError = ErrorType<BadRequestResponse | ForbiddenResponse | NotFoundResponse | RequestTimeoutResponse | ContentTooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse | InsufficientStorageResponse>>(
   options?: { swr?:SWRMutationConfiguration<Awaited<ReturnType<typeof issueToken>>, TError, Key, TokenRequest, Awaited<ReturnType<typeof issueToken>>> & { swrKey?: string }, request?: SecondParameter<typeof http>}
) => {

  const {swr: swrOptions, request: requestOptions} = options ?? {}

  const swrKey = swrOptions?.swrKey ?? getIssueTokenMutationKey();
  const swrFn = getIssueTokenMutationFetcher(requestOptions);

  const query = useSWRMutation(swrKey, swrFn, swrOptions)

  return {
    swrKey,
    ...query
  }
}
export const getListTokensUrl = (params?: ListTokensParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/api/connection/auth/tokens?${stringifiedParams}` : `/api/connection/auth/tokens`
}

/**
 * Lists the purpose and expiry of each token. Tokens are shown only once, when they are issued.
 * @summary List issued tokens
 */
export const listTokens = async (params?: ListTokensParams, options?: Parameters<typeof http>[1]): Promise<HubToken[]> => {

  return http<HubToken[]>(getListTokensUrl(params),
  {
    ...options,
    method: 'GET'


  }
);}




export const getListTokensKey = (params?: ListTokensParams,) => [`/api/connection/auth/tokens`, ...(params ? [params]: [])] as const;

export type ListTokensQueryResult = NonNullable<Awaited<ReturnType<typeof listTokens>>>

/**
 * @summary List issued tokens
 */
export const useListTokens = <TError = ErrorType<BadRequestResponse | ForbiddenResponse | InternalServerErrorResponse | ServiceUnavailableResponse>>(
  params?: ListTokensParams, options?: { swr?:SWRConfiguration<Awaited<ReturnType<typeof listTokens>>, TError> & { swrKey?: Key, enabled?: boolean }, request?: SecondParameter<typeof http> }
) => {
  const {swr: swrOptions, request: requestOptions} = options ?? {}

  const isEnabled = swrOptions?.enabled !== false
  const swrKey = swrOptions?.swrKey ?? (() => isEnabled ? getListTokensKey(params) : null);
  const swrFn = () => listTokens(params, requestOptions)

  const query = useSwr<Awaited<ReturnType<typeof swrFn>>, TError>(swrKey, swrFn, swrOptions)

  return {
    swrKey,
    ...query
  }
}
export const getRevokeTokenUrl = (jti: string,) => {




  return `/api/connection/auth/tokens/${encodeURIComponent(String(jti))}`
}

/**
 * Revokes the token immediately. Has no effect on a token that is already revoked.
 * @summary Revoke a token
 */
export const revokeToken = async (jti: string, options?: Parameters<typeof http>[1]): Promise<HubToken> => {

  return http<HubToken>(getRevokeTokenUrl(jti),
  {
    ...options,
    method: 'DELETE'


  }
);}




export const getRevokeTokenMutationFetcher = (jti: string, options?: SecondParameter<typeof http>) => {
  return (_: Key, __: { arg: Arguments }) => {
    return revokeToken(jti, options);
  }
}
export const getRevokeTokenMutationKey = (jti: string,) => [`/api/connection/auth/tokens/${jti}`] as const;

export type RevokeTokenMutationResult = NonNullable<Awaited<ReturnType<typeof revokeToken>>>

/**
 * @summary Revoke a token
 */
export const useRevokeToken = <TError = ErrorType<BadRequestResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse | InsufficientStorageResponse>>(
  jti: string, options?: { swr?:SWRMutationConfiguration<Awaited<ReturnType<typeof revokeToken>>, TError, Key, Arguments, Awaited<ReturnType<typeof revokeToken>>> & { swrKey?: string }, request?: SecondParameter<typeof http>}
) => {

  const {swr: swrOptions, request: requestOptions} = options ?? {}

  const swrKey = swrOptions?.swrKey ?? getRevokeTokenMutationKey(jti);
  const swrFn = getRevokeTokenMutationFetcher(jti, requestOptions);

  const query = useSWRMutation(swrKey, swrFn, swrOptions)

  return {
    swrKey,
    ...query
  }
}
