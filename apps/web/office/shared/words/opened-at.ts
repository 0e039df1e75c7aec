import { useState } from 'react';

/** Unix seconds at which this part of a screen was opened: what it shows as past or coming stays so until it is opened again. */
export const useOpenedAt = (): number => useState(() => Math.floor(Date.now() / 1000))[0];
