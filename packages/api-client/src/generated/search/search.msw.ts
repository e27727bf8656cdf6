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
  Completion,
  RankedMessage,
  SavedSearch,
  SearchModel,
  SearchResponse,
  SearchSegment,
  View
} from '../model';



export const getSearchSelectorsMockHandler = (overrideResponse?: SearchResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<SearchResponse> | SearchResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/search', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : undefined,
      { status: 200
      })
  }, options)
}

export const getCompleteQueryMockHandler = (overrideResponse?: Completion[] | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Completion[]> | Completion[]), options?: RequestHandlerOptions) => {
  return http.get('*/api/search/completion', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : undefined,
      { status: 200
      })
  }, options)
}

export const getSearchMessagesMockHandler = (overrideResponse?: RankedMessage[] | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<RankedMessage[]> | RankedMessage[]), options?: RequestHandlerOptions) => {
  return http.get('*/api/search/messages', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : undefined,
      { status: 200
      })
  }, options)
}

export const getGetSearchModelMockHandler = (overrideResponse?: SearchModel | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<SearchModel> | SearchModel), options?: RequestHandlerOptions) => {
  return http.get('*/api/search/model', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : undefined,
      { status: 200
      })
  }, options)
}

export const getStartSearchTrainingMockHandler = (overrideResponse?: SearchModel | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<SearchModel> | SearchModel), options?: RequestHandlerOptions) => {
  return http.post('*/api/search/model/training', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : undefined,
      { status: 200
      })
  }, options)
}

export const getCancelSearchTrainingMockHandler = (overrideResponse?: SearchModel | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<SearchModel> | SearchModel), options?: RequestHandlerOptions) => {
  return http.post('*/api/search/model/training/cancel', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : undefined,
      { status: 200
      })
  }, options)
}

export const getListSavedSearchesMockHandler = (overrideResponse?: SavedSearch[] | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<SavedSearch[]> | SavedSearch[]), options?: RequestHandlerOptions) => {
  return http.get('*/api/search/saved', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : undefined,
      { status: 200
      })
  }, options)
}

export const getSaveSearchMockHandler = (overrideResponse?: SavedSearch | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<SavedSearch> | SavedSearch), options?: RequestHandlerOptions) => {
  return http.post('*/api/search/saved', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : undefined,
      { status: 201
      })
  }, options)
}

export const getDeleteSavedSearchMockHandler = (overrideResponse?: SavedSearch | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<SavedSearch> | SavedSearch), options?: RequestHandlerOptions) => {
  return http.delete('*/api/search/saved/:savedSearchId', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : undefined,
      { status: 200
      })
  }, options)
}

export const getSearchAsSegmentMockHandler = (overrideResponse?: SearchSegment | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<SearchSegment> | SearchSegment), options?: RequestHandlerOptions) => {
  return http.post('*/api/search/segment', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : undefined,
      { status: 201
      })
  }, options)
}

export const getSearchAsViewMockHandler = (overrideResponse?: View | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<View> | View), options?: RequestHandlerOptions) => {
  return http.post('*/api/search/view', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : undefined,
      { status: 201
      })
  }, options)
}
export const getSearchMock = () => [
  getSearchSelectorsMockHandler(),
  getCompleteQueryMockHandler(),
  getSearchMessagesMockHandler(),
  getGetSearchModelMockHandler(),
  getStartSearchTrainingMockHandler(),
  getCancelSearchTrainingMockHandler(),
  getListSavedSearchesMockHandler(),
  getSaveSearchMockHandler(),
  getDeleteSavedSearchMockHandler(),
  getSearchAsSegmentMockHandler(),
  getSearchAsViewMockHandler()
]
