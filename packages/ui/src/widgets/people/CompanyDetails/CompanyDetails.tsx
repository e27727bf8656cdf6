import { type CompanyDetail, useGetCompany } from '@concordia/api-client';
import { EmptyState } from '../../../components/EmptyState';
import { SkeletonShape } from '../../../components/Skeleton';
import { Stack } from '../../../components/Stack';
import { WidgetFrame, type WidgetState } from '../../../components/WidgetFrame';
import { useStrings } from '../../../locale';
import { companyStrings } from '../../../strings/generated/company';
import { useProblem } from '../../shared/problems';
import { CompanySections } from './CompanySections';

export interface CompanyDetailsProps {
  /** The company's name, in any spelling. */
  name: string;
  contactHref: (contactId: string) => string;
  conversationHref: (conversationId: string) => string;
  /** Opens a deal. Must be a stable function. */
  onOpenDeal: (dealId: string) => void;
  /** Set it where the page already has the title. @default false */
  isHeadingHidden?: boolean;
}

/** One company: its people, who of us knows them, the latest conversations, and deals. */
export function CompanyDetails({ name, isHeadingHidden = false, ...links }: CompanyDetailsProps) {
  const words = useStrings(companyStrings);
  const describe = useProblem();
  const { data, error, isValidating, mutate } = useGetCompany({ name });
  return (
    <WidgetFrame
      title={data?.name ?? name}
      isHeadingHidden={isHeadingHidden}
      state={stateOf()}
      skeleton={
        <Stack gap="lg">
          <SkeletonShape shape="block" height="4rem" />
          <SkeletonShape shape="block" height="10rem" />
          <SkeletonShape shape="block" height="10rem" />
        </Stack>
      }
      empty={<EmptyState icon="building" title={words.unknown} description={words.unknownHelp} />}
    >
      {(company) => <CompanySections company={company} {...links} />}
    </WidgetFrame>
  );

  function stateOf(): WidgetState<CompanyDetail> {
    if (data !== undefined) return { kind: 'ready', data, isRefreshing: isValidating };
    if (error === undefined) return { kind: 'loading' };
    if (error.status === 404) return { kind: 'empty' };
    const problem = { title: words.failedOne, ...describe(error) };
    return { kind: 'failed', problem, retry: () => void mutate(), isRetrying: isValidating };
  }
}
