import { EmptyState } from '@concordia/ui/components/EmptyState';
import { useStrings } from '@concordia/ui/locale';
import { analyticsStrings } from '../../strings/analytics';

/** Nothing looks profiles up: that is said. */
export function NoEnrichment() {
  const { enrichment } = useStrings(analyticsStrings);
  return <EmptyState icon="users" headingLevel={2} title={enrichment.title} description={enrichment.description} />;
}
