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
  Task,
  TaskSummary
} from '../model';



export const getListTasksMockHandler = (overrideResponse?: Task[] | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Task[]> | Task[]), options?: RequestHandlerOptions) => {
  return http.get('*/api/tasks', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : undefined,
      { status: 200
      })
  }, options)
}

export const getCreateTaskMockHandler = (overrideResponse?: Task | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Task> | Task), options?: RequestHandlerOptions) => {
  return http.post('*/api/tasks', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : undefined,
      { status: 201
      })
  }, options)
}

export const getGetTaskSummaryMockHandler = (overrideResponse?: TaskSummary | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<TaskSummary> | TaskSummary), options?: RequestHandlerOptions) => {
  return http.get('*/api/tasks/summary', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : undefined,
      { status: 200
      })
  }, options)
}

export const getGetTaskMockHandler = (overrideResponse?: Task | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Task> | Task), options?: RequestHandlerOptions) => {
  return http.get('*/api/tasks/:taskId', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : undefined,
      { status: 200
      })
  }, options)
}

export const getUpdateTaskMockHandler = (overrideResponse?: Task | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<Task> | Task), options?: RequestHandlerOptions) => {
  return http.patch('*/api/tasks/:taskId', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : undefined,
      { status: 200
      })
  }, options)
}

export const getDeleteTaskMockHandler = (overrideResponse?: Task | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<Task> | Task), options?: RequestHandlerOptions) => {
  return http.delete('*/api/tasks/:taskId', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : undefined,
      { status: 200
      })
  }, options)
}
export const getTasksMock = () => [
  getListTasksMockHandler(),
  getCreateTaskMockHandler(),
  getGetTaskSummaryMockHandler(),
  getGetTaskMockHandler(),
  getUpdateTaskMockHandler(),
  getDeleteTaskMockHandler()
]
