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
  HubModule,
  HubModuleApi,
  HubModuleCheck,
  HubModuleTools
} from '../model';



export const getListModulesMockHandler = (overrideResponse?: HubModule[] | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<HubModule[]> | HubModule[]), options?: RequestHandlerOptions) => {
  return http.get('*/api/connection/modules', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : undefined,
      { status: 200
      })
  }, options)
}

export const getRegisterModuleMockHandler = (overrideResponse?: HubModule | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<HubModule> | HubModule), options?: RequestHandlerOptions) => {
  return http.post('*/api/connection/modules', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : undefined,
      { status: 201
      })
  }, options)
}

export const getGetModuleMockHandler = (overrideResponse?: HubModule | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<HubModule> | HubModule), options?: RequestHandlerOptions) => {
  return http.get('*/api/connection/modules/:moduleId', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : undefined,
      { status: 200
      })
  }, options)
}

export const getUpdateModuleMockHandler = (overrideResponse?: HubModule | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<HubModule> | HubModule), options?: RequestHandlerOptions) => {
  return http.patch('*/api/connection/modules/:moduleId', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : undefined,
      { status: 200
      })
  }, options)
}

export const getRemoveModuleMockHandler = (overrideResponse?: HubModule | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<HubModule> | HubModule), options?: RequestHandlerOptions) => {
  return http.delete('*/api/connection/modules/:moduleId', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : undefined,
      { status: 200
      })
  }, options)
}

export const getCheckModuleMockHandler = (overrideResponse?: HubModule | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<HubModule> | HubModule), options?: RequestHandlerOptions) => {
  return http.post('*/api/connection/modules/:moduleId/check', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : undefined,
      { status: 201
      })
  }, options)
}

export const getListModuleChecksMockHandler = (overrideResponse?: HubModuleCheck[] | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<HubModuleCheck[]> | HubModuleCheck[]), options?: RequestHandlerOptions) => {
  return http.get('*/api/connection/modules/:moduleId/checks', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : undefined,
      { status: 200
      })
  }, options)
}

export const getGetModuleApiMockHandler = (overrideResponse?: HubModuleApi | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<HubModuleApi> | HubModuleApi), options?: RequestHandlerOptions) => {
  return http.get('*/api/connection/modules/:moduleId/openapi', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : undefined,
      { status: 200
      })
  }, options)
}

export const getRefreshModuleApiMockHandler = (overrideResponse?: HubModuleApi | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<HubModuleApi> | HubModuleApi), options?: RequestHandlerOptions) => {
  return http.post('*/api/connection/modules/:moduleId/openapi', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : undefined,
      { status: 201
      })
  }, options)
}

export const getGetModuleToolsMockHandler = (overrideResponse?: HubModuleTools | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<HubModuleTools> | HubModuleTools), options?: RequestHandlerOptions) => {
  return http.get('*/api/connection/modules/:moduleId/tools', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : undefined,
      { status: 200
      })
  }, options)
}

export const getRefreshModuleToolsMockHandler = (overrideResponse?: HubModuleTools | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<HubModuleTools> | HubModuleTools), options?: RequestHandlerOptions) => {
  return http.post('*/api/connection/modules/:moduleId/tools', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : undefined,
      { status: 201
      })
  }, options)
}
export const getHubModulesMock = () => [
  getListModulesMockHandler(),
  getRegisterModuleMockHandler(),
  getGetModuleMockHandler(),
  getUpdateModuleMockHandler(),
  getRemoveModuleMockHandler(),
  getCheckModuleMockHandler(),
  getListModuleChecksMockHandler(),
  getGetModuleApiMockHandler(),
  getRefreshModuleApiMockHandler(),
  getGetModuleToolsMockHandler(),
  getRefreshModuleToolsMockHandler()
]
