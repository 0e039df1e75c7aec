import { ErrorAnswer, type VisitorAuth } from '@trassa/contracts';
import { brand, sitePurpose } from '@trassa/rules';
import fastifySwagger from '@fastify/swagger';
import type { FastifyInstance } from 'fastify';
import { jsonSchemaTransform, jsonSchemaTransformObject } from 'fastify-type-provider-zod';

const security: Record<VisitorAuth, Record<string, string[]>[]> = {
  none: [],
  optional: [{}, { token: [] }],
  required: [{ token: [] }],
  full: [{ token: [] }],
};

/** OpenAPI 3.1 of every bound call at /api/openapi.json; errors are described once. */
export const addOpenapi = async (app: FastifyInstance, siteUrl: string): Promise<void> => {
  await app.register(fastifySwagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: brand,
        version: '1.0.0',
        description: sitePurpose.en,
      },
      servers: [{ url: siteUrl }],
      components: { securitySchemes: { token: { type: 'apiKey', in: 'header', name: 'Authorization' } } },
    },
    transform: (document) => {
      const { call } = document.route.config ?? {};
      // The public document says nothing of the back office.
      if (!call || call.auth === 'staff' || call.path.startsWith('/api/admin/'))
        return { schema: { hide: true }, url: document.url };
      const response = { ...call.responses, default: ErrorAnswer };
      const done = jsonSchemaTransform({ ...document, schema: { ...document.schema, response } });
      return { ...done, schema: { ...done.schema, security: security[call.auth] } };
    },
    transformObject: jsonSchemaTransformObject,
  });
  let text: string | null = null;
  app.get('/api/openapi.json', async (_req, reply) => {
    text ??= JSON.stringify(app.swagger());
    return reply.header('cache-control', 'public, max-age=300').type('application/json').send(text);
  });
};
