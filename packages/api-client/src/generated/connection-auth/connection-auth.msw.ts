/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */
import {
  HttpResponse,
  http
} from 'msw';
import type {
  RequestHandlerOptions
} from 'msw';

import type {
  ConnectionAuth,
  HubAuditEntry,
  HubJsonWebKeySet,
  HubKey,
  HubToken,
  IssuedToken,
  ProtectedAnswer
} from '../model';



export const getGetJwksMockHandler = (overrideResponse?: HubJsonWebKeySet | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<HubJsonWebKeySet> | HubJsonWebKeySet), options?: RequestHandlerOptions) => {
  return http.get('*/.well-known/jwks.json', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : undefined,
      { status: 200
      })
  }, options)
}

export const getGetConnectionAuthMockHandler = (overrideResponse?: ConnectionAuth | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ConnectionAuth> | ConnectionAuth), options?: RequestHandlerOptions) => {
  return http.get('*/api/connection/auth', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : undefined,
      { status: 200
      })
  }, options)
}

export const getListAuditMockHandler = (overrideResponse?: HubAuditEntry[] | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<HubAuditEntry[]> | HubAuditEntry[]), options?: RequestHandlerOptions) => {
  return http.get('*/api/connection/auth/audit', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : undefined,
      { status: 200
      })
  }, options)
}

export const getGenerateKeyPairMockHandler = (overrideResponse?: HubKey | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<HubKey> | HubKey), options?: RequestHandlerOptions) => {
  return http.post('*/api/connection/auth/keys', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : undefined,
      { status: 201
      })
  }, options)
}

export const getRevokeKeyMockHandler = (overrideResponse?: HubKey | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<HubKey> | HubKey), options?: RequestHandlerOptions) => {
  return http.delete('*/api/connection/auth/keys/:kid', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : undefined,
      { status: 200
      })
  }, options)
}

export const getGetProtectedMockHandler = (overrideResponse?: ProtectedAnswer | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ProtectedAnswer> | ProtectedAnswer), options?: RequestHandlerOptions) => {
  return http.get('*/api/connection/auth/protected', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : undefined,
      { status: 200
      })
  }, options)
}

export const getIssueTokenMockHandler = (overrideResponse?: IssuedToken | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<IssuedToken> | IssuedToken), options?: RequestHandlerOptions) => {
  return http.post('*/api/connection/auth/token', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : undefined,
      { status: 201
      })
  }, options)
}

export const getListTokensMockHandler = (overrideResponse?: HubToken[] | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<HubToken[]> | HubToken[]), options?: RequestHandlerOptions) => {
  return http.get('*/api/connection/auth/tokens', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : undefined,
      { status: 200
      })
  }, options)
}

export const getRevokeTokenMockHandler = (overrideResponse?: HubToken | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<HubToken> | HubToken), options?: RequestHandlerOptions) => {
  return http.delete('*/api/connection/auth/tokens/:jti', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : undefined,
      { status: 200
      })
  }, options)
}
export const getConnectionAuthMock = () => [
  getGetJwksMockHandler(),
  getGetConnectionAuthMockHandler(),
  getListAuditMockHandler(),
  getGenerateKeyPairMockHandler(),
  getRevokeKeyMockHandler(),
  getGetProtectedMockHandler(),
  getIssueTokenMockHandler(),
  getListTokensMockHandler(),
  getRevokeTokenMockHandler()
]
