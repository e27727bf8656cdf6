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
  ChurnPrediction,
  CustomerDetail,
  CustomerStanding,
  IntelligenceRegistry,
  IntentReport,
  OfferOutcome,
  Purchase,
  Retention,
  RfmAnalysis,
  RfmMap,
  SaveOffer,
  SegmentationRun
} from '../model';



export const getGetChurnPredictionMockHandler = (overrideResponse?: ChurnPrediction | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ChurnPrediction> | ChurnPrediction), options?: RequestHandlerOptions) => {
  return http.get('*/api/intelligence/churn-prediction', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : undefined,
      { status: 200
      })
  }, options)
}

export const getListCustomersMockHandler = (overrideResponse?: CustomerStanding[] | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<CustomerStanding[]> | CustomerStanding[]), options?: RequestHandlerOptions) => {
  return http.get('*/api/intelligence/customers', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : undefined,
      { status: 200
      })
  }, options)
}

export const getGetCustomerMockHandler = (overrideResponse?: CustomerDetail | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<CustomerDetail> | CustomerDetail), options?: RequestHandlerOptions) => {
  return http.get('*/api/intelligence/customers/:contactId', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : undefined,
      { status: 200
      })
  }, options)
}

export const getListPurchasesMockHandler = (overrideResponse?: Purchase[] | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Purchase[]> | Purchase[]), options?: RequestHandlerOptions) => {
  return http.get('*/api/intelligence/customers/:contactId/deals', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : undefined,
      { status: 200
      })
  }, options)
}

export const getCreatePurchaseMockHandler = (overrideResponse?: Purchase | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Purchase> | Purchase), options?: RequestHandlerOptions) => {
  return http.post('*/api/intelligence/customers/:contactId/deals', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : undefined,
      { status: 201
      })
  }, options)
}

export const getDeletePurchaseMockHandler = (overrideResponse?: Purchase | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<Purchase> | Purchase), options?: RequestHandlerOptions) => {
  return http.delete('*/api/intelligence/deals/:dealId', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : undefined,
      { status: 200
      })
  }, options)
}

export const getGetIntentsMockHandler = (overrideResponse?: IntentReport | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<IntentReport> | IntentReport), options?: RequestHandlerOptions) => {
  return http.get('*/api/intelligence/intents', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : undefined,
      { status: 200
      })
  }, options)
}

export const getGetIntelligenceModelsMockHandler = (overrideResponse?: IntelligenceRegistry | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<IntelligenceRegistry> | IntelligenceRegistry), options?: RequestHandlerOptions) => {
  return http.get('*/api/intelligence/models', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : undefined,
      { status: 200
      })
  }, options)
}

export const getGetRetentionMockHandler = (overrideResponse?: Retention | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Retention> | Retention), options?: RequestHandlerOptions) => {
  return http.get('*/api/intelligence/retention', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : undefined,
      { status: 200
      })
  }, options)
}

export const getGetRfmAnalysisMockHandler = (overrideResponse?: RfmAnalysis | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<RfmAnalysis> | RfmAnalysis), options?: RequestHandlerOptions) => {
  return http.get('*/api/intelligence/rfm-analysis', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : undefined,
      { status: 200
      })
  }, options)
}

export const getGetRfmMapMockHandler = (overrideResponse?: RfmMap | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<RfmMap> | RfmMap), options?: RequestHandlerOptions) => {
  return http.get('*/api/intelligence/rfm-map', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : undefined,
      { status: 200
      })
  }, options)
}

export const getListSaveOffersMockHandler = (overrideResponse?: SaveOffer[] | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<SaveOffer[]> | SaveOffer[]), options?: RequestHandlerOptions) => {
  return http.get('*/api/intelligence/save-offers', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : undefined,
      { status: 200
      })
  }, options)
}

export const getCreateSaveOfferMockHandler = (overrideResponse?: SaveOffer | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<SaveOffer> | SaveOffer), options?: RequestHandlerOptions) => {
  return http.post('*/api/intelligence/save-offers', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : undefined,
      { status: 201
      })
  }, options)
}

export const getUpdateSaveOfferMockHandler = (overrideResponse?: SaveOffer | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<SaveOffer> | SaveOffer), options?: RequestHandlerOptions) => {
  return http.patch('*/api/intelligence/save-offers/:saveOfferId', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : undefined,
      { status: 200
      })
  }, options)
}

export const getDeleteSaveOfferMockHandler = (overrideResponse?: SaveOffer | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<SaveOffer> | SaveOffer), options?: RequestHandlerOptions) => {
  return http.delete('*/api/intelligence/save-offers/:saveOfferId', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : undefined,
      { status: 200
      })
  }, options)
}

export const getListOfferOutcomesMockHandler = (overrideResponse?: OfferOutcome[] | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<OfferOutcome[]> | OfferOutcome[]), options?: RequestHandlerOptions) => {
  return http.get('*/api/intelligence/save-offers/:saveOfferId/outcomes', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : undefined,
      { status: 200
      })
  }, options)
}

export const getCreateOfferOutcomeMockHandler = (overrideResponse?: OfferOutcome | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<OfferOutcome> | OfferOutcome), options?: RequestHandlerOptions) => {
  return http.post('*/api/intelligence/save-offers/:saveOfferId/outcomes', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : undefined,
      { status: 201
      })
  }, options)
}

export const getUpdateOfferOutcomeMockHandler = (overrideResponse?: OfferOutcome | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<OfferOutcome> | OfferOutcome), options?: RequestHandlerOptions) => {
  return http.patch('*/api/intelligence/save-offers/:saveOfferId/outcomes/:outcomeId', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : undefined,
      { status: 200
      })
  }, options)
}

export const getRunSegmentationMockHandler = (overrideResponse?: SegmentationRun | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<SegmentationRun> | SegmentationRun), options?: RequestHandlerOptions) => {
  return http.post('*/api/intelligence/segmentation/run', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : undefined,
      { status: 201
      })
  }, options)
}

export const getGetSegmentationRunMockHandler = (overrideResponse?: SegmentationRun | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<SegmentationRun> | SegmentationRun), options?: RequestHandlerOptions) => {
  return http.get('*/api/intelligence/segmentation/runs/:segmentationRunId', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : undefined,
      { status: 200
      })
  }, options)
}

export const getCancelSegmentationRunMockHandler = (overrideResponse?: SegmentationRun | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<SegmentationRun> | SegmentationRun), options?: RequestHandlerOptions) => {
  return http.post('*/api/intelligence/segmentation/runs/:segmentationRunId/cancel', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : undefined,
      { status: 200
      })
  }, options)
}
export const getIntelligenceMock = () => [
  getGetChurnPredictionMockHandler(),
  getListCustomersMockHandler(),
  getGetCustomerMockHandler(),
  getListPurchasesMockHandler(),
  getCreatePurchaseMockHandler(),
  getDeletePurchaseMockHandler(),
  getGetIntentsMockHandler(),
  getGetIntelligenceModelsMockHandler(),
  getGetRetentionMockHandler(),
  getGetRfmAnalysisMockHandler(),
  getGetRfmMapMockHandler(),
  getListSaveOffersMockHandler(),
  getCreateSaveOfferMockHandler(),
  getUpdateSaveOfferMockHandler(),
  getDeleteSaveOfferMockHandler(),
  getListOfferOutcomesMockHandler(),
  getCreateOfferOutcomeMockHandler(),
  getUpdateOfferOutcomeMockHandler(),
  getRunSegmentationMockHandler(),
  getGetSegmentationRunMockHandler(),
  getCancelSegmentationRunMockHandler()
]
