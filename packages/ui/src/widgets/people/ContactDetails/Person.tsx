import type { ContactDetail } from '@concordia/api-client';
import { Suspense, useEffect, useState } from 'react';
import { Badge, CountBadge } from '../../../components/Badge';
import { Inline } from '../../../components/Inline';
import { Stack } from '../../../components/Stack';
import { Tab, TabList, TabPanel, Tabs } from '../../../components/Tabs';
import { Text } from '../../../components/Text';
import { useDateFormat, useStrings } from '../../../locale';
import { peopleStrings } from '../../../strings/people';
import { ContactHead } from '../../inbox/MessageDetail/ContactHead';
import { ChartPlaceholder } from '../../shared/activity/ChartPlaceholder';
import type { ContactDetailsProps } from './ContactDetails';
import * as styles from './ContactDetails.css';

import { ContactFacts } from './ContactFacts';
import { bringTabs, ChannelsTab, ContactActivity, ContactDeals, Enriched, NotesTab, TaskList } from './lazyTabs';
import { type PersonAction, PersonActions } from './PersonActions';
import { PersonDialogs } from './PersonDialogs';
import { ACTIVITY_ROOM } from './sizes';
import { TimelineTab } from './TimelineTab';

interface PersonProps extends Omit<ContactDetailsProps, 'contactId'> {
  contact: ContactDetail;
}

export function Person({ contact, onClose, onOpenContact, messageHref, onOpenMessage, companyHref }: PersonProps) {
  const words = useStrings(peopleStrings);
  const [action, setAction] = useState<PersonAction | null>(null);
  const { counts, points } = contact;
  useEffect(bringTabs, []);
  const tabs = [
    { id: 'timeline', panel: <TimelineTab contact={contact} messageHref={messageHref} /> },
    { id: 'notes', count: counts.notes, panel: <NotesTab contactId={contact.id} /> },
    { id: 'channels', count: points.length, panel: <ChannelsTab contact={contact} /> },
    {
      id: 'tasks',
      count: counts.openTasks,
      panel: <TaskList contactId={contact.id} headingLevel={3} isHeadingHidden onOpenMessage={onOpenMessage} />,
    },
    { id: 'deals', panel: <ContactDeals contact={contact} headingLevel={3} /> },
    { id: 'details', panel: <Details contact={contact} /> },
  ] as const;
  return (
    <Stack gap="lg">
      <ContactHead contact={contact} companyHref={companyHref} />
      <Marks contact={contact} />
      <PersonActions contact={contact} onAction={setAction} />
      <Tabs>
        <TabList label={words.views}>
          {tabs.map((tab) => (
            <Tab
              key={tab.id}
              id={tab.id}
              badge={'count' in tab ? <CountBadge count={tab.count} label={words.tabs[tab.id]} /> : undefined}
            >
              {words.tabs[tab.id]}
            </Tab>
          ))}
        </TabList>
        {tabs.map(({ id, panel }) => (
          <TabPanel key={id} id={id}>
            <div className={styles.tab}>
              <Suspense fallback={<span data-coming />}>{panel}</Suspense>
            </div>
          </TabPanel>
        ))}
      </Tabs>
      <Suspense>
        <PersonDialogs
          contact={contact}
          action={action}
          onAction={setAction}
          onGone={onClose}
          onOpenContact={onOpenContact}
        />
      </Suspense>
    </Stack>
  );
}

function Details({ contact }: { contact: ContactDetail }) {
  return (
    <Stack gap="lg">
      <ContactFacts contact={contact} />
      <Enriched contactId={contact.id} contactName={contact.name} />
      <Suspense fallback={<ChartPlaceholder {...ACTIVITY_ROOM} />}>
        <ContactActivity contact={contact} />
      </Suspense>
    </Stack>
  );
}

function Marks({ contact: { tags, erasedBefore } }: { contact: ContactDetail }) {
  const words = useStrings(peopleStrings);
  const day = useDateFormat({ dateStyle: 'medium' });
  if (tags.length === 0 && erasedBefore === null) return null;
  return (
    <Stack gap="sm">
      {tags.length > 0 && (
        <Inline as="ul" gap="xs">
          {tags.map((tag) => (
            <li key={tag}>
              <Badge tone="outline">
                <bdi>{tag}</bdi>
              </Badge>
            </li>
          ))}
        </Inline>
      )}
      {erasedBefore !== null && (
        <Text size="dense" tone="muted">
          {words.erasedBefore({ day: day.format(Date.parse(erasedBefore)) })}
        </Text>
      )}
    </Stack>
  );
}
