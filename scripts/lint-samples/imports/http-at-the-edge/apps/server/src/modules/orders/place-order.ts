import type { FastifyRequest } from 'fastify';

export const placeOrder = (request: FastifyRequest): unknown => request.body;
