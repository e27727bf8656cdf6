import type { Decorator } from '@storybook/react-vite';
import { type ReactNode, useState } from 'react';
import { Button } from '../../../components/Button';
import { ToastProvider } from '../../../components/Toast';
import { useRefreshMessages } from '../../inbox/messages';
import * as styles from './Stage.css';

export interface StageProps {
  children: ReactNode;
  /** The place that the widget has in the app. @default 'screen' */
  place?: 'screen' | 'panel' | 'sidebar' | 'tools';
}

/** What a toast says stays: how long a story takes to be played is no part of its picture. */
const never = () => () => undefined;

/** What every story of a widget about messages stands in: toasts, and the room that the app gives it. */
export function Stage({ children, place = 'screen' }: StageProps) {
  return (
    <ToastProvider schedule={never}>
      <div className={styles.stage({ place })}>{children}</div>
    </ToastProvider>
  );
}

/** A button that stands for the event stream: pressing it says that something changed elsewhere. It then goes, for the picture's sake. */
export const withLiveEvent: Decorator = (Story) => (
  <>
    <Story />
    <LiveEvent />
  </>
);

function LiveEvent() {
  const refresh = useRefreshMessages();
  const [isShown, setShown] = useState(true);
  if (!isShown) return null;
  return (
    <div className={styles.corner}>
      <Button
        size="small"
        onPress={() => {
          setShown(false);
          void refresh();
        }}
      >
        Something changed elsewhere
      </Button>
    </div>
  );
}
