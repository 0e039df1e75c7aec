import { describe, expectTypeOf, it } from 'vitest';
import type { Call } from './call.ts';

/** A write of the back office that says everything. */
type Whole = {
  method: 'PUT';
  path: string;
  auth: 'staff';
  right: 'orders.edit';
  scope: { kind: 'order'; from: 'params.id' };
  act: 'order.change';
  summary: string;
  responses: Record<number, never>;
};

describe('a call of the staff', () => {
  it('does not compile without a right, a scope or, for a write, an act', () => {
    expectTypeOf<Whole>().toExtend<Call>();
    expectTypeOf<Omit<Whole, 'right'>>().not.toExtend<Call>();
    expectTypeOf<Omit<Whole, 'scope'>>().not.toExtend<Call>();
    expectTypeOf<Omit<Whole, 'act'>>().not.toExtend<Call>();
    expectTypeOf<Omit<Whole, 'act'> & { act: null }>().not.toExtend<Call>();
    expectTypeOf<Omit<Whole, 'right'> & { right: 'orders.guess' }>().not.toExtend<Call>();
    expectTypeOf<Omit<Whole, 'act' | 'method'> & { method: 'GET'; act: null }>().toExtend<Call>();
    expectTypeOf<Omit<Whole, 'act' | 'method'> & { method: 'GET' }>().not.toExtend<Call>();
  });
});
