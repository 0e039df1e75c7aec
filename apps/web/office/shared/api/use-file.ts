import { useMutation } from '@tanstack/react-query';
import type { OfficeFile } from '@trassa/contracts/office';
import { saveFile } from '../../../app/shared/save-file.ts';

/** Asks for a file and hands it to the downloads of the browser. */
export const useFile = <Asked>(askFor: (asked: Asked) => Promise<{ values: OfficeFile }>) =>
  useMutation<void, Error, Asked>({
    mutationFn: async (asked) => {
      const { name, type, base64 } = (await askFor(asked)).values;
      const bytes = Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0));
      saveFile(new Blob([bytes], { type }), name);
    },
  });
