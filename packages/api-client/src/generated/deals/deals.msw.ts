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
  Deal,
  DealBoard,
  DealFile,
  DealImportResult,
  DealStage
} from '../model';



export const getListDealsMockHandler = (overrideResponse?: Deal[] | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Deal[]> | Deal[]), options?: RequestHandlerOptions) => {
  return http.get('*/api/deals', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : undefined,
      { status: 200
      })
  }, options)
}

export const getCreateDealMockHandler = (overrideResponse?: Deal | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Deal> | Deal), options?: RequestHandlerOptions) => {
  return http.post('*/api/deals', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : undefined,
      { status: 201
      })
  }, options)
}

export const getGetDealBoardMockHandler = (overrideResponse?: DealBoard | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<DealBoard> | DealBoard), options?: RequestHandlerOptions) => {
  return http.get('*/api/deals/board', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : undefined,
      { status: 200
      })
  }, options)
}

export const getImportDealsMockHandler = (overrideResponse?: DealImportResult | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<DealImportResult> | DealImportResult), options?: RequestHandlerOptions) => {
  return http.post('*/api/deals/import', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : undefined,
      { status: 200
      })
  }, options)
}

export const getPreviewDealsMockHandler = (overrideResponse?: DealFile | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<DealFile> | DealFile), options?: RequestHandlerOptions) => {
  return http.post('*/api/deals/import/preview', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : undefined,
      { status: 200
      })
  }, options)
}

export const getListDealStagesMockHandler = (overrideResponse?: DealStage[] | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<DealStage[]> | DealStage[]), options?: RequestHandlerOptions) => {
  return http.get('*/api/deals/stages', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : undefined,
      { status: 200
      })
  }, options)
}

export const getSetDealStagesMockHandler = (overrideResponse?: DealBoard | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<DealBoard> | DealBoard), options?: RequestHandlerOptions) => {
  return http.put('*/api/deals/stages', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : undefined,
      { status: 200
      })
  }, options)
}

export const getGetDealMockHandler = (overrideResponse?: Deal | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Deal> | Deal), options?: RequestHandlerOptions) => {
  return http.get('*/api/deals/:dealId', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : undefined,
      { status: 200
      })
  }, options)
}

export const getUpdateDealMockHandler = (overrideResponse?: Deal | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<Deal> | Deal), options?: RequestHandlerOptions) => {
  return http.patch('*/api/deals/:dealId', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : undefined,
      { status: 200
      })
  }, options)
}

export const getDeleteDealMockHandler = (overrideResponse?: Deal | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<Deal> | Deal), options?: RequestHandlerOptions) => {
  return http.delete('*/api/deals/:dealId', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : undefined,
      { status: 200
      })
  }, options)
}

export const getLinkDealConversationMockHandler = (overrideResponse?: Deal | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<Deal> | Deal), options?: RequestHandlerOptions) => {
  return http.put('*/api/deals/:dealId/conversations/:conversationId', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : undefined,
      { status: 200
      })
  }, options)
}

export const getUnlinkDealConversationMockHandler = (overrideResponse?: Deal | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<Deal> | Deal), options?: RequestHandlerOptions) => {
  return http.delete('*/api/deals/:dealId/conversations/:conversationId', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : undefined,
      { status: 200
      })
  }, options)
}
export const getDealsMock = () => [
  getListDealsMockHandler(),
  getCreateDealMockHandler(),
  getGetDealBoardMockHandler(),
  getImportDealsMockHandler(),
  getPreviewDealsMockHandler(),
  getListDealStagesMockHandler(),
  getSetDealStagesMockHandler(),
  getGetDealMockHandler(),
  getUpdateDealMockHandler(),
  getDeleteDealMockHandler(),
  getLinkDealConversationMockHandler(),
  getUnlinkDealConversationMockHandler()
]
