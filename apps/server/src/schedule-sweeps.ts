import type { Jobs } from './platform/jobs.ts';

/** Each answers how many things it dealt with; safe to run in several processes at once. */
export type Sweeps = {
  releaseHolds(): Promise<number>;
  sendLetters(): Promise<number>;
  expireOrders(): Promise<number>;
  lapseFreeOrders(): Promise<number>;
  lapseOffers(): Promise<number>;
  sendCertificates(): Promise<number>;
  pollPayments(): Promise<number>;
  sendRefunds(): Promise<number>;
  repayPolicies(): Promise<number>;
  forgetKeys(): Promise<number>;
  forgetBaskets(): Promise<number>;
  forgetCodes(): Promise<number>;
  forgetPersonal(): Promise<number>;
  removeFiles(): Promise<number>;
  drawPictures(): Promise<number>;
  trimPictures(): Promise<number>;
};

/** Gives every sweep its rhythm, in seconds. */
export const scheduleSweeps = (jobs: Jobs, sweeps: Sweeps): void => {
  jobs.every('release expired holds', 1, sweeps.releaseHolds);
  jobs.every('send letters', 2, sweeps.sendLetters);
  jobs.every('expire orders', 5, sweeps.expireOrders);
  jobs.every('lapse free orders', 60, sweeps.lapseFreeOrders);
  jobs.every('lapse ticket offers', 30, sweeps.lapseOffers);
  jobs.every('send certificates', 5, sweeps.sendCertificates);
  jobs.every('poll payments', 5, sweeps.pollPayments);
  jobs.every('send refunds', 10, sweeps.sendRefunds);
  jobs.every('repay policies', 10, sweeps.repayPolicies);
  jobs.every('forget idempotency keys', 3600, sweeps.forgetKeys);
  jobs.every('forget prepared baskets', 3600, sweeps.forgetBaskets);
  jobs.every('forget codes', 3600, sweeps.forgetCodes);
  jobs.every('forget personal data', 3600, sweeps.forgetPersonal);
  jobs.every('remove unused files', 600, sweeps.removeFiles);
  jobs.every('trim pictures', 600, sweeps.trimPictures);
  // About half of one core until the season is drawn, cards first.
  jobs.every('draw pictures', 1, sweeps.drawPictures, 15);
};
