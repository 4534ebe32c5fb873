/** Packages that are not bundled: machine code, files read beside the module, and absent ones. */
export const OUTSIDE = [
  'sharp',
  '@node-rs/argon2',
  '@fastify/swagger-ui',
  'pg-native',
  'typescript',
];
