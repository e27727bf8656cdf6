import { SECOND } from '@concordia/domain';
import { Inject, Injectable } from '@nestjs/common';
import { DomainFailure } from '../../../common/domain-failure.js';
import { type Limits, limitsOf } from '../../../common/limits.js';
import { SETTINGS, type Settings } from '../../../common/settings.js';

/** Younger bodies never count as slow, in ms. */
const GRACE_MS = SECOND;

/** Bytes per second. Slower bodies make room if their route is at its limit; providers send at line speed. */
const SLOW = 16_384;

/** When a rejected provider may retry, in ms. */
const RETRY_MS = SECOND;

/** A body of a route, until its webhook is answered. */
export interface Passage {
  /** Counts received bytes. @throws DomainFailure if the route has no room for them. */
  readonly arrived: (bytes: number) => void;
  /** Marks the body as complete; it no longer has to make room. */
  readonly complete: () => void;
  readonly leave: () => void;
}

interface Body {
  /** Reserved bytes: the declared length, or more if more arrived. */
  room: number;
  received: number;
  isComplete: boolean;
  readonly since: number;
  readonly giveWay: (reason: DomainFailure) => void;
}

/**
 * Limits the bodies each route holds at once. Anybody can call a route, and signatures cover the whole body, so unverified bodies must be held. At
 * the limit, a slow body is dropped for the next one, so that stalled bodies cannot block providers.
 */
@Injectable()
export class WebhookTraffic {
  readonly #bounds: Limits['webhook'];
  readonly #routes = new Map<string, Set<Body>>();

  constructor(@Inject(SETTINGS) settings: Pick<Settings, 'limits'>) {
    this.#bounds = limitsOf(settings).webhook;
  }

  /**
   * @param announced the declared length in bytes; 0 if absent.
   * @param giveWay called if this body must make room for another.
   * @throws DomainFailure `unavailable` if the route is at its limit.
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

/** Bytes per second. */
const speedOf = ({ received, since }: Body): number => (received / Math.max(1, performance.now() - since)) * SECOND;

const full = () =>
  new DomainFailure(
    'unavailable',
    'WEBHOOKS_BUSY',
    'Too many webhooks are arriving at once. Send this one again in a moment.',
    undefined,
    RETRY_MS,
  );
