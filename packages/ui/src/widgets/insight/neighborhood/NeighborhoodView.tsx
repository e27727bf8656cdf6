import type { Neighborhood, NeighborNode } from '@concordia/api-client';
import { useState } from 'react';
import { Button } from '../../../components/Button';
import { useBox } from '../../../components/Chart/useBox';
import { Inline } from '../../../components/Inline';
import { Link } from '../../../components/Link';
import { Stack } from '../../../components/Stack';
import { Text } from '../../../components/Text';
import { useStrings } from '../../../locale';
import { neighborhoodStrings } from '../../../strings/neighborhood';
import { bondOf } from './bonds';
import * as styles from './Neighborhood.css';
import { NeighborhoodPicture } from './NeighborhoodPicture';
import { NeighborhoodTable } from './NeighborhoodTable';
import { useBondWords } from './useBondWords';

export interface NeighborhoodViewProps {
  neighborhood: Neighborhood;
  contactHref: (contactId: string) => string;
  takesFocus: boolean;
  isTable: boolean;
  onTableChange: (isTable: boolean) => void;
  onCenter: (node: NeighborNode) => void;
  onBack: () => boolean;
}

/** Width in em below which 24 names would overlap. */
const WIDE_EM = 44;
const ROOM = { wide: 24, narrow: 12 } as const;

export function NeighborhoodView(props: NeighborhoodViewProps) {
  const { neighborhood, contactHref, isTable, onTableChange, ...walking } = props;
  const words = useStrings(neighborhoodStrings);
  const [ref, box] = useBox();
  const [lookedAt, setLookedAt] = useState<NeighborNode>(neighborhood.center);
  const room = box !== null && box.width >= WIDE_EM * box.em ? ROOM.wide : ROOM.narrow;
  const more = neighborhood.total - (isTable ? neighborhood.nodes.length : Math.min(room, neighborhood.nodes.length));
  return (
    <Stack gap="sm">
      <Inline justify="between">
        <Text as="span" size="caption" tone="muted" isTabular>
          {more > 0 && words.moreHelp({ count: more })}
        </Text>
        <Button size="small" tone="quiet" onPress={() => onTableChange(!isTable)}>
          {isTable ? words.showPicture : words.showTable}
        </Button>
      </Inline>
      <div ref={ref}>
        {isTable ? (
          <NeighborhoodTable neighborhood={neighborhood} onCenter={walking.onCenter} />
        ) : (
          box !== null && (
            <NeighborhoodPicture
              {...walking}
              neighborhood={neighborhood}
              room={room}
              lookedAt={lookedAt.entity_id}
              onLook={setLookedAt}
            />
          )
        )}
      </div>
      {!isTable && <Card neighborhood={neighborhood} node={lookedAt} contactHref={contactHref} />}
    </Stack>
  );
}

function Card({
  neighborhood: { center, relationships },
  node,
  contactHref,
}: Pick<NeighborhoodViewProps, 'neighborhood' | 'contactHref'> & { node: NeighborNode }) {
  const words = useStrings(neighborhoodStrings);
  const say = useBondWords();
  const bond = node.entity_id === center.entity_id ? null : bondOf(center.entity_id, node.entity_id, relationships);
  return (
    <div className={styles.card}>
      <Text as="span" size="dense">
        <strong dir="auto">{node.name}</strong>{' '}
        <Text as="span" size="dense" tone="muted" isTabular>
          {say.ofNode(node, bond)}
        </Text>
      </Text>
      {node.contactId !== null && (
        <Link href={contactHref(node.contactId)} isStandalone>
          {words.open}
        </Link>
      )}
    </div>
  );
}
