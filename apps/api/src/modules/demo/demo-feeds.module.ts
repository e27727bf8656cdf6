import { Global, Module } from '@nestjs/common';
import { SampleFeeds } from '../../outgoing/sample-feeds.js';
import { StandInProvider } from '../people/enrichment/stand-in.js';
import { DemoEnrichment } from './demo-enrichment.js';
import { DemoFeeds } from './demo-feeds.js';

/** Global, so that news, market and enrichment depend only on the sample interfaces, not on the demo. */
@Global()
@Module({
  providers: [
    { provide: SampleFeeds, useClass: DemoFeeds },
    { provide: StandInProvider, useClass: DemoEnrichment },
  ],
  exports: [SampleFeeds, StandInProvider],
})
export class DemoFeedsModule {}
