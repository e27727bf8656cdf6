import { lazy } from 'react';

/** Each view comes when it is first looked at: nobody waits for the code of the three others. */
export const HubModules = lazy(() =>
  import('@concordia/ui/widgets/hub/HubModules').then((module) => ({ default: module.HubModules })),
);
export const HubEvents = lazy(() =>
  import('@concordia/ui/widgets/hub/HubEvents').then((module) => ({ default: module.HubEvents })),
);
export const HubWebhooks = lazy(() =>
  import('@concordia/ui/widgets/hub/HubWebhooks').then((module) => ({ default: module.HubWebhooks })),
);
export const HubAuth = lazy(() =>
  import('@concordia/ui/widgets/hub/HubAuth').then((module) => ({ default: module.HubAuth })),
);
