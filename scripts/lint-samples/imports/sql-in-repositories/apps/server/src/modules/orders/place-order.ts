import { sql } from 'kysely';

export const placeOrder = () => sql`insert into orders default values`;
