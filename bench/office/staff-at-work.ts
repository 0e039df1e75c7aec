// Colleagues at work: each opens lists, searches and reads cards, one call after another with a moment between two.
import { setTimeout as wait } from 'node:timers/promises';
import { ordersList, ticketsList } from '@trassa/contracts/office';

type Colleague = { readonly headers: Record<string, string>; readonly person: number };
type Rows = { readonly values: readonly { readonly public_id: string }[] };

export type StaffAtWork = {
  /** Calls that were answered since they began. */
  readonly answered: () => number;
  stop(): Promise<void>;
};

/** Milliseconds of a colleague between two calls: he reads what he has asked for. */
const reads = 1000;

/** `person`: the number of somebody who has bought, whom he looks up. A call that is not answered by 200 throws at the stop. */
export const putToWork = (url: string, colleagues: readonly Colleague[]): StaffAtWork => {
  const over = new AbortController();
  let count = 0;
  const ask = async (path: string, headers: Record<string, string>): Promise<Rows> => {
    const answer = await fetch(`${url}/api/admin${path}`, { headers });
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}`);
    count += 1;
    return (await answer.json()) as Rows;
  };
  const work = async ({ headers, person }: Colleague): Promise<void> => {
    const pause = () => wait(reads);
    // They do not all begin at once.
    await wait(reads * Math.random());
    for (let day = 0; !over.signal.aborted; day += 1) {
      const orders = await ask(`/orders?${ordersList.views.paid}`, headers);
      await pause();
      const found = await ask(`/orders?search=person${person + day}@example.org`, headers);
      await pause();
      const order = found.values[0] ?? orders.values[0];
      if (order) await ask(`/orders/${order.public_id}`, headers);
      await pause();
      const tickets = await ask(`/tickets?${ticketsList.views.unnamed}`, headers);
      await pause();
      const [ticket] = tickets.values;
      if (ticket) await ask(`/tickets/${ticket.public_id}`, headers);
      await pause();
    }
  };
  const all = Promise.all(colleagues.map(work));
  // Read at the stop.
  all.catch(() => undefined);
  return {
    answered: () => count,
    async stop() {
      over.abort();
      await all;
    },
  };
};
