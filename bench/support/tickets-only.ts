import type { DeliveryPort, WalletPort } from '../../apps/server/src/modules/orders/index.ts';

/** Ports of kinds of goods that a bench of tickets does not sell. */
export const noDelivery: DeliveryPort = {
  quote: async () => ({ shipments: [], unavailable: [], errors: {} }),
  store: async () => undefined,
  shipmentsOf: async () => new Map(),
};
export const noWallet: WalletPort = {
  find: async () => [],
  spend: async () => true,
  release: async () => undefined,
  spendAnew: async () => true,
  giveBack: async () => 0,
};
export const noPolicies = {
  name: async () => undefined,
  forget: async () => undefined,
  pass: async () => undefined,
  follow: async () => undefined,
  returnable: async () => new Map(),
  valid: async () => new Map(),
  cancel: async () => undefined,
};
