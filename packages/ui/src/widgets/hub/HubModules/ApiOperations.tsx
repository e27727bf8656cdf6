import { useState } from 'react';
import { Badge } from '../../../components/Badge';
import { Disclosure } from '../../../components/Disclosure';
import { EmptyState } from '../../../components/EmptyState';
import { Inline } from '../../../components/Inline';
import { SearchField } from '../../../components/SearchField';
import { Stack } from '../../../components/Stack';
import { Text } from '../../../components/Text';
import { useStrings } from '../../../locale';
import { hubModuleStrings } from '../../../strings/generated/hubModule';
import * as styles from './HubModules.css';
import { type Operation, type OperationGroup, operationsByTag } from './operationsByTag';

/** Up to this many operations are listed openly; more are collapsed by tag and searchable. */
const FEW = 12;

export function ApiOperations({ operations }: { operations: readonly Operation[] }) {
  const words = useStrings(hubModuleStrings);
  const [query, setQuery] = useState('');
  if (operations.length === 0) return <EmptyState size="compact" title={words.noOperations} />;
  const groups = operationsByTag(operations, query);
  const isOpen = query.trim() !== '' || operations.length <= FEW;
  return (
    <Stack gap="sm">
      {operations.length > FEW && (
        <SearchField label={words.findOperation} placeholder={words.findOperation} value={query} onChange={setQuery} />
      )}
      {groups.length === 0 && <EmptyState size="compact" title={words.noMatch} />}
      {groups.map((group) => (
        // Remounts the group when a search starts or ends, which resets its collapsed state.
        <Group key={`${group.tag ?? ''} ${isOpen}`} group={group} isOpen={isOpen} />
      ))}
    </Stack>
  );
}

function Group({ group: { tag, operations }, isOpen }: { group: OperationGroup; isOpen: boolean }) {
  const words = useStrings(hubModuleStrings);
  return (
    <Disclosure
      size="small"
      headingLevel={4}
      title={tag ?? words.untagged}
      detail={words.operations({ count: operations.length })}
      defaultExpanded={isOpen}
    >
      <ul>
        {operations.map((operation) => (
          <OperationRow key={`${operation.method} ${operation.path}`} operation={operation} />
        ))}
      </ul>
    </Disclosure>
  );
}

function OperationRow({ operation: { method, path, summary, is_deprecated: isDeprecated } }: { operation: Operation }) {
  const words = useStrings(hubModuleStrings);
  return (
    <li className={styles.operation}>
      <span className={styles.method}>{method}</span>
      <Stack gap="xxs">
        <Inline gap="sm">
          <bdi dir="ltr" className={styles.path}>
            {path}
          </bdi>
          {isDeprecated && <Badge>{words.deprecated}</Badge>}
        </Inline>
        {summary !== null && (
          <Text size="dense" tone="muted">
            <bdi>{summary}</bdi>
          </Text>
        )}
      </Stack>
    </li>
  );
}
