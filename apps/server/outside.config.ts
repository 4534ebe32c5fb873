/** What cannot be bundled: machine code, files read beside the module, and what is absent. */
export const OUTSIDE = [
  'sharp',
  '@node-rs/argon2',
  '@fastify/swagger-ui',
  'pg-native',
  'typescript',
];
