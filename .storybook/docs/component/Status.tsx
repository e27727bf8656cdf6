import { Badge } from '@concordia/ui/components/Badge';
import { Unstyled } from '@storybook/addon-docs/blocks';
import * as styles from './Component.css';
import { ComponentLink } from './ComponentLink';
import type { ComponentStatus } from './componentDocs';

export const statusLabels = { draft: 'Draft', stable: 'Stable', deprecated: 'Deprecated' } as const;

const tones = { draft: 'warning', stable: 'positive', deprecated: 'negative' } as const;

/** The status badge, the version, and what replaces a deprecated component. */
export function Status(status: ComponentStatus) {
  return (
    <Unstyled>
      <p className={styles.status}>
        <Badge tone={tones[status.is]}>{statusLabels[status.is]}</Badge>
        <span>Since {status.since}.</span>
        {status.is === 'draft' && <span>It may change without notice.</span>}
        {status.is === 'deprecated' && (
          <span>
            Use <ComponentLink name={status.instead} /> instead.
          </span>
        )}
      </p>
    </Unstyled>
  );
}
