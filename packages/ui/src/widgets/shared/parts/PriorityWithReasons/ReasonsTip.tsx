import type { PriorityReason } from '@concordia/api-client';
import type { RefObject } from 'react';
import { Tooltip, TooltipTriggerStateContext } from 'react-aria-components';
import type { TooltipTriggerState } from 'react-stately/useTooltipTriggerState';
import { tooltip } from '../../../../components/Tooltip/Tooltip.css';
import { PriorityReasons } from '../PriorityReasons';

export interface ReasonsTipProps {
  id: string;
  state: TooltipTriggerState;
  triggerRef: RefObject<HTMLElement | null>;
  reasons: readonly PriorityReason[];
}

/** The reasons, beside the priority that they explain. */
export function ReasonsTip({ id, state, triggerRef, reasons }: ReasonsTipProps) {
  return (
    <TooltipTriggerStateContext.Provider value={state}>
      <Tooltip triggerRef={triggerRef} className={tooltip} placement="bottom end" offset={6}>
        <div id={id}>
          <PriorityReasons reasons={reasons} ground="tip" />
        </div>
      </Tooltip>
    </TooltipTriggerStateContext.Provider>
  );
}
