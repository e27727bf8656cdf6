import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createIds, instantOfUuid, isUuid, uuidV7 } from './uuid.js';

const bytes = fc.uint8Array({ minLength: 10, maxLength: 10 });

describe('uuidV7', () => {
  it('lays out the example of RFC 9562, appendix A.6', () => {
    const random = Uint8Array.of(0x0c, 0xc3, 0x18, 0xc4, 0xdc, 0x0c, 0x0c, 0x07, 0x39, 0x8f);
    expect(uuidV7(0x017f22e279b0, random)).toBe('017f22e2-79b0-7cc3-98c4-dc0c0c07398f');
  });

  it('is well formed and gives its instant back', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 2 ** 48 - 1 }), bytes, (instant, random) => {
        const id = uuidV7(instant, random);
        expect(isUuid(id)).toBe(true);
        expect(id[14]).toBe('7');
        expect('89ab').toContain(id[19]);
        expect(instantOfUuid(id)).toBe(instant);
      }),
    );
  });

  it('refuses too little randomness', () => {
    expect(() => uuidV7(0, new Uint8Array(9))).toThrow(RangeError);
  });
});

describe('createIds', () => {
  it('ascends whatever the clock does, and never repeats', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 0, max: 50 }), { minLength: 2, maxLength: 300 }),
        bytes,
        (clock, random) => {
          let tick = 0;
          const next = createIds({ now: () => clock[tick++ % clock.length] ?? 0, randomBytes: () => random.slice() });
          const ids = clock.map(() => next());
          expect(ids.toSorted()).toEqual(ids);
          expect(new Set(ids).size).toBe(ids.length);
        },
      ),
    );
  });

  it('survives more ids in one millisecond than the counter holds', () => {
    const next = createIds({ now: () => 1_000, randomBytes: (length) => new Uint8Array(length).fill(0xff) });
    const ids = Array.from({ length: 10_000 }, () => next());
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.toSorted()).toEqual(ids);
  });
});

describe('instantOfUuid', () => {
  it('knows no instant of other versions and other strings', () => {
    expect(instantOfUuid('5f0c1f8e-0000-4000-8000-000000000000')).toBeNull();
    expect(instantOfUuid('not an id')).toBeNull();
  });
});
