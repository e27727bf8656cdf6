import { componentDocs } from '#storybook/docs';
import { useFigure } from '../../locale';
import { Stack } from '../Stack';
import { type Column, Table } from '.';

interface Deal {
  name: string;
  /** In euros. */
  value: number;
}

const deals: Deal[] = [
  { name: 'Ada Okafor', value: 18_500 },
  { name: 'Bengt Lindqvist', value: 2_000 },
  { name: 'Chiara Fontana', value: 104_250 },
];

const nameOf = (deal: Deal) => deal.name;
const euro = { style: 'currency', currency: 'EUR', maximumFractionDigits: 0 } as const;

function Money({ value }: { value: number }) {
  const figure = useFigure(euro);
  return figure(value);
}

const clear: Column<Deal>[] = [
  { id: 'name', label: 'Contact', cell: nameOf, sortBy: nameOf, minWidth: 8 },
  {
    id: 'value',
    label: 'Value',
    cell: (deal) => <Money value={deal.value} />,
    sortBy: (deal) => deal.value,
    align: 'end',
  },
];

const unclear: Column<Deal>[] = [
  { id: 'name', label: 'Contact', cell: nameOf, minWidth: 8 },
  { id: 'value', label: 'EUR', cell: (deal) => deal.value },
];

export default componentDocs({
  status: { is: 'stable', since: '0.1.0' },
  whenToUse: [
    'Use it to compare records: one row per record, one column per attribute.',
    'Use it when readers sort, select several rows, or look for the highest value.',
    'Use it for long lists. It renders only visible rows and stays fast with 100,000.',
  ],
  whenNotToUse: [
    { when: 'Each row has its own layout with buttons or menus.', instead: 'GridList' },
    { when: 'Readers scan many rows of text and open one.', instead: 'VirtualList' },
    { when: 'The attributes belong to a single item.', instead: 'DescriptionList' },
  ],
  anatomy: [
    { part: 'Headings', what: 'Name the columns and stay in view. Sortable ones show the direction.' },
    { part: 'First column', what: 'Names the row and stays in view when the table scrolls sideways.' },
    { part: 'Checkboxes', what: 'Optional: one per row, and one in the headings that selects all rows.' },
    { part: 'Cells', what: 'One to four lines, set by `lines`. Longer text is truncated.' },
    {
      part: 'Composed cells',
      what: 'Optional: a `mark`, such as an avatar, and a muted `description` below the text.',
    },
    { part: 'Action bar', what: 'Optional: buttons for the selected rows, above the headings.' },
    { part: 'Resize handles', what: 'Optional, at the end of each heading.' },
    { part: 'Footer', what: 'Appears while more rows load, or if that failed, with a button to retry.' },
  ],
  examples: [
    {
      good: {
        show: (
          <Stack width="form">
            <Table
              aria-label="Open deals"
              rows={deals}
              columns={clear}
              getKey={nameOf}
              defaultSort={{ column: 'value', direction: 'descending' }}
            />
          </Stack>
        ),
        because: 'Figures align by digit, follow the locale of the reader, and can be sorted.',
      },
      bad: {
        show: (
          <Stack width="form">
            <Table aria-label="Deals without format" rows={deals} columns={unclear} getKey={nameOf} />
          </Stack>
        ),
        because: 'Figures without a format are hard to compare, and the columns cannot be sorted.',
      },
    },
  ],
  accessibility: {
    roles: 'A `grid` whose first column has row headers. Checkboxes are native, and each resize handle is a slider.',
    announced: [
      'The name, the number of rows and the sort order. A new sort order is announced.',
      'A row that is selected or deselected, by the name in its first column.',
      'With `actions`: that actions are available, when the first row is selected.',
      'While the first rows load, the table is busy. A status below it announces further loading and errors.',
    ],
  },
  content: [
    'Write headings as nouns of one or two words: "Last message".',
    'Put the most important columns first, because narrow screens show two or three.',
    'Show an unknown value as a dash, not as "0" or an empty cell.',
  ],
  related: ['GridList', 'VirtualList', 'Tree', 'DescriptionList'],
  changes: [
    {
      version: '0.3.0',
      what: '`lines`, `mark` and `description` of columns, `actions` for selected rows, `onResize` and `onResizeEnd` (was `onWidthsChange`).',
    },
    { version: '0.3.0', what: 'Regular rows follow the density set in the account menu.' },
    { version: '0.1.0', what: 'Added.' },
  ],
});
