export type Shared = 'shared' | 'copied' | 'cancelled' | 'failed';

/** Passes a page on: the device's own sheet where there is one, else the address goes to the clipboard. */
export const shareLink = async (link: { title: string; url: string }): Promise<Shared> => {
  if (typeof navigator.share === 'function') {
    try {
      await navigator.share(link);
      return 'shared';
    } catch (error) {
      if ((error as Error).name === 'AbortError') return 'cancelled';
    }
  }
  try {
    await navigator.clipboard.writeText(link.url);
    return 'copied';
  } catch {
    return 'failed';
  }
};
