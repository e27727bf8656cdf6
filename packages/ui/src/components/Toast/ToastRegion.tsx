import { type FocusEvent, type KeyboardEvent, useLayoutEffect, useRef, useSyncExternalStore } from 'react';
import { useStrings } from '../../locale';
import { toastStrings } from '../../strings/generated/toast';
import { text } from '../../theme';
import { Button } from '../Button';
import { Icon } from '../Icon';
import * as styles from './Toast.css';
import type { Toast, Toaster } from './toaster';

const marks = { success: 'circle-check', destructive: 'circle-alert', neutral: 'info' } as const;

/**
 * The corner where toasts appear. Both live regions are always mounted, since screen readers ignore new ones. A focused toast restores focus when it
 * closes.
 */
export function ToastRegion({ toaster }: { toaster: Toaster }) {
  const words = useStrings(toastStrings);
  const { current } = useSyncExternalStore(toaster.subscribe, toaster.getState, toaster.getState);
  const isUrgent = current?.tone === 'destructive';
  const shown = current && <ToastCard key={current.id} toast={current} toaster={toaster} />;
  return (
    <section aria-label={words.region} className={styles.region}>
      <div role="status" aria-atomic="true">
        {!isUrgent && shown}
      </div>
      <div role="alert" aria-atomic="true">
        {isUrgent && shown}
      </div>
    </section>
  );
}

interface ToastCardProps {
  toast: Toast;
  toaster: Toaster;
}

function ToastCard({ toast, toaster }: ToastCardProps) {
  const words = useStrings(toastStrings);
  const { title, description, tone = 'neutral', action } = toast;
  const root = useRef<HTMLDivElement>(null);
  const cameFrom = useRef<Element | null>(null);
  const onDismiss = () => toaster.dismiss(toast.id);
  useLayoutEffect(() => {
    const card = root.current;
    return () => {
      const hasFocus = card?.contains(document.activeElement) ?? false;
      if (hasFocus && cameFrom.current instanceof HTMLElement) cameFrom.current.focus();
    };
  }, []);
  const onFocus = (event: FocusEvent) => {
    if (!event.currentTarget.contains(event.relatedTarget)) cameFrom.current = event.relatedTarget;
    toaster.hold();
  };
  const onBlur = (event: FocusEvent) => {
    if (event.currentTarget.contains(event.relatedTarget)) return;
    toaster.release();
  };

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') onDismiss();
  };
  return (
    <div
      ref={root}
      className={styles.toast}
      role="presentation"
      onKeyDown={onKeyDown}
      onPointerEnter={toaster.hold}
      onPointerLeave={toaster.release}
      onFocus={onFocus}
      onBlur={onBlur}
    >
      <span className={styles.mark({ tone })}>
        <Icon name={marks[tone]} />
      </span>
      <div className={styles.words}>
        <p className={text({ style: 'body', weight: 'medium' })}>{title}</p>
        {description && <p className={text({ style: 'dense', tone: 'muted' })}>{description}</p>}
      </div>
      {action && (
        <Button
          size="small"
          onPress={() => {
            onDismiss();
            action.onPress();
          }}
        >
          {action.label}
        </Button>
      )}
      <button type="button" aria-label={words.dismiss} className={styles.close} onClick={onDismiss}>
        <Icon name="close" size="small" />
      </button>
    </div>
  );
}
