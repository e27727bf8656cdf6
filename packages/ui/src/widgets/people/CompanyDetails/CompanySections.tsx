import { type CompanyDetail, type DealStage, useListDealStages } from '@concordia/api-client';
import { lazy, type ReactNode, Suspense } from 'react';
import { Heading } from '../../../components/Heading';
import { RelativeTime } from '../../../components/RelativeTime';
import { SkeletonShape } from '../../../components/Skeleton';
import { Stack } from '../../../components/Stack';
import { Text } from '../../../components/Text';
import { useFigure, useMoney, useStrings } from '../../../locale';
import { companyStrings } from '../../../strings/generated/company';
import { FirstFew } from '../../shared/parts/FirstFew';
import type { CompanyDetailsProps } from './CompanyDetails';
import * as styles from './CompanyDetails.css';
import { ConversationItems, MemberItems, PersonItems } from './CompanyItems';

/** Loaded after the people: tables are heavy. */
const DealRows = lazy(() => import('../deals/DealRows').then((module) => ({ default: module.DealRows })));

const NO_STAGES: readonly DealStage[] = [];

interface CompanySectionsProps extends Omit<CompanyDetailsProps, 'name' | 'isHeadingHidden'> {
  company: CompanyDetail;
}

export function CompanySections({ company, contactHref, conversationHref, onOpenDeal }: CompanySectionsProps) {
  const words = useStrings(companyStrings);
  const { data: stages = NO_STAGES } = useListDealStages();
  return (
    <Stack gap="xl">
      <CompanyFigures company={company} />
      <div className={styles.columns}>
        <Section title={words.people} none={words.noPeople} isEmpty={company.contacts.length === 0}>
          <FirstFew items={company.contacts}>
            {(people) => <PersonItems people={people} contactHref={contactHref} />}
          </FirstFew>
        </Section>
        <Stack gap="xl">
          {company.members.length > 0 && (
            <Section title={words.members}>
              <MemberItems members={company.members} />
            </Section>
          )}
          <Section
            title={words.conversations}
            none={words.noConversations}
            isEmpty={company.conversations.length === 0}
          >
            <FirstFew items={company.conversations}>
              {(shown) => <ConversationItems conversations={shown} conversationHref={conversationHref} />}
            </FirstFew>
          </Section>
        </Stack>
      </div>
      <Section title={words.deals} none={words.noDeals} isEmpty={company.deals.length === 0}>
        <Suspense fallback={<SkeletonShape shape="block" height="12rem" />}>
          <DealRows
            label={words.deals}
            deals={company.deals}
            stages={stages}
            contactHref={contactHref}
            onOpen={onOpenDeal}
            isByStage
            maxHeight="26rem"
          />
        </Suspense>
      </Section>
    </Stack>
  );
}

function CompanyFigures({ company }: { company: CompanyDetail }) {
  const words = useStrings(companyStrings);
  const money = useMoney();
  const figure = useFigure();
  const figures = [
    { term: words.people, value: figure(company.people) },
    {
      term: words.lastContact,
      value: company.lastMessageAt === null ? words.never : <RelativeTime instant={company.lastMessageAt} />,
    },
    { term: words.openValue, value: money(company.openValue) },
    { term: words.wonValue, value: money(company.wonValue) },
  ];
  return (
    <dl className={styles.figures}>
      {figures.map(({ term, value }) => (
        <div key={term}>
          <Text as="dt" size="caption" tone="muted">
            {term}
          </Text>
          <Text as="dd" weight="medium" isTabular>
            {value}
          </Text>
        </div>
      ))}
    </dl>
  );
}

interface SectionProps {
  title: string;
  /** Said when it is empty. */
  none?: string;
  isEmpty?: boolean;
  children: ReactNode;
}

const Section = ({ title, none, isEmpty = false, children }: SectionProps) => (
  <Stack gap="sm">
    <Heading level={3}>{title}</Heading>
    {isEmpty ? (
      <Text size="dense" tone="muted">
        {none}
      </Text>
    ) : (
      children
    )}
  </Stack>
);
