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
  ContactView
} from '../model';



export const getListContactViewsMockHandler = (overrideResponse?: ContactView[] | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ContactView[]> | ContactView[]), options?: RequestHandlerOptions) => {
  return http.get('*/api/contact-views', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : undefined,
      { status: 200
      })
  }, options)
}

export const getCreateContactViewMockHandler = (overrideResponse?: ContactView | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ContactView> | ContactView), options?: RequestHandlerOptions) => {
  return http.post('*/api/contact-views', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : undefined,
      { status: 201
      })
  }, options)
}

export const getUpdateContactViewMockHandler = (overrideResponse?: ContactView | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<ContactView> | ContactView), options?: RequestHandlerOptions) => {
  return http.patch('*/api/contact-views/:viewId', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : undefined,
      { status: 200
      })
  }, options)
}

export const getDeleteContactViewMockHandler = (overrideResponse?: ContactView | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<ContactView> | ContactView), options?: RequestHandlerOptions) => {
  return http.delete('*/api/contact-views/:viewId', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : undefined,
      { status: 200
      })
  }, options)
}
export const getContactViewsMock = () => [
  getListContactViewsMockHandler(),
  getCreateContactViewMockHandler(),
  getUpdateContactViewMockHandler(),
  getDeleteContactViewMockHandler()
]
