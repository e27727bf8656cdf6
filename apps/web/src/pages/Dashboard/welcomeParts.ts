import { lazyWithPreload } from '@concordia/ui/lazyWithPreload';

/* A workspace without messages needs one of them at a time. */

/** Asked once in the life of a workspace. */
export const Introduction = lazyWithPreload(() =>
  import('@concordia/ui/widgets/platform/FirstSteps').then((module) => module.Introduction),
);

export const ImportMailbox = lazyWithPreload(() =>
  import('@concordia/ui/widgets/intake/ImportMailbox').then((module) => module.ImportMailbox),
);
