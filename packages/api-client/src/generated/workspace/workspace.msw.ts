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
  Workspace,
  WorkspaceSettings
} from '../model';



export const getGetWorkspaceMockHandler = (overrideResponse?: Workspace | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Workspace> | Workspace), options?: RequestHandlerOptions) => {
  return http.get('*/api/workspace', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : undefined,
      { status: 200
      })
  }, options)
}

export const getUpdateWorkspaceMockHandler = (overrideResponse?: Workspace | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<Workspace> | Workspace), options?: RequestHandlerOptions) => {
  return http.patch('*/api/workspace', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : undefined,
      { status: 200
      })
  }, options)
}

export const getGetWorkspaceSettingsMockHandler = (overrideResponse?: WorkspaceSettings | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<WorkspaceSettings> | WorkspaceSettings), options?: RequestHandlerOptions) => {
  return http.get('*/api/workspace/settings', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : undefined,
      { status: 200
      })
  }, options)
}

export const getSetWorkspaceSettingsMockHandler = (overrideResponse?: WorkspaceSettings | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<WorkspaceSettings> | WorkspaceSettings), options?: RequestHandlerOptions) => {
  return http.put('*/api/workspace/settings', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : undefined,
      { status: 200
      })
  }, options)
}
export const getWorkspaceMock = () => [
  getGetWorkspaceMockHandler(),
  getUpdateWorkspaceMockHandler(),
  getGetWorkspaceSettingsMockHandler(),
  getSetWorkspaceSettingsMockHandler()
]
