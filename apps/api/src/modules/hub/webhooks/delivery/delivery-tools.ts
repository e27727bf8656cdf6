import { Injectable } from '@nestjs/common';
import { Keyring } from '../signing/keyring.js';
import { SubscriptionsRepository } from '../subscriptions.repository.js';
import { DeliveryBook } from './delivery-book.js';
import { HttpSender } from './http-sender.js';
import { NotesKeeper } from './notes-keeper.js';

@Injectable()
export class DeliveryTools {
  constructor(
    readonly book: DeliveryBook,
    readonly keeper: NotesKeeper,
    readonly sender: HttpSender,
    readonly keyring: Keyring,
    readonly subscriptions: SubscriptionsRepository,
  ) {}
}
