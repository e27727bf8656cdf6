import { type HubModule, useListModuleChecks } from '@concordia/api-client';
import { Badge } from '../../../components/Badge';
import { Description, DescriptionList } from '../../../components/DescriptionList';
import { EmptyState } from '../../../components/EmptyState';
import { Inline } from '../../../components/Inline';
import { RelativeTime } from '../../../components/RelativeTime';
import { SkeletonShape } from '../../../components/Skeleton';
import { Stack } from '../../../components/Stack';
import { StatusBadge } from '../../../components/StatusBadge';
import { Text } from '../../../components/Text';
import { WidgetFrame } from '../../../components/WidgetFrame';
import { useStrings } from '../../../locale';
import { hubModuleStrings } from '../../../strings/generated/hubModule';
import { useListState } from '../../channels/setup';
import { CheckHistory } from './CheckHistory';
import * as styles from './HubModules.css';

interface ModuleHealthProps {
  module: HubModule;
}

export function ModuleHealth({ module }: ModuleHealthProps) {
  const words = useStrings(hubModuleStrings);
  // Reloads on mount: checks are added every minute, but the event stream reports only status changes.
  const answer = useListModuleChecks(module.id, undefined, { swr: { revalidateOnMount: true } });
  const checks = useListState(answer, words.checksFailed);
  return (
    <Stack gap="xl">
      {module.problem !== null && (
        <Text tone="negative">
          <bdi>{module.problem}</bdi>
        </Text>
      )}
      <Facts module={module} />
      <WidgetFrame
        title={words.responseTime}
        headingLevel={3}
        state={checks}
        skeleton={<SkeletonShape shape="block" height="12rem" />}
        empty={<EmptyState size="compact" title={words.noChecks} />}
      >
        {(all) => <CheckHistory checks={all} />}
      </WidgetFrame>
    </Stack>
  );
}

function Facts({ module }: ModuleHealthProps) {
  const words = useStrings(hubModuleStrings);
  return (
    <DescriptionList>
      <Description term={words.status}>
        <StatusBadge status={module.status} />
      </Description>
      <Description term={words.versionName}>
        <bdi>{module.version ?? words.unknown}</bdi>
      </Description>
      <Description term={words.capabilities}>
        <Capabilities names={module.capabilities} />
      </Description>
      <Description term={words.lastChecked}>
        <When instant={module.last_checked_at} />
      </Description>
      <Description term={words.lastSeen}>
        <When instant={module.last_seen_at} />
      </Description>
      <Description term={words.registeredAt}>
        <When instant={module.created_at} />
      </Description>
      <Addresses module={module} />
      <Description term={words.network}>
        {module.allow_private_network ? words.networkOpen : words.networkClosed}
      </Description>
    </DescriptionList>
  );
}

function Addresses({ module }: ModuleHealthProps) {
  const words = useStrings(hubModuleStrings);
  const addresses = [
    { term: words.baseUrl, value: module.base_url },
    { term: words.openapiUrl, value: module.openapi_url },
    { term: words.mcpEndpoint, value: module.mcp_endpoint },
    { term: words.embeddingsEndpoint, value: module.embeddings_endpoint },
    { term: words.vectorsEndpoint, value: module.vectors_endpoint },
    { term: words.publicKey, value: module.public_key_b64 },
  ];
  return addresses.map(
    ({ term, value }) =>
      value !== null && (
        <Description key={term} term={term}>
          <bdi dir="ltr" className={styles.value}>
            {value}
          </bdi>
        </Description>
      ),
  );
}

function Capabilities({ names }: { names: readonly string[] }) {
  const words = useStrings(hubModuleStrings);
  if (names.length === 0) return words.noCapabilities;
  return (
    <Inline as="ul" gap="xs">
      {[...new Set(names)].map((name) => (
        <li key={name}>
          <Badge tone="outline">{name}</Badge>
        </li>
      ))}
    </Inline>
  );
}

function When({ instant }: { instant: string | null }) {
  const words = useStrings(hubModuleStrings);
  return instant === null ? words.never : <RelativeTime instant={instant} />;
}
