import { Select } from '../../../components/Select';
import { useStrings } from '../../../locale';
import { hubWebhookStrings } from '../../../strings/generated/hubWebhook';
import * as styles from './HubWebhooks.css';

const STATUSES = ['pending', 'retrying', 'delivered', 'failed'] as const;

export type DeliveryStatus = (typeof STATUSES)[number];

const ANY = 'any';

export interface StatusChoiceProps {
  /** `null` for all. */
  status: DeliveryStatus | null;
  onChange: (status: DeliveryStatus | null) => void;
}

export function StatusChoice({ status, onChange }: StatusChoiceProps) {
  const words = useStrings(hubWebhookStrings);
  return (
    <div className={styles.choice}>
      <Select
        size="small"
        label={words.logStatus}
        options={[
          { id: ANY, label: words.anyStatus } as const,
          ...STATUSES.map((id) => ({ id, label: words.statuses[id] })),
        ]}
        value={status ?? ANY}
        onChange={(next) => onChange(next === ANY ? null : next)}
      />
    </div>
  );
}
