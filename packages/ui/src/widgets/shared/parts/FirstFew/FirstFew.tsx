import { type ReactNode, useState } from 'react';
import { Button } from '../../../../components/Button';
import { Inline } from '../../../../components/Inline';
import { Stack } from '../../../../components/Stack';
import { useStrings } from '../../../../locale';
import { commonStrings } from '../../../../strings/generated/common';

/** What a glance takes in. */
const FEW = 8;

interface FirstFewProps<Item> {
  items: readonly Item[];
  /** Items shown at first. @default 8 */
  most?: number;
  children: (shown: readonly Item[]) => ReactNode;
}

/** The first items of a list, and the others when asked for. The button stays, and with it the focus. */
export function FirstFew<Item>({ items, most = FEW, children }: FirstFewProps<Item>) {
  const words = useStrings(commonStrings);
  const [isWhole, setWhole] = useState(false);
  if (items.length <= most) return children(items);
  return (
    <Stack gap="xs">
      {children(isWhole ? items : items.slice(0, most))}
      <Inline>
        <Button tone="quiet" size="small" aria-expanded={isWhole} onPress={() => setWhole(!isWhole)}>
          {isWhole ? words.showFewer : words.showAll({ count: items.length })}
        </Button>
      </Inline>
    </Stack>
  );
}
