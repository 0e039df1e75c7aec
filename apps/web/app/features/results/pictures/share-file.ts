/** Whether the device passes on files of this kind; most computers do not. */
export const canShareFile = (file: File): boolean =>
  typeof navigator.canShare === 'function' && navigator.canShare({ files: [file] });

/** Opens the device's own sheet; closing it is no error. */
export const shareFile = async (file: File, title: string): Promise<void> => {
  try {
    await navigator.share({ files: [file], title });
  } catch (error) {
    if ((error as Error).name !== 'AbortError') throw error;
  }
};
