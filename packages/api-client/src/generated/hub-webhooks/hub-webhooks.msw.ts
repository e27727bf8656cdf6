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
  HubDelivery,
  HubDeliveryDetail,
  NewSubscription,
  ReplayedDeadLetters,
  RotatedSecret,
  Subscription
} from '../model';



export const getGetDeliveryMockHandler = (overrideResponse?: HubDeliveryDetail | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<HubDeliveryDetail> | HubDeliveryDetail), options?: RequestHandlerOptions) => {
  return http.get('*/api/connection/deliveries/:deliveryId', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : undefined,
      { status: 200
      })
  }, options)
}

export const getReplayDeliveryMockHandler = (overrideResponse?: HubDelivery | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<HubDelivery> | HubDelivery), options?: RequestHandlerOptions) => {
  return http.post('*/api/connection/deliveries/:deliveryId/replay', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : undefined,
      { status: 201
      })
  }, options)
}

export const getListSubscriptionsMockHandler = (overrideResponse?: Subscription[] | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Subscription[]> | Subscription[]), options?: RequestHandlerOptions) => {
  return http.get('*/api/connection/subscriptions', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : undefined,
      { status: 200
      })
  }, options)
}

export const getUpdateSubscriptionMockHandler = (overrideResponse?: Subscription | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<Subscription> | Subscription), options?: RequestHandlerOptions) => {
  return http.patch('*/api/connection/subscriptions/:subscriptionId', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : undefined,
      { status: 200
      })
  }, options)
}

export const getRemoveSubscriptionMockHandler = (overrideResponse?: Subscription | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<Subscription> | Subscription), options?: RequestHandlerOptions) => {
  return http.delete('*/api/connection/subscriptions/:subscriptionId', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : undefined,
      { status: 200
      })
  }, options)
}

export const getListDeliveriesMockHandler = (overrideResponse?: HubDelivery[] | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<HubDelivery[]> | HubDelivery[]), options?: RequestHandlerOptions) => {
  return http.get('*/api/connection/subscriptions/:subscriptionId/deliveries', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : undefined,
      { status: 200
      })
  }, options)
}

export const getPingSubscriptionMockHandler = (overrideResponse?: HubDelivery | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<HubDelivery> | HubDelivery), options?: RequestHandlerOptions) => {
  return http.post('*/api/connection/subscriptions/:subscriptionId/ping', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : undefined,
      { status: 201
      })
  }, options)
}

export const getReplayDeadLettersMockHandler = (overrideResponse?: ReplayedDeadLetters | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ReplayedDeadLetters> | ReplayedDeadLetters), options?: RequestHandlerOptions) => {
  return http.post('*/api/connection/subscriptions/:subscriptionId/replay', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : undefined,
      { status: 201
      })
  }, options)
}

export const getRotateSubscriptionSecretMockHandler = (overrideResponse?: RotatedSecret | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<RotatedSecret> | RotatedSecret), options?: RequestHandlerOptions) => {
  return http.post('*/api/connection/subscriptions/:subscriptionId/rotate', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : undefined,
      { status: 201
      })
  }, options)
}

export const getSubscribeWebhookMockHandler = (overrideResponse?: NewSubscription | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<NewSubscription> | NewSubscription), options?: RequestHandlerOptions) => {
  return http.post('*/api/connection/webhooks/subscribe', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : undefined,
      { status: 201
      })
  }, options)
}
export const getHubWebhooksMock = () => [
  getGetDeliveryMockHandler(),
  getReplayDeliveryMockHandler(),
  getListSubscriptionsMockHandler(),
  getUpdateSubscriptionMockHandler(),
  getRemoveSubscriptionMockHandler(),
  getListDeliveriesMockHandler(),
  getPingSubscriptionMockHandler(),
  getReplayDeadLettersMockHandler(),
  getRotateSubscriptionSecretMockHandler(),
  getSubscribeWebhookMockHandler()
]
