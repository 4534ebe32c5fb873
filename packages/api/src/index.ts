// Describes calls: fields, endpoints, topics, errors, headers. Knows no area and does no I/O.
export * from './fields.ts';
export * from './errors.ts';
export * from './endpoint.ts';
export * from './module-ids.ts';
export * from './topic.ts';
export * from './texts.ts';
export * from './headers.ts';
