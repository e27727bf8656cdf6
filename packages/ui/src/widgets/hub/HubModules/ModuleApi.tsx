import { type HubModuleApi, refreshModuleApi, useGetModuleApi } from '@concordia/api-client';
import { Badge } from '../../../components/Badge';
import { Disclosure } from '../../../components/Disclosure';
import { Inline } from '../../../components/Inline';
import { RelativeTime } from '../../../components/RelativeTime';
import { Stack } from '../../../components/Stack';
import { Text } from '../../../components/Text';
import { useStrings } from '../../../locale';
import { hubModuleStrings } from '../../../strings/generated/hubModule';
import { ApiOperations } from './ApiOperations';
import { DocumentFrame } from './DocumentFrame';
import * as styles from './HubModules.css';

export function ModuleApi({ moduleId }: { moduleId: string }) {
  const words = useStrings(hubModuleStrings);
  return (
    <DocumentFrame
      title={words.api}
      answer={useGetModuleApi(moduleId)}
      refresh={() => refreshModuleApi(moduleId)}
      words={{
        failed: words.apiFailed,
        never: words.apiNever,
        neverHelp: words.apiNeverHelp,
        fetch: words.apiFetch,
        fetchFailed: words.apiFetchFailed,
      }}
    >
      {(api) => (
        <Stack gap="lg">
          <Head api={api} />
          {api.problems.length > 0 && <Problems problems={api.problems} />}
          <ApiOperations operations={api.operations} />
        </Stack>
      )}
    </DocumentFrame>
  );
}

function Head({ api }: { api: HubModuleApi }) {
  const words = useStrings(hubModuleStrings);
  return (
    <Stack gap="xs">
      <Inline gap="sm">
        <Text as="span" weight="semibold" dir="auto">
          {api.title}
        </Text>
        <Badge tone="outline">{words.version({ version: api.version })}</Badge>
        <Badge>{words.writtenIn({ version: api.openapi })}</Badge>
        {api.is_valid ? (
          <Badge tone="positive">{words.valid}</Badge>
        ) : (
          <Badge tone="negative">{words.invalid({ count: api.problems.length })}</Badge>
        )}
      </Inline>
      <Text size="caption" tone="muted" isTabular>
        {words.operations({ count: api.operations.length })} · {words.fetched} <RelativeTime instant={api.fetched_at} />
      </Text>
    </Stack>
  );
}

function Problems({ problems }: Pick<HubModuleApi, 'problems'>) {
  const words = useStrings(hubModuleStrings);
  return (
    <Disclosure size="small" headingLevel={4} title={words.problems} detail={words.invalid({ count: problems.length })}>
      <Stack as="ul" gap="xs">
        {problems.map(({ path, message }, index) => (
          <li key={index}>
            <bdi dir="ltr" className={styles.path}>
              {path}
            </bdi>
            <Text size="dense">
              <bdi>{message}</bdi>
            </Text>
          </li>
        ))}
      </Stack>
    </Disclosure>
  );
}
