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
  AudiencePreview,
  Campaign,
  CampaignFunnel,
  CampaignRecipient,
  MarketingDecision,
  NightShiftStatus,
  ThompsonOptimization
} from '../model';



export const getPreviewAudienceMockHandler = (overrideResponse?: AudiencePreview | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<AudiencePreview> | AudiencePreview), options?: RequestHandlerOptions) => {
  return http.post('*/api/marketing/audience-preview', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : undefined,
      { status: 200
      })
  }, options)
}

export const getListCampaignsMockHandler = (overrideResponse?: Campaign[] | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Campaign[]> | Campaign[]), options?: RequestHandlerOptions) => {
  return http.get('*/api/marketing/campaigns', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : undefined,
      { status: 200
      })
  }, options)
}

export const getCreateCampaignMockHandler = (overrideResponse?: Campaign | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Campaign> | Campaign), options?: RequestHandlerOptions) => {
  return http.post('*/api/marketing/campaigns', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : undefined,
      { status: 201
      })
  }, options)
}

export const getGetCampaignMockHandler = (overrideResponse?: Campaign | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Campaign> | Campaign), options?: RequestHandlerOptions) => {
  return http.get('*/api/marketing/campaigns/:campaignId', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : undefined,
      { status: 200
      })
  }, options)
}

export const getUpdateCampaignMockHandler = (overrideResponse?: Campaign | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<Campaign> | Campaign), options?: RequestHandlerOptions) => {
  return http.patch('*/api/marketing/campaigns/:campaignId', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : undefined,
      { status: 200
      })
  }, options)
}

export const getDeleteCampaignMockHandler = (overrideResponse?: Campaign | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<Campaign> | Campaign), options?: RequestHandlerOptions) => {
  return http.delete('*/api/marketing/campaigns/:campaignId', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : undefined,
      { status: 200
      })
  }, options)
}

export const getGetCampaignFunnelMockHandler = (overrideResponse?: CampaignFunnel | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<CampaignFunnel> | CampaignFunnel), options?: RequestHandlerOptions) => {
  return http.get('*/api/marketing/campaigns/:campaignId/funnel', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : undefined,
      { status: 200
      })
  }, options)
}

export const getPauseCampaignMockHandler = (overrideResponse?: Campaign | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Campaign> | Campaign), options?: RequestHandlerOptions) => {
  return http.post('*/api/marketing/campaigns/:campaignId/pause', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : undefined,
      { status: 200
      })
  }, options)
}

export const getListCampaignRecipientsMockHandler = (overrideResponse?: CampaignRecipient[] | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<CampaignRecipient[]> | CampaignRecipient[]), options?: RequestHandlerOptions) => {
  return http.get('*/api/marketing/campaigns/:campaignId/recipients', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : undefined,
      { status: 200
      })
  }, options)
}

export const getResumeCampaignMockHandler = (overrideResponse?: Campaign | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Campaign> | Campaign), options?: RequestHandlerOptions) => {
  return http.post('*/api/marketing/campaigns/:campaignId/resume', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : undefined,
      { status: 200
      })
  }, options)
}

export const getStartCampaignMockHandler = (overrideResponse?: Campaign | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Campaign> | Campaign), options?: RequestHandlerOptions) => {
  return http.post('*/api/marketing/campaigns/:campaignId/start', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : undefined,
      { status: 200
      })
  }, options)
}

export const getStopCampaignMockHandler = (overrideResponse?: Campaign | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Campaign> | Campaign), options?: RequestHandlerOptions) => {
  return http.post('*/api/marketing/campaigns/:campaignId/stop', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : undefined,
      { status: 200
      })
  }, options)
}

export const getUndoCampaignMockHandler = (overrideResponse?: Campaign | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Campaign> | Campaign), options?: RequestHandlerOptions) => {
  return http.post('*/api/marketing/campaigns/:campaignId/undo', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : undefined,
      { status: 200
      })
  }, options)
}

export const getListMarketingDecisionsMockHandler = (overrideResponse?: MarketingDecision[] | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<MarketingDecision[]> | MarketingDecision[]), options?: RequestHandlerOptions) => {
  return http.get('*/api/marketing/decisions', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : undefined,
      { status: 200
      })
  }, options)
}

export const getGetNightShiftStatusMockHandler = (overrideResponse?: NightShiftStatus | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<NightShiftStatus> | NightShiftStatus), options?: RequestHandlerOptions) => {
  return http.get('*/api/marketing/night-shift/status', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : undefined,
      { status: 200
      })
  }, options)
}

export const getGetThompsonOptimizationMockHandler = (overrideResponse?: ThompsonOptimization | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ThompsonOptimization> | ThompsonOptimization), options?: RequestHandlerOptions) => {
  return http.get('*/api/marketing/thompson-optimization', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : undefined,
      { status: 200
      })
  }, options)
}
export const getMarketingMock = () => [
  getPreviewAudienceMockHandler(),
  getListCampaignsMockHandler(),
  getCreateCampaignMockHandler(),
  getGetCampaignMockHandler(),
  getUpdateCampaignMockHandler(),
  getDeleteCampaignMockHandler(),
  getGetCampaignFunnelMockHandler(),
  getPauseCampaignMockHandler(),
  getListCampaignRecipientsMockHandler(),
  getResumeCampaignMockHandler(),
  getStartCampaignMockHandler(),
  getStopCampaignMockHandler(),
  getUndoCampaignMockHandler(),
  getListMarketingDecisionsMockHandler(),
  getGetNightShiftStatusMockHandler(),
  getGetThompsonOptimizationMockHandler()
]
