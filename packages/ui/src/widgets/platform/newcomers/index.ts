import { lazyWithPreload } from '../../../lazyWithPreload';

/* What the board needs of the first steps, without loading the checklist. */
export { isAllDone, isShown } from '../FirstSteps/steps';
export { useFinish } from '../FirstSteps/useFinish';

/** Loaded on demand: only workspaces with open steps show it. */
export const FirstSteps = lazyWithPreload(async () => (await import('../FirstSteps')).FirstSteps);
