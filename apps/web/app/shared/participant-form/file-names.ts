const key = (fileId: string): string => `file-name:${fileId}`;

/** Names of uploaded files by id, kept for the visit: the wire has the id alone. */
export const rememberFileName = (fileId: string, name: string): void => {
  try {
    sessionStorage.setItem(key(fileId), name);
  } catch {
    // Storage is off: the file is called by its kind after a reload.
  }
};

export const findFileName = (fileId: string): string | null => {
  try {
    return sessionStorage.getItem(key(fileId));
  } catch {
    return null;
  }
};
