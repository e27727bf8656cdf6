import { useGetCompany } from '@concordia/api-client';
import { BackLink } from '@concordia/ui/components/Breadcrumbs';
import { useStrings } from '@concordia/ui/locale';
import { Suspense, useCallback } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { companyHref, contactHref, conversationHref, dealHref } from '../../app/navigation/hrefs';
import { Page } from '../../app/navigation/Page';
import { TabSkeleton } from '../../app/navigation/TabSkeleton';
import { companiesStrings } from '../../strings/generated/companies';
import { shellStrings } from '../../strings/generated/shell';
import { CompanyDetails, CompanyList } from './lazy';

/** All companies, or the one that the address names: `?name=Northwind`, in any spelling. */
export function Companies() {
  const { pages } = useStrings(shellStrings);
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const name = params.get('name')?.trim();
  const openDeal = useCallback((dealId: string) => void navigate(dealHref(dealId)), [navigate]);
  if (!name) {
    return (
      <Page title={pages['/companies']} isFilling>
        <Suspense fallback={<TabSkeleton />}>
          <CompanyList isHeadingHidden companyHref={companyHref} />
        </Suspense>
      </Page>
    );
  }
  return <Company key={name} name={name} onOpenDeal={openDeal} />;
}

interface CompanyProps {
  name: string;
  onOpenDeal: (dealId: string) => void;
}

function Company({ name, onOpenDeal }: CompanyProps) {
  const words = useStrings(companiesStrings);
  const { data } = useGetCompany({ name });
  return (
    <Page title={data?.name ?? name} aside={<BackLink href="/companies" to={words.back} />}>
      <Suspense fallback={<TabSkeleton />}>
        <CompanyDetails
          name={name}
          isHeadingHidden
          contactHref={contactHref}
          conversationHref={conversationHref}
          onOpenDeal={onOpenDeal}
        />
      </Suspense>
    </Page>
  );
}
