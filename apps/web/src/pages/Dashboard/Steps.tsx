import { useGetFirstSteps, useGetWorkspace } from '@concordia/api-client';
import { FirstSteps, isShown, useFinish } from '@concordia/ui/widgets/platform/newcomers';
import * as styles from './Dashboard.css';

export interface StepsProps {
  /** A new workspace answers its first questions before it sees the list. */
  isNew: boolean;
  hasRoom: boolean;
}

const hrefs = {
  messages: '/setup?section=import',
  channel: '/setup',
  reply: '/today',
  // The board with a filter offers to save it as a view.
  view: '/?priority=high',
} as const;

/** The checklist of a new workspace, above the board or its welcome. A demo has none: nothing in it is a first. */
export function Steps({ isNew, hasRoom }: StepsProps) {
  const { data: workspace } = useGetWorkspace();
  const { data } = useGetFirstSteps();
  const isDemo = workspace?.isDemo !== false;
  useFinish(isDemo ? undefined : data);
  if (isDemo || !isShown(data) || (isNew && data?.isIntroduced !== true)) return null;
  return (
    <div className={styles.steps}>
      <FirstSteps hrefs={hrefs} isCompact={!hasRoom} />
    </div>
  );
}
