import type { Decorator } from '@storybook/react-vite';
import { type ReactNode, useState } from 'react';
import { Button } from '../../../components/Button';
import { ToastProvider } from '../../../components/Toast';
import { useRefreshMessages } from '../../inbox/messages';
import * as styles from './Stage.css';

export interface StageProps {
  children: ReactNode;
  /** The widget's place in the app. @default 'screen' */
  place?: 'screen' | 'panel' | 'pane' | 'sidebar' | 'tools';
}

/** Toasts stay open, so that snapshots do not depend on the story's duration. */
const never = () => () => undefined;

/** Wraps every story about messages: toasts, and the space that the app gives the widget. */
export function Stage({ children, place = 'screen' }: StageProps) {
  return (
    <ToastProvider schedule={never}>
      <div className={styles.stage({ place })}>{children}</div>
    </ToastProvider>
  );
}

/** A button that simulates an event from the stream. It hides when pressed, to stay out of snapshots. */
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
