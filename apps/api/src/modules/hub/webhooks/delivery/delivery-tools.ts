import { Injectable } from '@nestjs/common';
import { Keyring } from '../signing/keyring.js';
import { SubscriptionsRepository } from '../subscriptions.repository.js';
import { DeliveryStore } from './delivery-store.js';
import { HttpSender } from './http-sender.js';
import { ResultWriter } from './result-writer.js';

@Injectable()
export class DeliveryTools {
  constructor(
    readonly book: DeliveryStore,
    readonly keeper: ResultWriter,
    readonly sender: HttpSender,
    readonly keyring: Keyring,
    readonly subscriptions: SubscriptionsRepository,
  ) {}
}
