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
  Project,
  ProjectRef
} from '../model';



export const getSetConversationProjectsMockHandler = (overrideResponse?: ProjectRef[] | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<ProjectRef[]> | ProjectRef[]), options?: RequestHandlerOptions) => {
  return http.put('*/api/conversations/:conversationId/projects', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : undefined,
      { status: 200
      })
  }, options)
}

export const getListProjectsMockHandler = (overrideResponse?: Project[] | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Project[]> | Project[]), options?: RequestHandlerOptions) => {
  return http.get('*/api/projects', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : undefined,
      { status: 200
      })
  }, options)
}

export const getCreateProjectMockHandler = (overrideResponse?: Project | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Project> | Project), options?: RequestHandlerOptions) => {
  return http.post('*/api/projects', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : undefined,
      { status: 201
      })
  }, options)
}

export const getUpdateProjectMockHandler = (overrideResponse?: Project | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<Project> | Project), options?: RequestHandlerOptions) => {
  return http.patch('*/api/projects/:projectId', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : undefined,
      { status: 200
      })
  }, options)
}

export const getDeleteProjectMockHandler = (overrideResponse?: Project | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<Project> | Project), options?: RequestHandlerOptions) => {
  return http.delete('*/api/projects/:projectId', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : undefined,
      { status: 200
      })
  }, options)
}
export const getProjectsMock = () => [
  getSetConversationProjectsMockHandler(),
  getListProjectsMockHandler(),
  getCreateProjectMockHandler(),
  getUpdateProjectMockHandler(),
  getDeleteProjectMockHandler()
]
