import { BackLink } from '@concordia/ui/components/Breadcrumbs';
import { useStrings } from '@concordia/ui/locale';
import { CompanyDetails } from '@concordia/ui/widgets/people/CompanyDetails';
import { CompanyList } from '@concordia/ui/widgets/people/CompanyList';
import { useCallback } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { companyHref, contactHref, conversationHref, dealHref } from '../../app/navigation/hrefs';
import { Page } from '../../app/navigation/Page';
import { companiesStrings } from '../../strings/generated/companies';
import { shellStrings } from '../../strings/generated/shell';

/** All companies, or the one that the address names: `?name=Northwind`, in any spelling. */
export function Companies() {
  const { pages } = useStrings(shellStrings);
  const words = useStrings(companiesStrings);
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const name = params.get('name')?.trim();
  const openDeal = useCallback((dealId: string) => void navigate(dealHref(dealId)), [navigate]);
  if (!name) {
    return (
      <Page title={pages['/companies']} isFilling>
        <CompanyList isHeadingHidden companyHref={companyHref} />
      </Page>
    );
  }
  return (
    <Page key={name} title={name} aside={<BackLink href="/companies" to={words.back} />}>
      <CompanyDetails
        name={name}
        isHeadingHidden
        contactHref={contactHref}
        conversationHref={conversationHref}
        onOpenDeal={openDeal}
      />
    </Page>
  );
}
