import { SECOND } from '@concordia/domain';
import { Inject, Injectable } from '@nestjs/common';
import { DomainFailure } from '../../../common/domain-failure.js';
import { type Limits, limitsOf } from '../../../common/limits.js';
import { SETTINGS, type Settings } from '../../../common/settings.js';

/** A body this young is not slow yet, in ms. */
const GRACE_MS = SECOND;

/** A body that arrives more slowly gives way when its route is at its limit, in bytes a second. Providers send at line speed. */
const SLOW = 16_384;

/** When a refused provider may try again, in ms. */
const RETRY_MS = SECOND;

/** A body on its way through a route, until its webhook is answered. */
export interface Passage {
  /** Notes bytes that have arrived. @throws DomainFailure when the route has no room for them. */
  readonly arrived: (bytes: number) => void;
  /** Nothing more will come; what is held now gives way to nobody. */
  readonly complete: () => void;
  readonly leave: () => void;
}

interface Body {
  /** How much room it holds: what it announced, or more when more has come. */
  room: number;
  received: number;
  isComplete: boolean;
  readonly since: number;
  readonly giveWay: (reason: DomainFailure) => void;
}

/**
 * Bounds what each route holds at the same time. Anybody can call a route, and a signature is verified over the whole body, so that bodies
 * of strangers have to be held. Where a route is at its limit, a body that hardly moves gives way to the next one; stalled bodies cannot keep
 * providers out.
 */
@Injectable()
export class WebhookTraffic {
  readonly #bounds: Limits['webhook'];
  readonly #routes = new Map<string, Set<Body>>();

  constructor(@Inject(SETTINGS) settings: Pick<Settings, 'limits'>) {
    this.#bounds = limitsOf(settings).webhook;
  }

  /**
   * @param announced the length that the sender declares, in bytes; 0 when it does not.
   * @param giveWay called when this body has to make room for another one.
   * @throws DomainFailure `unavailable` when the route is at its limit.
   */
  enter(route: string, announced: number, giveWay: (reason: DomainFailure) => void): Passage {
    const bodies = this.#bodiesAt(route);
    this.#makeRoom(bodies, announced, 1);
    const body: Body = { room: announced, received: 0, isComplete: false, since: performance.now(), giveWay };
    bodies.add(body);
    return {
      arrived: (bytes) => this.#grow(bodies, body, bytes),
      complete: () => {
        body.isComplete = true;
      },
      leave: () => void bodies.delete(body),
    };
  }

  #bodiesAt(route: string): Set<Body> {
    const known = this.#routes.get(route);
    if (known !== undefined) return known;
    const bodies = new Set<Body>();
    this.#routes.set(route, bodies);
    return bodies;
  }

  #grow(bodies: Set<Body>, body: Body, bytes: number): void {
    body.received += bytes;
    const more = body.received - body.room;
    if (more <= 0) return;
    this.#makeRoom(bodies, more, 0, body);
    body.room = body.received;
  }

  #makeRoom(bodies: Set<Body>, bytes: number, places: 0 | 1, asking?: Body): void {
    if (this.#hasRoom(bodies, bytes, places)) return;
    const others = [...bodies].filter((body) => body !== asking && isSlow(body)).toSorted(bySpeed);
    while (!this.#hasRoom(bodies, bytes, places)) {
      const slowest = others.shift();
      if (slowest === undefined) throw full();
      bodies.delete(slowest);
      slowest.giveWay(full());
    }
  }

  #hasRoom(bodies: ReadonlySet<Body>, bytes: number, places: 0 | 1): boolean {
    let held = bytes;
    for (const { room } of bodies) held += room;
    return held <= this.#bounds.bytes && bodies.size + places <= this.#bounds.bodies;
  }
}

const isSlow = (body: Body): boolean =>
  !body.isComplete && performance.now() - body.since > GRACE_MS && speedOf(body) < SLOW;

const bySpeed = (one: Body, another: Body): number => speedOf(one) - speedOf(another);

/** Bytes a second. */
const speedOf = ({ received, since }: Body): number => (received / Math.max(1, performance.now() - since)) * SECOND;

const full = () =>
  new DomainFailure(
    'unavailable',
    'DOOR_BUSY',
    'Too many webhooks are arriving at once. Send this one again in a moment.',
    undefined,
    RETRY_MS,
  );
