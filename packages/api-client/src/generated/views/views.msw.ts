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
  View
} from '../model';



export const getListViewsMockHandler = (overrideResponse?: View[] | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<View[]> | View[]), options?: RequestHandlerOptions) => {
  return http.get('*/api/views', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : undefined,
      { status: 200
      })
  }, options)
}

export const getCreateViewMockHandler = (overrideResponse?: View | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<View> | View), options?: RequestHandlerOptions) => {
  return http.post('*/api/views', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : undefined,
      { status: 201
      })
  }, options)
}

export const getUpdateViewMockHandler = (overrideResponse?: View | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<View> | View), options?: RequestHandlerOptions) => {
  return http.patch('*/api/views/:viewId', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : undefined,
      { status: 200
      })
  }, options)
}

export const getDeleteViewMockHandler = (overrideResponse?: View | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<View> | View), options?: RequestHandlerOptions) => {
  return http.delete('*/api/views/:viewId', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : undefined,
      { status: 200
      })
  }, options)
}
export const getViewsMock = () => [
  getListViewsMockHandler(),
  getCreateViewMockHandler(),
  getUpdateViewMockHandler(),
  getDeleteViewMockHandler()
]
