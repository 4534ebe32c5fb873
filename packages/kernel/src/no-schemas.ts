function refuse(): never {
  throw new Error('the routes of this server have no schemas');
}

/**
 * Fastify's option `schemaController` for a server whose routes have no schemas: it then does not
 * load what compiles them, which takes as long as all else that it loads (docs/performance.md).
 */
export const NO_SCHEMAS = { compilersFactory: { buildValidator: refuse, buildSerializer: refuse } };
