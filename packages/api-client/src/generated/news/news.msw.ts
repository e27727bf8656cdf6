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
  NewsItem,
  NewsSource
} from '../model';



export const getListNewsSourcesMockHandler = (overrideResponse?: NewsSource[] | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<NewsSource[]> | NewsSource[]), options?: RequestHandlerOptions) => {
  return http.get('*/api/news/sources', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : undefined,
      { status: 200
      })
  }, options)
}

export const getCreateNewsSourceMockHandler = (overrideResponse?: NewsSource | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<NewsSource> | NewsSource), options?: RequestHandlerOptions) => {
  return http.post('*/api/news/sources', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : undefined,
      { status: 201
      })
  }, options)
}

export const getUpdateNewsSourceMockHandler = (overrideResponse?: NewsSource | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<NewsSource> | NewsSource), options?: RequestHandlerOptions) => {
  return http.patch('*/api/news/sources/:newsSourceId', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : undefined,
      { status: 200
      })
  }, options)
}

export const getDeleteNewsSourceMockHandler = (overrideResponse?: NewsSource | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<NewsSource> | NewsSource), options?: RequestHandlerOptions) => {
  return http.delete('*/api/news/sources/:newsSourceId', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : undefined,
      { status: 200
      })
  }, options)
}

export const getListNewsMockHandler = (overrideResponse?: NewsItem[] | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<NewsItem[]> | NewsItem[]), options?: RequestHandlerOptions) => {
  return http.get('*/api/news/ticker', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : undefined,
      { status: 200
      })
  }, options)
}
export const getNewsMock = () => [
  getListNewsSourcesMockHandler(),
  getCreateNewsSourceMockHandler(),
  getUpdateNewsSourceMockHandler(),
  getDeleteNewsSourceMockHandler(),
  getListNewsMockHandler()
]
