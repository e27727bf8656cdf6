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
  Member
} from '../model';



export const getListMembersMockHandler = (overrideResponse?: Member[] | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Member[]> | Member[]), options?: RequestHandlerOptions) => {
  return http.get('*/api/members', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : undefined,
      { status: 200
      })
  }, options)
}

export const getCreateMemberMockHandler = (overrideResponse?: Member | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Member> | Member), options?: RequestHandlerOptions) => {
  return http.post('*/api/members', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : undefined,
      { status: 201
      })
  }, options)
}

export const getUpdateMemberMockHandler = (overrideResponse?: Member | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<Member> | Member), options?: RequestHandlerOptions) => {
  return http.patch('*/api/members/:memberId', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : undefined,
      { status: 200
      })
  }, options)
}

export const getDeleteMemberMockHandler = (overrideResponse?: Member | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<Member> | Member), options?: RequestHandlerOptions) => {
  return http.delete('*/api/members/:memberId', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : undefined,
      { status: 200
      })
  }, options)
}
export const getMembersMock = () => [
  getListMembersMockHandler(),
  getCreateMemberMockHandler(),
  getUpdateMemberMockHandler(),
  getDeleteMemberMockHandler()
]
