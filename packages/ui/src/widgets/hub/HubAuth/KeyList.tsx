import type { HubKey } from '@concordia/api-client';
import { useId } from 'react';
import { Heading } from '../../../components/Heading';
import { Stack } from '../../../components/Stack';
import { Text } from '../../../components/Text';
import { useStrings } from '../../../locale';
import { hubAuthStrings } from '../../../strings/generated/hubAuth';
import { useFocusFallback } from '../../insight/intelligence';
import { KeyRow } from './KeyRow';
import type { AuthSectionProps } from './sections';

interface KeyListProps extends AuthSectionProps {
  algorithm: HubKey['algorithm'];
}

export function KeyList({ algorithm, auth, onChange }: KeyListProps) {
  const words = useStrings(hubAuthStrings);
  const heir = useFocusFallback<HTMLDivElement>();
  const headingId = useId();
  const keys = auth.keys.filter((key) => key.algorithm === algorithm);
  return (
    <div {...heir}>
      <Stack gap="sm">
        <Heading level={4} size="caption" tone="muted" id={headingId}>
          {words.keys[algorithm]}
        </Heading>
        {keys.length === 0 ? (
          <Text size="dense">{words.noKeys}</Text>
        ) : (
          <Stack as="ul" gap="sm" hasDividers aria-labelledby={headingId}>
            {keys.map((key) => (
              <KeyRow key={key.kid} hubKey={key} onChange={onChange} />
            ))}
          </Stack>
        )}
      </Stack>
    </div>
  );
}
