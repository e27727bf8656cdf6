import { useState } from 'react';
import { IconButton } from '../../../components/Button';
import { Description, DescriptionList } from '../../../components/DescriptionList';
import { useStrings } from '../../../locale';
import { nameIn } from '../../../strings/nameIn';
import { selectorSearchStrings } from '../../../strings/selectorSearch';

export const PROPERTY_LENGTH = 50;

export function Properties({ properties }: { properties: Readonly<Record<string, string>> }) {
  const { property } = useStrings(selectorSearchStrings);
  return (
    <DescriptionList>
      {Object.entries(properties).map(([name, value]) => (
        <Description key={name} term={nameIn(property, name)}>
          <Value name={nameIn(property, name)} value={value} />
        </Description>
      ))}
    </DescriptionList>
  );
}

function Value({ name, value }: { name: string; value: string }) {
  const words = useStrings(selectorSearchStrings);
  const [isWhole, setWhole] = useState(false);
  // Splits by code point, so that surrogate pairs stay whole.
  const letters = Array.from(value);
  if (letters.length <= PROPERTY_LENGTH) return <bdi>{value}</bdi>;
  return (
    <>
      <bdi>{isWhole ? value : `${letters.slice(0, PROPERTY_LENGTH).join('')}…`}</bdi>{' '}
      <IconButton
        size="small"
        icon={isWhole ? 'chevron-up' : 'chevron-down'}
        label={isWhole ? words.showLess({ name }) : words.showWhole({ name })}
        onPress={() => setWhole(!isWhole)}
      />
    </>
  );
}
