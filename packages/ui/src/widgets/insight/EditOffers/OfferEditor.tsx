import type { SaveOffer } from '@concordia/api-client';
import { type RefObject, useState } from 'react';
import { Button } from '../../../components/Button';
import { EmptyState } from '../../../components/EmptyState';
import { Inline } from '../../../components/Inline';
import { Stack } from '../../../components/Stack';
import { useStrings } from '../../../locale';
import { saveOfferStrings } from '../../../strings/generated/saveOffer';
import { OfferForm } from './OfferForm';
import { OfferSummary } from './OfferSummary';

/** What is edited: an offer by its id, or a new one. `last` was edited before, and takes focus again. */
interface Editing {
  readonly of: string | null;
  readonly last: string | null;
}

const NEW = 'new';

export interface OfferEditorProps {
  /** Oldest first. */
  offers: readonly SaveOffer[];
  addButton: RefObject<HTMLButtonElement | null>;
  onRemove: (offer: SaveOffer) => void;
}

/** One offer is edited at a time, in its place. */
export function OfferEditor({ offers, addButton, onRemove }: OfferEditorProps) {
  const words = useStrings(saveOfferStrings);
  const [editing, setEditing] = useState<Editing>({ of: null, last: null });
  const edit = (id: string) => setEditing({ of: id, last: null });
  const close = (id: string | null) => setEditing({ of: null, last: id });
  return (
    <Stack gap="lg">
      {offers.length === 0 && editing.of !== NEW && (
        <EmptyState size="compact" title={words.empty} description={words.emptyHelp} />
      )}
      {offers.length > 0 && (
        <Stack as="ul" gap="md" hasDividers aria-label={words.title}>
          {offers.map((offer) => (
            <li key={offer.id}>
              {editing.of === offer.id ? (
                <OfferForm offer={offer} onClose={() => close(offer.id)} />
              ) : (
                <OfferSummary
                  offer={offer}
                  takesFocus={editing.last === offer.id}
                  onEdit={() => edit(offer.id)}
                  onRemove={() => onRemove(offer)}
                />
              )}
            </li>
          ))}
        </Stack>
      )}
      {editing.of === NEW ? (
        <OfferForm offer={null} onClose={close} />
      ) : (
        <Inline>
          <Button ref={addButton} onPress={() => edit(NEW)}>
            {words.add}
          </Button>
        </Inline>
      )}
    </Stack>
  );
}
