import { Badge } from '../../../components/Badge';
import { CopyField } from '../../../components/CopyField';
import { Description, DescriptionList } from '../../../components/DescriptionList';
import { Heading } from '../../../components/Heading';
import { Inline } from '../../../components/Inline';
import { Stack } from '../../../components/Stack';
import { useStrings } from '../../../locale';
import { hubAuthStrings } from '../../../strings/generated/hubAuth';
import { GenerateKey } from './GenerateKey';
import { KeyList } from './KeyList';
import type { AuthSectionProps } from './sections';
import { useSpans } from './useSpans';

export function TokenSigning({ auth, onChange }: AuthSectionProps) {
  const words = useStrings(hubAuthStrings);
  const spans = useSpans(auth);
  return (
    <Stack gap="lg">
      <Heading level={3}>{words.jwt}</Heading>
      <DescriptionList>
        <Description term={words.algorithm}>{auth.algorithm}</Description>
        <Description term={words.expiry}>{spans.token}</Description>
        <Description term={words.issuer}>
          <bdi>{auth.issuer}</bdi>
        </Description>
        <Description term={words.audience}>
          <bdi>{auth.audience}</bdi>
        </Description>
        <Description term={words.scopes}>
          <Inline gap="xs">
            {auth.scopes.map((scope) => (
              <Badge key={scope}>
                <code>{scope}</code>
              </Badge>
            ))}
          </Inline>
        </Description>
      </DescriptionList>
      <CopyField label={words.jwksPath} value={auth.jwks_path} description={words.jwksHelp({ minutes: spans.jwks })} />
      <KeyList algorithm="RS256" auth={auth} onChange={onChange} />
      <GenerateKey algorithm="RS256" label={words.generateJwt} auth={auth} onChange={onChange} />
    </Stack>
  );
}
