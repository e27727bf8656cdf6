import { Button } from '../../../components/Button';
import { Inline } from '../../../components/Inline';
import { Text } from '../../../components/Text';
import { useStrings } from '../../../locale';
import { contactDealsStrings } from '../../../strings/generated/contactDeals';

export interface MoreDealsProps {
  read: number;
  /** Deals of the contact. */
  total: number;
  isReading: boolean;
  /** Why the next page could not be read. */
  problem: string | null;
  onRead: () => void;
}

/** Says that the contact has more deals than are read, and reads on. */
export function MoreDeals({ read, total, isReading, problem, onRead }: MoreDealsProps) {
  const words = useStrings(contactDealsStrings);
  return (
    <Inline>
      <span role="status">
        <Text as="span" size="dense" tone={problem === null ? 'muted' : 'negative'} isTabular>
          {problem ?? words.readOf({ read, total })}
        </Text>
      </span>
      <Button size="small" tone="quiet" isPending={isReading} onPress={onRead}>
        {words.more}
      </Button>
    </Inline>
  );
}
