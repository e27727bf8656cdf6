import { composed } from '../locale';
import { graphStatisticsStrings as messages } from './generated/graphStatistics';

export const graphStatisticsStrings = composed(messages, (words) => ({
  /** @param people in the graph, the owner among them. */
  peopleAndCompanies: ({ people, companies }: { people: number; companies: number }) =>
    people === 0 ? words.companiesOnly({ companies }) : words.peopleAndCompanies({ people: people - 1, companies }),
}));
