import type { Contact } from '@concordia/api-client';
import { lazy, Suspense, useState } from 'react';
import { Button, IconButton } from '../../../components/Button';
import { EmptyState } from '../../../components/EmptyState';
import { SkeletonShape } from '../../../components/Skeleton';
import { WidgetFrame } from '../../../components/WidgetFrame';
import { useStrings } from '../../../locale';
import { contactDealsStrings } from '../../../strings/generated/contactDeals';
import { FirstFew } from '../../shared/parts/FirstFew';
import * as styles from './ContactDeals.css';
import { DealLine } from './DealLine';
import { inOrder } from './inOrder';
import { MoreDeals } from './MoreDeals';
import { useContactDeals } from './useContactDeals';

const DealDialog = lazy(() => import('../deals/dialog').then((module) => ({ default: module.DealDialog })));

export interface ContactDealsProps {
  contact: Pick<Contact, 'id' | 'name' | 'company'>;
  /** Offers to link this conversation; a new deal is linked to it. */
  conversationId?: string;
  headingLevel?: 2 | 3;
  /** Beside a conversation: three deals at first, and a heading as small as those around it. @default false */
  isCompact?: boolean;
}

const GLANCE = 3;

/** The deals of one contact: to enter, open and link to the conversation at hand. */
export function ContactDeals({ contact, conversationId, headingLevel = 2, isCompact = false }: ContactDealsProps) {
  const words = useStrings(contactDealsStrings);
  const state = useContactDeals(contact.id);
  /** `null` for a new one. */
  const [opened, setOpened] = useState<string | null | undefined>(undefined);
  const add = () => setOpened(null);
  return (
    <>
      <WidgetFrame
        title={words.title}
        headingLevel={headingLevel}
        size={isCompact ? 'list' : 'regular'}
        state={state}
        actions={state.kind !== 'empty' && <IconButton icon="plus" label={words.add} size="small" onPress={add} />}
        skeleton={<SkeletonShape shape="block" height={isCompact ? '2.5rem' : '6rem'} />}
        empty={<NoDeals isCompact={isCompact} onAdd={add} />}
      >
        {({ deals, stages, more }) => (
          <FirstFew items={inOrder(deals, conversationId)} {...(isCompact && { most: GLANCE })}>
            {(shown) => (
              <>
                <ul className={styles.lines}>
                  {shown.map((deal) => (
                    <DealLine
                      key={deal.id}
                      deal={deal}
                      stages={stages}
                      {...(conversationId !== undefined && { conversationId })}
                      onOpen={() => setOpened(deal.id)}
                    />
                  ))}
                </ul>
                {more !== null && shown.length === deals.length && <MoreDeals {...more} />}
              </>
            )}
          </FirstFew>
        )}
      </WidgetFrame>
      <Suspense>
        {opened !== undefined && (
          <DealDialog
            key={opened}
            dealId={opened}
            isOpen
            onClose={() => setOpened(undefined)}
            start={{ contact, conversationIds: conversationId === undefined ? [] : [conversationId] }}
          />
        )}
      </Suspense>
    </>
  );
}

function NoDeals({ isCompact, onAdd }: { isCompact: boolean; onAdd: () => void }) {
  const words = useStrings(contactDealsStrings);
  const add = (
    <Button size="small" tone={isCompact ? 'quiet' : 'secondary'} icon="plus" onPress={onAdd}>
      {words.add}
    </Button>
  );
  if (isCompact) return add;
  return <EmptyState size="compact" icon="briefcase" title={words.none} description={words.noneHelp} actions={add} />;
}
