import { componentDocs } from '#storybook/docs';
import { ScatterChart, type ScatterPoint, type ScatterRegion } from '.';

const contacts: readonly ScatterPoint[] = [
  { name: 'Ada Lovelace', x: 4, y: 48 },
  { name: 'Grace Hopper', x: 9, y: 36 },
  { name: 'Alan Turing', x: 15, y: 12 },
  { name: 'Katherine Johnson', x: 22, y: 27 },
  { name: 'Edsger Dijkstra', x: 41, y: 33 },
  { name: 'Barbara Liskov', x: 55, y: 8 },
  { name: 'Donald Knuth', x: 72, y: 21 },
  { name: 'Radia Perlman', x: 88, y: 5 },
];

const regions: readonly ScatterRegion[] = [
  { name: 'Active', x: [0, 30], y: [0, Number.POSITIVE_INFINITY], hue: 'positive' },
  { name: 'At risk', x: [30, Number.POSITIVE_INFINITY], y: [0, Number.POSITIVE_INFINITY], hue: 'negative' },
];

export default componentDocs({
  status: { is: 'stable', since: '0.3.0' },
  whenToUse: [
    'Use it to compare two measures of many items, and to see which lie together.',
    'Use it with regions to show segments, such as active customers and customers at risk.',
  ],
  whenNotToUse: [
    { when: 'One measure is compared across categories.', instead: 'BarChart' },
    { when: 'The values follow time.', instead: 'LineChart' },
    { when: 'Both axes are categories, and each cell holds a value.', instead: 'HeatMap' },
  ],
  anatomy: [
    { part: 'Title', what: 'Says what is compared.' },
    { part: 'Table button', what: 'Shows the same values as a table.' },
    { part: 'Summary', what: 'The number of points in each region. Only screen readers get it by default.' },
    {
      part: 'Axes',
      what: 'Each has a label with its unit. A root scale spreads out small values. `ticks` marks the limits of classes.',
    },
    { part: 'Regions', what: 'Optional. Named areas with a color, which their points share.' },
    { part: 'Points', what: 'One dot per item. Its area may show a third measure.' },
  ],
  examples: [
    {
      good: {
        show: (
          <ScatterChart
            title="Contacts by activity"
            size="small"
            points={contacts}
            x={{ label: 'Days since the last message' }}
            y={{ label: 'Messages in the past year' }}
            regions={regions}
            isSummaryShown
          />
        ),
        because: 'Give both axes a unit, and name the regions that matter.',
      },
      bad: {
        show: (
          <ScatterChart
            title="Segmentation"
            size="small"
            points={contacts}
            x={{ label: 'Recency' }}
            y={{ label: 'Frequency' }}
          />
        ),
        because: 'The axes have no units, and nothing says which contacts need attention.',
      },
    },
  ],
  accessibility: {
    roles: 'A figure named by its title and described by its summary. The plot inside has the role application.',
    announced: [
      'Focusing the plot reads the summary and the keys.',
      'Each point that an arrow key reaches is announced with its region and both values.',
      'Moving the pointer announces nothing.',
    ],
  },
  content: [
    'Write the axis label with its unit: "Days since the last message", not "Recency".',
    'Give regions names that users know: "At risk", not "Segment 3".',
    'Name points in full: "Ada Lovelace", not "A. L."',
  ],
  related: ['Chart', 'HeatMap', 'BarChart', 'LineChart'],
  changes: [
    {
      version: '0.3.0',
      what: 'Axes may have ticks of their own, and points their region and texts. `finding` replaces the summary.',
    },
    { version: '0.3.0', what: 'Added.' },
  ],
});
