import { OnMatch } from '@concordia/api-client';
import { Radio, RadioGroup } from '../../../components/RadioGroup';
import { useStrings } from '../../../locale';
import { contactImportStrings } from '../../../strings/generated/contactImport';

interface MatchChoiceProps {
  value: OnMatch;
  onChange: (value: OnMatch) => void;
}

const ways = [OnMatch.fill, OnMatch.replace, OnMatch.skip] as const;

export function MatchChoice({ value, onChange }: MatchChoiceProps) {
  const words = useStrings(contactImportStrings);
  return (
    <RadioGroup
      label={words.onMatch}
      description={words.onMatchHelp}
      value={value}
      onChange={(chosen) => {
        const way = ways.find((one) => one === chosen);
        if (way !== undefined) onChange(way);
      }}
    >
      {ways.map((way) => (
        <Radio key={way} value={way} description={words.matchHelp[way]}>
          {words.match[way]}
        </Radio>
      ))}
    </RadioGroup>
  );
}
