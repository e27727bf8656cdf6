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
  ChannelAccount,
  ChannelConnection,
  MessageTemplate,
  SimulatedReception,
  TwitterStatus
} from '../model';



export const getListAccountsMockHandler = (overrideResponse?: ChannelAccount[] | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ChannelAccount[]> | ChannelAccount[]), options?: RequestHandlerOptions) => {
  return http.get('*/api/accounts', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : undefined,
      { status: 200
      })
  }, options)
}

export const getListChannelsMockHandler = (overrideResponse?: ChannelConnection[] | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ChannelConnection[]> | ChannelConnection[]), options?: RequestHandlerOptions) => {
  return http.get('*/api/channels', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : undefined,
      { status: 200
      })
  }, options)
}

export const getUpdateChannelMockHandler = (overrideResponse?: ChannelConnection | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<ChannelConnection> | ChannelConnection), options?: RequestHandlerOptions) => {
  return http.patch('*/api/channels/:channel', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : undefined,
      { status: 200
      })
  }, options)
}

export const getListChannelAccountsMockHandler = (overrideResponse?: ChannelAccount[] | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ChannelAccount[]> | ChannelAccount[]), options?: RequestHandlerOptions) => {
  return http.get('*/api/channels/:channel/accounts', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : undefined,
      { status: 200
      })
  }, options)
}

export const getAddChannelAccountMockHandler = (overrideResponse?: ChannelAccount | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ChannelAccount> | ChannelAccount), options?: RequestHandlerOptions) => {
  return http.post('*/api/channels/:channel/accounts', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : undefined,
      { status: 200
      })
  }, options)
}

export const getUpdateChannelAccountMockHandler = (overrideResponse?: ChannelAccount | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<ChannelAccount> | ChannelAccount), options?: RequestHandlerOptions) => {
  return http.patch('*/api/channels/:channel/accounts/:accountId', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : undefined,
      { status: 200
      })
  }, options)
}

export const getRemoveChannelAccountMockHandler = (overrideResponse?: ChannelAccount | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<ChannelAccount> | ChannelAccount), options?: RequestHandlerOptions) => {
  return http.delete('*/api/channels/:channel/accounts/:accountId', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : undefined,
      { status: 200
      })
  }, options)
}

export const getPutChannelAccountSettingsMockHandler = (overrideResponse?: ChannelAccount | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<ChannelAccount> | ChannelAccount), options?: RequestHandlerOptions) => {
  return http.put('*/api/channels/:channel/accounts/:accountId/settings', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : undefined,
      { status: 200
      })
  }, options)
}

export const getSimulateAccountMessageMockHandler = (overrideResponse?: SimulatedReception | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<SimulatedReception> | SimulatedReception), options?: RequestHandlerOptions) => {
  return http.post('*/api/channels/:channel/accounts/:accountId/simulated-messages', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : undefined,
      { status: 200
      })
  }, options)
}

export const getPutChannelSettingsMockHandler = (overrideResponse?: ChannelConnection | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<ChannelConnection> | ChannelConnection), options?: RequestHandlerOptions) => {
  return http.put('*/api/channels/:channel/settings', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : undefined,
      { status: 200
      })
  }, options)
}

export const getSimulateMessageMockHandler = (overrideResponse?: SimulatedReception | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<SimulatedReception> | SimulatedReception), options?: RequestHandlerOptions) => {
  return http.post('*/api/channels/:channel/simulated-messages', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : undefined,
      { status: 200
      })
  }, options)
}

export const getListMessageTemplatesMockHandler = (overrideResponse?: MessageTemplate[] | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<MessageTemplate[]> | MessageTemplate[]), options?: RequestHandlerOptions) => {
  return http.get('*/api/channels/:channel/templates', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : undefined,
      { status: 200
      })
  }, options)
}

export const getGetTwitterStatusMockHandler = (overrideResponse?: TwitterStatus | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<TwitterStatus> | TwitterStatus), options?: RequestHandlerOptions) => {
  return http.get('*/api/twitter/status', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : undefined,
      { status: 200
      })
  }, options)
}

export const getDisconnectTwitterMockHandler = (overrideResponse?: TwitterStatus | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<TwitterStatus> | TwitterStatus), options?: RequestHandlerOptions) => {
  return http.post('*/oauth/twitter/disconnect', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : undefined,
      { status: 200
      })
  }, options)
}
export const getChannelsMock = () => [
  getListAccountsMockHandler(),
  getListChannelsMockHandler(),
  getUpdateChannelMockHandler(),
  getListChannelAccountsMockHandler(),
  getAddChannelAccountMockHandler(),
  getUpdateChannelAccountMockHandler(),
  getRemoveChannelAccountMockHandler(),
  getPutChannelAccountSettingsMockHandler(),
  getSimulateAccountMessageMockHandler(),
  getPutChannelSettingsMockHandler(),
  getSimulateMessageMockHandler(),
  getListMessageTemplatesMockHandler(),
  getGetTwitterStatusMockHandler(),
  getDisconnectTwitterMockHandler()
]
