import { componentDocs } from '#storybook/docs';
import { Tree } from '.';

const full = { inlineSize: '100%' };

export default componentDocs({
  status: { is: 'stable', since: '0.1.0' },
  whenToUse: [
    'Use it for items nested at several levels, such as folders of a mail archive.',
    'Use `loadChildren` where a level is large and loads only when it is opened.',
  ],
  whenNotToUse: [
    { when: 'The items have one level.', instead: 'GridList' },
    { when: 'Each section holds text or controls, not items.', instead: 'Disclosure' },
    { when: 'It shows the path to the current page.', instead: 'Breadcrumbs' },
  ],
  anatomy: [
    { part: 'Row', what: 'One item, indented by its level.' },
    { part: 'Chevron', what: 'Expands or collapses a row that has children.' },
    { part: 'Checkbox', what: 'Selects the row, where selection is on.' },
    { part: 'Icon', what: 'Optional. Give icons to all rows or to none.' },
    { part: 'Label', what: 'The name of the item. It wraps when there is no room.' },
    { part: 'Detail', what: 'Optional figure or word at the end of the row.' },
  ],
  examples: [
    {
      good: {
        show: (
          <div style={full}>
            <Tree
              aria-label="Folders to import"
              defaultExpandedKeys={['clients']}
              nodes={[
                {
                  id: 'clients',
                  label: 'Clients',
                  icon: 'folder',
                  children: [
                    { id: 'halvorsen', label: 'Halvorsen Marine', icon: 'folder', detail: '12' },
                    { id: 'fontana', label: 'Studio Fontana', icon: 'folder', detail: '4' },
                  ],
                },
                { id: 'archive', label: 'Archive', icon: 'archive', detail: '310' },
              ]}
            />
          </div>
        ),
        because: 'The folders are nested, and every row has an icon, so labels align.',
      },
      bad: {
        show: (
          <div style={full}>
            <Tree
              aria-label="Contacts to import"
              nodes={[
                { id: 'ada', label: 'Ada Okafor', icon: 'user' },
                { id: 'bengt', label: 'Bengt Lindqvist' },
                { id: 'chiara', label: 'Chiara Fontana' },
              ]}
            />
          </div>
        ),
        because: 'There are no levels, so a list is enough. A single icon breaks the alignment.',
      },
    },
  ],
  accessibility: {
    roles: 'A tree grid. Its rows carry their level and position, and rows with children say if they are expanded.',
    announced: [
      'The label, the level and the state of a row when it gets focus.',
      'The error in place of children that failed to load, with a retry button.',
    ],
  },
  content: [
    'Use short nouns as labels: "Contract 2026".',
    'Keep the detail to a count or one word: "12".',
    'Start labels with the word that differs, because type-ahead matches their start.',
  ],
  related: ['GridList', 'Disclosure', 'Breadcrumbs', 'Table'],
  changes: [{ version: '0.1.0', what: 'Added.' }],
});
