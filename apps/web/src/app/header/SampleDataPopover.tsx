import { Button } from '@concordia/ui/components/Button';
import { Divider } from '@concordia/ui/components/Divider';
import { Link } from '@concordia/ui/components/Link';
import { Popover } from '@concordia/ui/components/Popover';
import { Stack } from '@concordia/ui/components/Stack';
import { Text } from '@concordia/ui/components/Text';
import { useStrings } from '@concordia/ui/locale';
import type { RefObject } from 'react';
import { sampleDataStrings } from '../../strings/generated/sampleData';

interface SampleDataPopoverProps {
  triggerRef: RefObject<Element | null>;
  onRemove: () => void;
  onClose: () => void;
}

const tries = { reply: '/', today: '/today', people: '/intelligence', deals: '/deals' } as const;

const TRIES = ['reply', 'today', 'people', 'deals'] as const satisfies readonly (keyof typeof tries)[];

/** What a demo is, what to try in it, and the way out. */
export function SampleDataPopover({ triggerRef, onRemove, onClose }: SampleDataPopoverProps) {
  const words = useStrings(sampleDataStrings);
  return (
    <Popover
      aria-label={words.title}
      placement="bottom end"
      triggerRef={triggerRef}
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
    >
      <Stack gap="md" width="form">
        <Text weight="semibold">{words.title}</Text>
        <Text tone="muted">{words.about}</Text>
        <Stack gap="xs">
          <Text size="caption" tone="muted">
            {words.tryTitle}
          </Text>
          <Stack as="ul" gap="xs">
            {TRIES.map((one) => (
              <li key={one}>
                <Link href={tries[one]} isStandalone onPress={onClose}>
                  {words.try[one]}
                </Link>
              </li>
            ))}
          </Stack>
        </Stack>
        <Divider />
        <Stack gap="xs" align="start">
          <Button onPress={onRemove}>{words.leave}</Button>
          <Text size="caption" tone="muted">
            {words.leaveHelp}
          </Text>
        </Stack>
      </Stack>
    </Popover>
  );
}
