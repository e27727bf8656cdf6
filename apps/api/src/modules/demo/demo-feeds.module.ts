import { Global, Module } from '@nestjs/common';
import { SampleFeeds } from '../../outgoing/sample-feeds.js';
import { DemoFeeds } from './demo-feeds.js';

/** Global, so that news and market know nothing of the demo but where its samples are. */
@Global()
@Module({
  providers: [{ provide: SampleFeeds, useClass: DemoFeeds }],
  exports: [SampleFeeds],
})
export class DemoFeedsModule {}
