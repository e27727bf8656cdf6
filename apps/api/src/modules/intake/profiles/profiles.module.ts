import { Module } from '@nestjs/common';
import { ChannelsModule } from '../../channels/connections/channels.module.js';
import { SearchModule } from '../../inbox/search/search.module.js';
import { ContactPicturesModule } from '../../people/contact-pictures/contact-pictures.module.js';
import { ProfileLookups } from './profile-lookups.js';
import { ProfilesJobs } from './profiles.jobs.js';
import { ProfilesRepository } from './profiles.repository.js';

@Module({
  imports: [ChannelsModule, ContactPicturesModule, SearchModule],
  providers: [ProfileLookups, ProfilesJobs, ProfilesRepository],
  exports: [ProfileLookups],
})
export class ProfilesModule {}
