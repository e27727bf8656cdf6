import { Module } from '@nestjs/common';
import { HubLogModule } from '../../hub/log/hub-log.module.js';
import { AttachmentsModule } from '../../inbox/attachments/attachments.module.js';
import { PersonDataModule } from '../../platform/person-data/person-data.module.js';
import { ContactsRepository } from '../contact-records/contacts.repository.js';
import { ContactPicturesController } from './contact-pictures.controller.js';
import { ContactPicturesRepository } from './contact-pictures.repository.js';
import { ContactPicturesService } from './contact-pictures.service.js';
import { PicturePersonData } from './picture-person-data.js';
import { ProviderPictures } from './provider-pictures.js';

@Module({
  imports: [AttachmentsModule, HubLogModule, PersonDataModule],
  controllers: [ContactPicturesController],
  providers: [
    ContactPicturesService,
    ContactPicturesRepository,
    ContactsRepository,
    PicturePersonData,
    ProviderPictures,
  ],
  exports: [ProviderPictures],
})
export class ContactPicturesModule {}
