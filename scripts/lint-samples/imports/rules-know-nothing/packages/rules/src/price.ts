import { z } from 'zod';

export const price = z.number();
