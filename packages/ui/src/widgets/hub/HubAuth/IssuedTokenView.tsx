import type { IssuedToken } from '@concordia/api-client';
import { useEffect, useRef } from 'react';
import { Button } from '../../../components/Button';
import { CopyField } from '../../../components/CopyField';
import { FormActions } from '../../../components/Form';
import { Heading } from '../../../components/Heading';
import { Stack } from '../../../components/Stack';
import { useStrings } from '../../../locale';
import { hubAuthStrings } from '../../../strings/generated/hubAuth';
import { useHours } from './useSpans';

interface IssuedTokenViewProps {
  token: IssuedToken;
  onClose: () => void;
}

/** A new token. No later response contains it, so this is the only screen that shows it. */
export function IssuedTokenView({
  token: { access_token: token, expires_in: seconds },
  onClose,
}: IssuedTokenViewProps) {
  const words = useStrings(hubAuthStrings);
  const hours = useHours();
  const heading = useRef<HTMLHeadingElement>(null);
  // Moves the focus, since the pressed button was removed with its form.
  useEffect(() => heading.current?.focus(), []);
  return (
    <Stack gap="lg">
      <Heading ref={heading} level={3} size="dense">
        {words.copyNow}
      </Heading>
      <CopyField label={words.token} value={token} description={words.tokenHelp({ hours: hours(seconds) })} isSecret />
      <FormActions>
        <Button tone="primary" onPress={onClose}>
          {words.done}
        </Button>
      </FormActions>
    </Stack>
  );
}
