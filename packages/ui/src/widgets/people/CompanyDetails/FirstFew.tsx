import { type ReactNode, useState } from 'react';
import { Button } from '../../../components/Button';
import { Inline } from '../../../components/Inline';
import { Stack } from '../../../components/Stack';
import { useStrings } from '../../../locale';
import { companyStrings } from '../../../strings/generated/company';

/** What a glance takes in. */
const FEW = 8;

interface FirstFewProps<Item> {
  items: readonly Item[];
  children: (shown: readonly Item[]) => ReactNode;
}

/** The first items of a list, and the others when asked for. The button stays, and with it the focus. */
export function FirstFew<Item>({ items, children }: FirstFewProps<Item>) {
  const words = useStrings(companyStrings);
  const [isWhole, setWhole] = useState(false);
  if (items.length <= FEW) return children(items);
  return (
    <Stack gap="xs">
      {children(isWhole ? items : items.slice(0, FEW))}
      <Inline>
        <Button tone="quiet" size="small" aria-expanded={isWhole} onPress={() => setWhole(!isWhole)}>
          {isWhole ? words.showFewer : words.showAll({ count: items.length })}
        </Button>
      </Inline>
    </Stack>
  );
}
