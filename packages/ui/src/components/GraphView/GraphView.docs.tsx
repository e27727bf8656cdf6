import { componentDocs } from '#storybook/docs';
import { Button } from '../Button';
import { EmptyState } from '../EmptyState';
import { type GraphData, GraphView } from '.';

// Only the empty graph is live here: browsers limit the WebGL contexts of a page, and the stories need them.
const noConnections: GraphData = { nodes: [], edges: [] };

export default componentDocs({
  status: { is: 'draft', since: '0.3.0' },
  whenToUse: [
    'Use it to show who knows whom, and which companies are connected.',
    'Use it to find the shortest path from one contact to another.',
  ],
  whenNotToUse: [
    { when: 'The data are a hierarchy with one parent each.', instead: 'Tree' },
    { when: 'The question is which things are alike in two figures.', instead: 'ScatterChart' },
    { when: 'Only the number of connections of each contact matters.', instead: 'Table' },
  ],
  anatomy: [
    { part: 'Title', what: 'A heading that says who or what is connected.' },
    {
      part: 'Summary',
      what: 'What the graph shows. By default, how many names and connections, and who has the most.',
    },
    { part: 'Search', what: 'Finds a name. Once a name is selected, a second field finds the path to another.' },
    { part: 'View buttons', what: 'Zoom in, zoom out, show all, and switch to the list.' },
    { part: 'Graph', what: 'Dots for names and lines for connections. Groups share a color and lie together.' },
    {
      part: 'Details',
      what: 'The path in words, or the selected name with its figures and actions: over the graph, or below where it is narrow.',
    },
  ],
  examples: [
    {
      good: {
        show: (
          <GraphView
            title="Who knows whom"
            data={noConnections}
            empty={
              <EmptyState
                size="compact"
                icon="users"
                title="No connections yet"
                description="Connect an email account to see which contacts write to each other."
                actions={<Button>Connect email</Button>}
              />
            }
          />
        ),
        because: 'Replace the default empty state where the user can do something about it.',
      },
      bad: {
        show: <GraphView title="Network" data={noConnections} />,
        because: 'The default message offers no next step.',
      },
    },
  ],
  accessibility: {
    roles:
      'A region named by its title. The graph is an application with arrow keys. ' +
      'The list is a grid with the same names, groups and connections.',
    announced: [
      'The graph says its summary and its keys when it gets focus.',
      'Arrow keys announce each name: "Ada, Lumen, 1 connection".',
      'A status below the graph has the path in words: "Ada to Alan: Ada → Grace → Alan".',
    ],
  },
  content: [
    'Say in the title who is connected and by what: "Who knows whom", not "Network graph".',
    'Use names that the user knows for clusters, such as the company: "Lumen", not "Cluster 3".',
    'Keep details to a few figures and one action: "Write to Ada".',
  ],
  related: ['ScatterChart', 'Table', 'Tree', 'Chart'],
  changes: [{ version: '0.3.0', what: 'Added.' }],
});
