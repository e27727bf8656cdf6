/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */
import type { FirstStepsStepsItemStep } from './firstStepsStepsItemStep';

export type FirstStepsStepsItem = {
  /** `messages`: an import or a mailbox was read. `channel`: a channel is connected. `reply`: a person’s reply was sent. `view`: a view is saved. */
  step: FirstStepsStepsItemStep;
  /** When it was first done, as far as the workspace still knows; `null` for open steps. */
  doneAt: string | null;
};
