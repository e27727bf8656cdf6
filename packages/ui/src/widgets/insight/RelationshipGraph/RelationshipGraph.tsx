import { useState } from 'react';
import { LinkButton } from '../../../components/Button';
import { EmptyState } from '../../../components/EmptyState';
import { Select } from '../../../components/Select';
import { SkeletonShape } from '../../../components/Skeleton';
import { Stack } from '../../../components/Stack';
import { WidgetFrame } from '../../../components/WidgetFrame';
import { useStrings } from '../../../locale';
import { relationshipGraphStrings } from '../../../strings/relationshipGraph';
import { QueryBox } from '../../inbox/queryBox';
import { GROUPINGS, type Grouping } from './graphData';
import { NoMatch } from './NoMatch';
import { RelationshipPicture } from './RelationshipPicture';
import { useRelationships } from './useRelationships';

export interface RelationshipGraphProps {
  setupHref: string;
  contactHref: (contactId: string) => string;
  conversationHref: (conversationId: string) => string;
}

/** A picture of the people one writes with, by how much and how lately, of their companies, and of who wrote with whom. */
export function RelationshipGraph({ setupHref, ...hrefs }: RelationshipGraphProps) {
  const words = useStrings(relationshipGraphStrings);
  const [grouping, setGrouping] = useState<Grouping>('lastContact');
  const { state, query, filter } = useRelationships();
  return (
    <WidgetFrame
      title={words.title}
      loadingText={words.loading}
      state={state}
      actions={
        state.kind === 'ready' && (
          <Select
            label={words.groupBy}
            isLabelHidden
            size="small"
            options={GROUPINGS.map((id) => ({ id, label: words.grouping[id] }))}
            value={grouping}
            onChange={setGrouping}
          />
        )
      }
      skeleton={<SkeletonShape shape="block" height="38.25rem" />}
      empty={
        <EmptyState
          icon="users"
          title={words.empty}
          description={words.emptyHelp}
          actions={<LinkButton href={setupHref}>{words.setup}</LinkButton>}
        />
      }
    >
      {(graph) => (
        <Stack gap="md">
          <QueryBox
            isFilter
            query={filter.text}
            onChange={filter.type}
            problem={filter.problem}
            isPending={filter.isPending}
            onSearch={filter.apply}
          />
          {graph.people.id.length === 0 ? (
            <NoMatch onShowAll={() => filter.apply('')} />
          ) : (
            <RelationshipPicture graph={graph} isFiltered={query !== ''} grouping={grouping} {...hrefs} />
          )}
        </Stack>
      )}
    </WidgetFrame>
  );
}
