import { type HubModuleTools, refreshModuleTools, useGetModuleTools } from '@concordia/api-client';
import { CodeBlock } from '../../../components/CodeBlock';
import { Disclosure } from '../../../components/Disclosure';
import { EmptyState } from '../../../components/EmptyState';
import { RelativeTime } from '../../../components/RelativeTime';
import { Stack } from '../../../components/Stack';
import { Text } from '../../../components/Text';
import { useStrings } from '../../../locale';
import { hubModuleStrings } from '../../../strings/generated/hubModule';
import { DocumentFrame } from './DocumentFrame';

type Tool = HubModuleTools['tools'][number];

/** Visible lines of a schema; longer ones scroll. */
const MOST_LINES = 16;

export function ModuleTools({ moduleId }: { moduleId: string }) {
  const words = useStrings(hubModuleStrings);
  return (
    <DocumentFrame
      title={words.tools}
      answer={useGetModuleTools(moduleId)}
      refresh={() => refreshModuleTools(moduleId)}
      words={{
        failed: words.toolsFailed,
        never: words.toolsNever,
        neverHelp: words.toolsNeverHelp,
        fetch: words.toolsFetch,
        fetchFailed: words.toolsFetchFailed,
      }}
    >
      {(answer) => (
        <Stack gap="lg">
          <Server answer={answer} />
          {answer.tools.length === 0 && <EmptyState size="compact" title={words.noTools} />}
          <Stack gap="xs">
            {answer.tools.map((tool) => (
              <ToolView key={tool.name} tool={tool} />
            ))}
          </Stack>
        </Stack>
      )}
    </DocumentFrame>
  );
}

function Server({
  answer: { server_name: name, server_version: version, tools, fetched_at: at },
}: {
  answer: HubModuleTools;
}) {
  const words = useStrings(hubModuleStrings);
  return (
    <Stack gap="xs">
      {name !== null && (
        <Text weight="semibold" dir="auto">
          {version === null ? name : words.serverVersion({ name, version })}
        </Text>
      )}
      <Text size="caption" tone="muted" isTabular>
        {words.toolCount({ count: tools.length })} · {words.fetched} <RelativeTime instant={at} />
      </Text>
    </Stack>
  );
}

function ToolView({ tool: { name, title, description, input_schema: schema } }: { tool: Tool }) {
  const words = useStrings(hubModuleStrings);
  return (
    <Disclosure size="small" headingLevel={4} title={title ?? name} detail={title === null ? undefined : name}>
      <Stack gap="sm">
        {description !== null && (
          <Text size="dense" dir="auto">
            {description}
          </Text>
        )}
        <CodeBlock
          label={words.inputSchema}
          language="json"
          code={JSON.stringify(schema, null, 2)}
          maxLines={MOST_LINES}
        />
      </Stack>
    </Disclosure>
  );
}
