import { lazyWithPreload } from '@concordia/ui/lazyWithPreload';
import { type ConnectionTab, tabOf } from './tabs';

/** Views are loaded on demand. */
export const HubModules = lazyWithPreload(() =>
  import('@concordia/ui/widgets/hub/HubModules').then((module) => module.HubModules),
);
export const HubEvents = lazyWithPreload(() =>
  import('@concordia/ui/widgets/hub/HubEvents').then((module) => module.HubEvents),
);
export const HubWebhooks = lazyWithPreload(() =>
  import('@concordia/ui/widgets/hub/HubWebhooks').then((module) => module.HubWebhooks),
);
export const HubAuth = lazyWithPreload(() =>
  import('@concordia/ui/widgets/hub/HubAuth').then((module) => module.HubAuth),
);

const views = {
  modules: HubModules,
  events: HubEvents,
  webhooks: HubWebhooks,
  auth: HubAuth,
} satisfies Record<ConnectionTab, unknown>;

export const preloadView = (search: string): Promise<void> =>
  views[tabOf(new URLSearchParams(search).get('tab'))].preload();
