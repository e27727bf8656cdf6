import { type RelationshipGraph as Relationships, useGetRelationshipGraph } from '@concordia/api-client';
import { useState } from 'react';
import { LinkButton } from '../../../components/Button';
import { EmptyState } from '../../../components/EmptyState';
import { Select } from '../../../components/Select';
import { SkeletonShape } from '../../../components/Skeleton';
import { WidgetFrame, type WidgetState } from '../../../components/WidgetFrame';
import { useStrings } from '../../../locale';
import { relationshipGraphStrings } from '../../../strings/relationshipGraph';
import { useFigures } from '../intelligence';
import { GROUPINGS, type Grouping } from './graphData';
import { RelationshipPicture } from './RelationshipPicture';

export interface RelationshipGraphProps {
  setupHref: string;
  contactHref: (contactId: string) => string;
  conversationHref: (conversationId: string) => string;
}

/** A picture of the people one writes with, by how much and how lately, and of their companies. */
export function RelationshipGraph({ setupHref, ...hrefs }: RelationshipGraphProps) {
  const words = useStrings(relationshipGraphStrings);
  const [grouping, setGrouping] = useState<Grouping>('lastContact');
  const state = emptyIfAlone(useFigures(useGetRelationshipGraph(), words.failed));
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
      skeleton={<SkeletonShape shape="block" height="30rem" />}
      empty={
        <EmptyState
          icon="users"
          title={words.empty}
          description={words.emptyHelp}
          actions={<LinkButton href={setupHref}>{words.setup}</LinkButton>}
        />
      }
    >
      {(graph) => <RelationshipPicture graph={graph} grouping={grouping} {...hrefs} />}
    </WidgetFrame>
  );
}

/** The owner alone is no picture. */
const emptyIfAlone = (state: WidgetState<Relationships>): WidgetState<Relationships> =>
  state.kind === 'ready' && state.data.people.every(({ isOwner }) => isOwner) ? { kind: 'empty' } : state;
