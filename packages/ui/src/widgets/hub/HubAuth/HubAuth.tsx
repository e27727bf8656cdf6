import { type ConnectionAuth, codeExamples, useGetConnectionAuth } from '@concordia/api-client';
import { Grid } from '../../../components/Grid';
import { SkeletonShape } from '../../../components/Skeleton';
import { Stack } from '../../../components/Stack';
import { Text } from '../../../components/Text';
import { WidgetFrame } from '../../../components/WidgetFrame';
import { useStrings } from '../../../locale';
import { hubAuthStrings } from '../../../strings/generated/hubAuth';
import { useFigures } from '../../insight/intelligence';
import { CodeExamples } from '../parts';
import { AuditLog } from './AuditLog';
import { RequestSigning } from './RequestSigning';
import { TokenSigning } from './TokenSigning';
import { Tokens } from './Tokens';

/** Authentication of modules: key pairs, tokens and the audit log. */
export function HubAuth() {
  const words = useStrings(hubAuthStrings);
  const answer = useGetConnectionAuth();
  const state = useFigures<ConnectionAuth>(answer, words.failed);
  const reread = async () => {
    await answer.mutate();
  };
  return (
    <Stack gap="xxxl">
      <WidgetFrame
        title={words.title}
        state={state}
        skeleton={
          <Grid columns="1:1" gap="xxxl" align="start">
            <SkeletonShape shape="block" height="22rem" />
            <SkeletonShape shape="block" height="22rem" />
          </Grid>
        }
        empty={null}
      >
        {(auth) => (
          <Stack gap="lg">
            <Text tone="muted">{words.help}</Text>
            <Grid columns="1:1" gap="xxxl" align="start">
              <TokenSigning auth={auth} onChange={reread} />
              <RequestSigning auth={auth} onChange={reread} />
            </Grid>
          </Stack>
        )}
      </WidgetFrame>
      <Tokens />
      <AuditLog />
      <CodeExamples
        examples={[{ title: words.exampleProtected, languages: codeExamples.protectedEndpoint.languages }]}
      />
    </Stack>
  );
}
