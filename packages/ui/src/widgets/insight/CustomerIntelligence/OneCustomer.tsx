import { useGetCustomer } from '@concordia/api-client';
import { Stack } from '../../../components/Stack';
import { WidgetFrame } from '../../../components/WidgetFrame';
import { useStrings } from '../../../locale';
import { customerListStrings } from '../../../strings/customerList';
import { useFigures } from '../intelligence';
import { CustomerRow } from './CustomerRow';
import { MessageSkeleton } from './IntelligenceSkeleton';

export interface OneCustomerProps {
  contactId: string;
  contactHref: (contactId: string) => string;
}

/** The customer of a dot, as in the list of their segment. */
export function OneCustomer({ contactId, contactHref }: OneCustomerProps) {
  const words = useStrings(customerListStrings);
  const state = useFigures(useGetCustomer(contactId), words.failed);
  return (
    <WidgetFrame
      title={words.list}
      isHeadingHidden
      headingLevel={3}
      state={state}
      skeleton={<MessageSkeleton />}
      empty={null}
    >
      {(customer) => (
        <Stack as="ul">
          <CustomerRow customer={customer} contactHref={contactHref} />
        </Stack>
      )}
    </WidgetFrame>
  );
}
