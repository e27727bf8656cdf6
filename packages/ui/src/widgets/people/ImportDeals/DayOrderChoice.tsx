import { Radio, RadioGroup } from '../../../components/RadioGroup';
import { useStrings } from '../../../locale';
import { dealImportStrings } from '../../../strings/generated/dealImport';

const orders = ['dayFirst', 'monthFirst'] as const;

export type DayOrder = (typeof orders)[number];

interface DayOrderChoiceProps {
  /** A date of the file that can be read both ways. */
  example: string;
  value: DayOrder | null;
  onChange: (order: DayOrder) => void;
}

/** How to read dates such as 3/4/2026. Nothing is chosen at first: a guess would be wrong for half of the world. */
export function DayOrderChoice({ example, value, onChange }: DayOrderChoiceProps) {
  const words = useStrings(dealImportStrings);
  return (
    <RadioGroup
      label={words.dayOrder({ example })}
      description={words.dayOrderHelp}
      orientation="horizontal"
      value={value}
      onChange={(chosen) => {
        const order = orders.find((one) => one === chosen);
        if (order !== undefined) onChange(order);
      }}
    >
      {orders.map((order) => (
        <Radio key={order} value={order}>
          {words.order[order]}
        </Radio>
      ))}
    </RadioGroup>
  );
}
