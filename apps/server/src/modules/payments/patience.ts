/** Milliseconds for a provider's answer while somebody waits for ours: a buyer's client gives up after ten seconds. */
export const patience = 6000;

/** Throws when the promise takes longer. */
export const within = async <T>(promise: Promise<T>, ms: number): Promise<T> => {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error('the provider did not answer in time')), ms);
  });
  return Promise.race([promise, late]).finally(() => clearTimeout(timer));
};
