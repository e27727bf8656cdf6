import { CopyField } from '../../../components/CopyField';
import { Heading } from '../../../components/Heading';
import { Stack } from '../../../components/Stack';
import { Text } from '../../../components/Text';
import { useStrings } from '../../../locale';
import { hubAuthStrings } from '../../../strings/generated/hubAuth';
import { GenerateKey } from './GenerateKey';
import { KeyList } from './KeyList';
import type { AuthSectionProps } from './sections';

const PAIR = 'Ed25519';

export function RequestSigning({ auth, onChange }: AuthSectionProps) {
  const words = useStrings(hubAuthStrings);
  return (
    <Stack gap="lg">
      <Heading level={3}>{words.signing}</Heading>
      <Text size="dense" tone="muted">
        {words.signingHelp}
      </Text>
      <CopyField label={words.context} value={auth.signing_context} description={words.contextHelp} />
      <KeyList algorithm={PAIR} auth={auth} onChange={onChange} />
      <GenerateKey algorithm={PAIR} label={words.generateEd25519} auth={auth} onChange={onChange} />
    </Stack>
  );
}
