import { type RefObject, useState } from 'react';
import { useStrings } from '../../locale';
import { richTextStrings } from '../../strings/generated/richText';
import { Button } from '../Button';
import { Inline } from '../Inline';
import { Popover } from '../Popover';
import { Stack } from '../Stack';
import { TextField } from '../TextField';
import { LINK_ADDRESS } from './schema';

export interface LinkPopoverProps {
  triggerRef: RefObject<HTMLElement | null>;
  /** Empty for a new link. */
  address: string;
  onClose: () => void;
  /** Called with the address; `null` removes the link. */
  onSet: (href: string | null) => void;
}

const MOST = 2000;

/** `example.com` is taken for `https://example.com`, and an email address for a link that writes to it. */
function hrefOf(typed: string): string | null {
  const text = typed.trim();
  if (LINK_ADDRESS.test(text)) return text;
  if (/^[^\s@/]+@[^\s@/]+\.[^\s@/]+$/.test(text)) return `mailto:${text}`;
  return /^[^\s:/]+\.[^\s]{2,}$/.test(text) ? `https://${text}` : null;
}

/** Where a link leads. */
export function LinkPopover({ triggerRef, address, onClose, onSet }: LinkPopoverProps) {
  const words = useStrings(richTextStrings);
  const [text, setText] = useState(address);
  const [isRefused, setRefused] = useState(false);
  const apply = () => {
    const href = hrefOf(text);
    if (href === null) setRefused(true);
    else onSet(href);
  };
  return (
    <Popover aria-label={words.link} triggerRef={triggerRef} isOpen onOpenChange={onClose}>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          event.stopPropagation();
          apply();
        }}
      >
        <Stack gap="sm">
          <TextField
            label={words.address}
            value={text}
            onChange={(next) => {
              setText(next);
              setRefused(false);
            }}
            // oxlint-disable-next-line jsx-a11y/no-autofocus -- a popover that asks one thing begins there
            autoFocus
            maxLength={MOST}
            isInvalid={isRefused}
            errorMessage={words.noAddress}
          />
          <Inline gap="xs" justify="end">
            {address !== '' && (
              <Button size="small" tone="quiet" onPress={() => onSet(null)}>
                {words.unlink}
              </Button>
            )}
            <Button size="small" tone="primary" type="submit">
              {words.setLink}
            </Button>
          </Inline>
        </Stack>
      </form>
    </Popover>
  );
}
