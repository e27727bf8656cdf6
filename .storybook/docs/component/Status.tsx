import { Badge } from '@concordia/ui/components/Badge';
import { Unstyled } from '@storybook/addon-docs/blocks';
import * as styles from './Component.css';
import { ComponentLink } from './ComponentLink';
import type { ComponentStatus } from './componentDocs';

const looks = {
  draft: { tone: 'warning', label: 'Draft' },
  stable: { tone: 'positive', label: 'Stable' },
  deprecated: { tone: 'negative', label: 'Deprecated' },
} as const;

/** The status badge, the version, and what replaces a deprecated component. */
export function Status(status: ComponentStatus) {
  const { tone, label } = looks[status.is];
  return (
    <Unstyled>
      <p className={styles.status}>
        <Badge tone={tone}>{label}</Badge>
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
